/** A phone of 360 × 740 and a desk of 1280 × 900. */
export const SCREENS = { phone: { width: 360, height: 740 }, desk: { width: 1280, height: 900 } } as const;
export type Screen = keyof typeof SCREENS;

/** Where things begin at the latest, in px from the top of the page, in both languages. */
export const LIMITS = {
  heading: { phone: 170, desk: 260 },
  /** The first words under the heading. */
  ownWords: { phone: 330, desk: 330 },
  /** The first field of a tool, or of a directory that begins with one. */
  field: { phone: 460, desk: 560 },
} satisfies Record<string, Record<Screen, number>>;

/** Height of the footer with the moving tiles, on a phone. */
export const FOOTER = 900;

/** Height of `main` on a phone: of the longest page, and of the page in the middle when all are put in order. */
export const LONGEST = 9000;
export const MEDIAN = 3500;
