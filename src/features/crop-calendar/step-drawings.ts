import type { StepPictureName } from '../../schemas/crop-calendar.ts';

/** Colours of the drawings, each a class of `StepPicture.module.css`; a `line` is not filled, `later` is dashed. */
export type Ink =
  'paper' | 'tint' | 'leaf' | 'dark' | 'poppy' | 'gum' | 'skin' | 'gold' | 'sand' | 'ink' | 'line' | 'later';

interface Drawing {
  /** What is drawn first lies below; in a square of 64. */
  picture: readonly (readonly [Ink, string])[];
  /** For small places: strokes in a square of 20. */
  icon: string;
}

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
const rupee = (x: number, y: number) =>
  `M${x - 3.5} ${y - 5}h7.5M${x - 3.5} ${y - 1.5}h7.5M${x - 3.5} ${y - 5}h2c5.5 0 5.5 7 0 7h-1.5l5.5 4.5`;
const drop = (x: number, y: number) => `M${x} ${y}c-3.5 4.5-3 7.5 0 7.5s3.5-3 0-7.5Z`;
const sprout = (x: number, y: number) => `M${x} ${y}v-6M${x - 4} ${y - 8}c0 3 1.5 4.5 4 4.5s4-1.5 4-4.5`;

const OFFICER = (x: number, y: number) =>
  [
    ['leaf', `M${x - 9} ${y + 34}v-16c0-6 4-9 9-9s9 3 9 9v16Z`],
    ['skin', disc(x, y, 7)],
    ['dark', `M${x - 7} ${y - 2}l-2-7c5-5.5 13-5.5 18 0l-2 7Z`],
    ['gold', disc(x, y - 7.5, 1.5)],
  ] as const;
const CULTIVATOR = (x: number, y: number) =>
  [
    ['paper', `M${x - 9} ${y + 34}v-16c0-6 4-9 9-9s9 3 9 9v16Z`],
    ['skin', disc(x, y, 7)],
    ['poppy', `M${x - 8} ${y - 1}c-2-9 3-13 8-13s10 4 8 13c-4-4.5-12-4.5-16 0Z`],
  ] as const;

export const STEP_DRAWINGS: Record<StepPictureName, Drawing> = {
  patta: {
    picture: [
      ...OFFICER(12, 24),
      ...CULTIVATOR(52, 24),
      ['paper', 'M20 22h18l6 6v30H20Z'],
      ['line', 'M38 22v6h6M26 47h12M26 52h7'],
      ['leaf', 'M27.5 29.5l2 1.5 2.5-2.5 2.5 2.5 2-1.5-1 4h-7Z'],
      ['poppy', disc(32, 37.5, 4.5)],
      ['skin', disc(20, 46, 3.5)],
      ['skin', disc(44, 46, 3.5)],
    ],
    icon: 'M4.5 2.5h7.5l3.5 3.5v11.5h-11ZM12 2.5v3.5h3.5M7.5 10h5M7.5 13.5h3',
  },
  accounts: {
    picture: [
      ['dark', 'M3 16h58v42H3Z'],
      ['paper', 'M32 17C25 12 16 11 7 13v39c9-2 18-1 25 4Z'],
      ['paper', 'M32 17c7-5 16-6 25-4v39c-9-2-18-1-25 4Z'],
      ['line', 'M12 21c5-1 10 0 14 2M12 29c5-1 10 0 14 2M12 37c5-1 10 0 14 2M12 45c5-1 10 0 14 2'],
      ['gold', disc(45, 24, 8.5)],
      ['line', rupee(44.5, 24)],
      ['leaf', 'M36 43l4-3.5 3.5 4L51 35l4 3.5L43.5 51Z'],
    ],
    icon: 'M10 5C8 3.5 5 3.3 2.5 3.8v11.7C5 15 8 15.2 10 16.7c2-1.5 5-1.7 7.5-1.2V3.8C15 3.3 12 3.5 10 5ZM10 5v11.5M12.3 9.8l1.4 1.5 2-3',
  },
  sowing: {
    picture: [
      ['sand', 'M2 46c10-4 20-4 30-1s20 3 30 0v16H2Z'],
      ['line', 'M2 55c10-4 20-4 30-1s20 3 30 0'],
      ['line', 'M12 45V33'],
      ['leaf', 'M12 37c-6 0-9-3-9-9 6 0 9 3 9 9Z'],
      ['leaf', 'M12 34c0-5 3-8 8-8 0 5-3 8-8 8Z'],
      ['skin', 'M46 5c-8 0-14 2-18 7l-8 6c-3 2-1 5.5 2 5l8-2c-1 4 2 5.5 5 4 2 2 5 2 7 0l8-7Z'],
      ['line', 'M35 25l4-5M42 25l3-5'],
      ['paper', 'M44 2h18v19l-13-1Z'],
      ['ink', `${disc(30, 31, 1.8)}${disc(37, 33, 1.8)}${disc(44, 31, 1.8)}${disc(33.5, 39, 1.8)}${disc(41, 40, 1.8)}`],
    ],
    icon: 'M10 17V9.5M10 12c0-4-2.5-6-7-6 0 4 2.5 6 7 6ZM10 9.5c0-4 2.5-6 7-6 0 4-2.5 6-7 6ZM4 17h12',
  },
  measuring: {
    picture: [
      ...OFFICER(17, 17),
      ...CULTIVATOR(47, 17),
      ['tint', 'M10 28h44l6 22H4Z'],
      ['line', `${sprout(20, 39)}${sprout(32, 39)}${sprout(44, 39)}`],
      ['gold', 'M4 48h50v9H4Z'],
      ['line', 'M11 48v5M18 48v3.5M25 48v5M32 48v3.5M39 48v5'],
      ['poppy', disc(53, 52, 8.5)],
      ['paper', disc(53, 52, 3)],
    ],
    icon: 'M4 3h12v8.5H4ZM8 3v8.5M12 3v8.5M3 16h14M5.5 13.8 3 16l2.5 2.2M14.5 13.8 17 16l-2.5 2.2',
  },
  lancing: {
    picture: [
      ['line', 'M25 50v12'],
      ['leaf', 'M25 61C17 62 10 59 8 52c8-1 15 2 17 9Z'],
      ['tint', 'M25 14C13 14 5 22 5 33s9 18 20 18 20-7 20-18-8-19-20-19Z'],
      ['leaf', 'M14 15c-6-1-7-6-3-8 2 1.5 4 .5 5-2.5 2 2.5 4 2.5 9 0 5 2.5 7 2.5 9 0 1 3 3 4 5 2.5 4 2 3 7-3 8Z'],
      ['line', 'M15 24v13M23 22v17M31 24v13'],
      ['gum', drop(15, 35)],
      ['gum', drop(23, 37)],
      ['gum', drop(31, 35)],
      ['ink', 'M33 25.5l11-.5v6l-11-.5 6-2.5Z'],
      ['skin', 'M43 22c0-3 4-4 8-4h6v18H47c-3 0-4-3-3-5-2-1-2-4 0-5-1-1-1-3-1-4Z'],
      ['line', 'M44 26h7M44 31h7'],
      ['paper', 'M54 15l9-2v28l-9-2Z'],
    ],
    icon: 'M6 3.5l1.5 1.3L10 3l2.5 1.8L14 3.5l-.7 3.7H6.7ZM10 7.2c-3.5 0-5.5 2.2-5.5 5.2S7 18 10 18s5.5-2.6 5.5-5.6-2-5.2-5.5-5.2ZM8 11v3.5M10 10.5V15M12 11v3.5',
  },
  'whole-capsules': {
    picture: [
      ['line', 'M25 50v12'],
      ['leaf', 'M25 61C17 62 10 59 8 52c8-1 15 2 17 9Z'],
      ['tint', 'M25 14C13 14 5 22 5 33s9 18 20 18 20-7 20-18-8-19-20-19Z'],
      ['leaf', 'M14 15c-6-1-7-6-3-8 2 1.5 4 .5 5-2.5 2 2.5 4 2.5 9 0 5 2.5 7 2.5 9 0 1 3 3 4 5 2.5 4 2 3 7-3 8Z'],
      ['line', 'M15 20c-3 8-3 18 1 27M35 20c3 8 3 18-1 27'],
      ['paper', disc(48, 44, 14)],
      ['ink', 'M40 46.5l15-7.5-3 8-11 2.5Z'],
      ['poppy', 'M36.2 35.8l3.6-3.6 20 20-3.6 3.6Z'],
    ],
    icon: 'M6 3.5l1.5 1.3L10 3l2.5 1.8L14 3.5l-.7 3.7H6.7ZM10 7.2c-3.5 0-5.5 2.2-5.5 5.2S7 18 10 18s5.5-2.6 5.5-5.6-2-5.2-5.5-5.2ZM7.5 15.5l5-6',
  },
  collecting: {
    picture: [
      ['line', 'M14 20 5 36h18ZM50 20l-9 16h18Z'],
      ['line', 'M9 20h46'],
      ['paper', 'M26 1h20l-4 9H24Z'],
      ['skin', 'M23 9h18c2 0 3 1.5 3 4v4c0 4-2 6-5 6H25c-3 0-5-2-5-5v-5c0-3 1-4 3-4Z'],
      ['line', 'M27 23v-7M33 23v-7M39 22v-6'],
      ['gum', 'M7 36c0-5 3-8 7-8s7 3 7 8Z'],
      ['leaf', 'M4 36h20c0 5-4 8-10 8S4 41 4 36Z'],
      ['dark', 'M46 36v-6h2v-3h4v3h2v6Z'],
      ['leaf', 'M40 36h20c0 5-4 8-10 8s-10-3-10-8Z'],
      ['paper', 'M32 50c-5-3-11-3.5-17-2.5V60c6-1 12-.5 17 2.5 5-3 11-3.5 17-2.5V47.5c-6-1-12-.5-17 2.5ZM32 50v12.5'],
      ['line', 'M19.5 52c3-.2 5.5.2 8 1M19.5 56c3-.2 5.5.2 8 1M36.5 53c2.5-.8 5-1.2 8-1'],
    ],
    icon: 'M3 5.5h14M10 3v2.5M5.5 5.5 2.5 13h6ZM14.5 5.5l-3 7.5h6ZM2.5 13c0 2 1.3 3 3 3s3-1 3-3M11.5 13c0 2 1.3 3 3 3s3-1 3-3',
  },
  weighing: {
    picture: [
      ['line', 'M8 18v43M56 18v43'],
      ['paper', 'M10 5h44l7 13H3Z'],
      ['poppy', 'M18.8 5h8.8l-1.4 13H14.6ZM36.4 5h8.8l4.2 13H37.8Z'],
      ['line', 'M32 34v18'],
      ['paper', disc(32, 29, 8)],
      ['line', 'M32 29l4-4M26.5 29h.1M37.5 29h.1M32 23.5v.1'],
      ['gum', 'M22 44h20l-2 10H24Z'],
      ['sand', 'M20 39.5h24V44H20Z'],
      ['leaf', 'M18 54h28v3h4v4H14v-4h4Z'],
    ],
    icon: 'M3 4h14c0 2.5-2.5 3.8-7 3.8S3 6.5 3 4ZM6.5 7.5l-2 10h11l-2-10M10 15.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM10 13v-.1',
  },
  factory: {
    picture: [
      ['sand', 'M49 34V12h8v22Z'],
      ['line', 'M51 8c-2-2 1-3-.5-5M56 8c-2-2 1-3-.5-5'],
      ['tint', 'M18 61V34l12-8v8l12-8v8l12-8h8v35Z'],
      ['paper', 'M48 49h8v12h-8ZM38 40h6v5h-6ZM50 40h6v5h-6Z'],
      ['paper', 'M12 24h11M14 24v11L4 54c-2 4 0 7 4 7h19c4 0 6-3 4-7L21 35V24Z'],
      ['gum', 'M8.3 46h18.4L31 54c2 4 0 7-4 7H8c-4 0-6-3-4-7Z'],
    ],
    icon: 'M2.5 17.5V9.5l4.5-3v3l4.5-3v3h2l.7-7h2.6l.7 15ZM6 13.5h1.5M10.5 13.5H12',
  },
  payment: {
    picture: [
      ['gold', disc(27, 17, 14)],
      ['line', 'M21.5 10.5h12M21.5 15.5h12M21.5 10.5H25c8 0 8 10 0 10h-3.5l8.5 6.5'],
      ['later', disc(53, 22, 8)],
      ['skin', 'M13 42c5-5 11-4 16 0h9c5 0 5 6.5 0 6.5l14-8.5c5-2.5 9 2.5 5 6L44 58c-2.5 2-5 3-8 3H13Z'],
      ['line', 'M38 48.5h-9'],
      ['dark', 'M2 38h11v25H2Z'],
    ],
    icon: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15ZM7 6.5h6M7 9.3h6M7 6.5h1.5c3.7 0 3.7 5 0 5H7.2L11 14.5',
  },
};
