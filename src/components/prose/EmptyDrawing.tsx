/** What is drawn first is dashed: it is still to come. In a square of 64. */
const DRAWINGS = {
  /** A sheet whose lines are still to be written. */
  list: { later: 'M22 24h22M22 33h22M22 42h14', line: 'M14 8h28l10 10v38H14ZM42 8v10h10', accent: 'M22 14h12v4H22Z' },
  /** A sealed envelope. */
  tender: {
    later: 'M12 52h40M16 58h32',
    line: 'M8 16h48v30H8ZM8 16l24 18 24-18',
    accent: 'M32 28a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  },
  /** A calendar with one day marked. */
  event: {
    later: 'M18 34h6M30 34h6M42 34h4M18 44h6M42 44h4',
    line: 'M10 14h44v42H10ZM10 25h44M20 8v11M44 8v11',
    accent: 'M28 40h9v9h-9Z',
  },
  /** A frame with the sun of a landscape in it. */
  picture: {
    later: 'M14 46l12-13 9 9 6-6 9 10',
    line: 'M8 12h48v40H8Z',
    accent: 'M43 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10Z',
  },
  /** Rows of names. */
  people: {
    later: 'M32 18h22M32 32h22M32 46h22',
    line: 'M18 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM6 42v-5c0-7 4-10 12-10s12 3 12 10v5Z',
    accent: 'M6 48h24v4H6Z',
  },
  /** A glass over an open page. */
  search: {
    later: 'M8 14h20M8 24h12M8 34h10M8 44h14M8 54h28',
    line: 'M36 44a13 13 0 1 0 0-26 13 13 0 0 0 0 26ZM45.5 40.5 58 53',
    accent: 'M33.5 36h5v4h-5ZM32 27c1-5 9-4 8 1-.5 2.5-3 3-3 5h-2c0-3 2.5-3.5 2.7-5 .2-1.5-2.5-1.8-3 0Z',
  },
};

export type EmptyKind = keyof typeof DRAWINGS;

/** A quiet drawing where there is nothing yet; the words beside it say the same. It needs no style file. */
export function EmptyDrawing({ kind, className }: { kind: EmptyKind; className?: string | undefined }) {
  const { later, line, accent } = DRAWINGS[kind];
  return (
    <svg
      className={className}
      viewBox="0 0 64 64"
      width="64"
      height="64"
      fill="none"
      stroke="var(--color-muted)"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      data-empty={kind}
    >
      <path stroke="var(--color-control)" strokeDasharray=".1 4.5" d={later} />
      <path d={line} />
      <path fill="var(--color-accent)" stroke="none" d={accent} />
    </svg>
  );
}
