/** Strokes and one filled shape, in a square of 64. */
interface Drawing {
  lines: string;
  accent: string;
}

const PAPER: Drawing = {
  lines: 'M16 6h24l10 10v42H16ZM40 6v10h10M23 26h20M23 33h20M23 40h12',
  accent: 'M36 44a6 6 0 1 1 8 5.5l1 8.5-5-3-5 3 1-8.5a6 6 0 0 1 0-5.5Z',
};

const CAPSULE: Drawing = {
  lines:
    'M32 46.5V62M32 60c-4.5-6-9-7.5-13.5-7.5 1 4.5 6 8 13.5 7.5Zm0 0c4.5-6 9-7.5 13.5-7.5-1 4.5-6 8-13.5 7.5ZM32 20c-9.5 0-14 6.5-14 13.5S24 47 32 47s14-6.5 14-13.5S41.5 20 32 20ZM26 22.5c-3.5 6.5-3.5 17 1.5 23.5M38 22.5c3.5 6.5 3.5 17-1.5 23.5M32 20.5v26',
  accent: 'M19 20h26l3-8-7 3-4-7-5 5.5L27 8l-4 7-7-3Z',
};

export const SHARE_DRAWINGS = {
  capsule: CAPSULE,
  paper: PAPER,
  /** A case with its tag: what crosses the border. */
  consignment: {
    lines: 'M8 24 32 12l24 12v26L32 60 8 50ZM8 24l24 10 24-10M32 34v26M20 18l24 10.5V38',
    accent: 'M14 36l10 4.3v8L14 44Z',
  },
  /** Scales. */
  law: {
    lines: 'M32 10v46M20 58h24M10 20l22-6 22 6M10 20 3 40h14ZM54 20l-7 20h14Z',
    accent: 'M2 40h16a8 8 0 0 1-16 0ZM46 40h16a8 8 0 0 1-16 0Z',
  },
  /** A question and its answer. */
  question: {
    lines: 'M6 10h36v26H22l-8 8v-8H6ZM48 24h10v26h-6v8l-8-8H24v-7M19 19c0-6 10-6 10 0 0 3.5-5 3.5-5 7',
    accent: 'M22.2 30.5a1.8 1.8 0 1 1 3.6 0 1.8 1.8 0 0 1-3.6 0ZM31 42h20v3.5H31Z',
  },
  /** The hammer of an auction. */
  hammer: {
    lines: 'M24 8 8 24M40 24 24 40M20.5 11.5 36.5 27.5M11.5 20.5 27.5 36.5M30 28l26 26-4 4-26-26',
    accent: 'M6 50h24v4H6ZM3 56h30v4H3Z',
  },
  person: {
    lines: 'M32 30a11 11 0 1 0 0-22 11 11 0 0 0 0 22ZM10 58V50c0-9 8-13 22-13s22 4 22 13v8Z',
    accent: 'M26 37.5h12l-6 14Z',
  },
  building: {
    lines: 'M6 26 32 10l26 16ZM10 26h44v6H10ZM14 32v20M26 32v20M38 32v20M50 32v20M8 52h48v6H8Z',
    accent: 'M32 2v8M32 2h10v5H32Z',
  },
  /** A loudspeaker. */
  news: {
    lines: 'M10 26h10l24-14v40L20 38H10ZM16 38l4 18h7l-4-16.5M50 24a11 11 0 0 1 0 16',
    accent: 'M10 26h8v12h-8Z',
  },
  /** A ring of a molecule. */
  substance: {
    lines: 'M32 14l15.6 9v18L32 50l-15.6-9V23ZM32 20.5l10 5.8v11.4M47.6 23l9-5M16.4 41l-9 5M32 50v9',
    accent: 'M56 12a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM6 42a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  },
  /** Letters of two scripts. */
  language: {
    lines: 'M6 16h24M26 16v32M8 26c2-4 10-4 10 2s-4 5-6 5c4 0 8 1 8 6s-9 8-13 3M18 32h8M36 48l11-30 11 30M40 38h14',
    accent: 'M6 54h52v4H6Z',
  },
} as const satisfies Record<string, Drawing>;

export type ShareDrawing = keyof typeof SHARE_DRAWINGS;

/** By the beginning of the key of a picture; the first that fits. */
const DRAWN_FOR: [beginning: string, drawing: ShareDrawing][] = [
  ['opium/', 'capsule'],
  ['record/policies', 'capsule'],
  ['exim/substances', 'substance'],
  ['substance', 'substance'],
  ['exim/', 'consignment'],
  ['top-level/registration', 'consignment'],
  ['top-level/prevention', 'law'],
  ['record/acts-and-rules', 'law'],
  ['notifications/acts_rules', 'law'],
  ['rti/', 'question'],
  ['tender/', 'hammer'],
  ['record/tenders', 'hammer'],
  ['employee/', 'person'],
  ['record/employee-orders', 'person'],
  ['record/seniority-lists', 'person'],
  ['about/', 'building'],
  ['highlights/', 'news'],
  ['record/media-releases', 'news'],
  ['record/events', 'news'],
  ['official-language/', 'language'],
  ['notifications/', 'paper'],
  ['record/', 'paper'],
];

export function drawingFor(key: string): ShareDrawing {
  return DRAWN_FOR.find(([beginning]) => key.startsWith(beginning))?.[1] ?? 'capsule';
}
