import { disc, type Strokes } from './strokes.ts';

/** Parts of the plant that have a word, the point where their line begins and the height of the word. */
export const LABELS = [
  { part: 'capsule', from: [130, 62], y: 40 },
  { part: 'cut', from: [113, 84], y: 92 },
  { part: 'gum', from: [114, 110], y: 144 },
  { part: 'seed', from: [141, 268], y: 258 },
  { part: 'straw', from: [148, 352], y: 340 },
] as const;
/** The flower has its word above it. */
export const FLOWER = { x: 50, y: 172 } as const;

const gum = (x: number, y: number) => `M${x} ${y}c-7 9-7 16 0 16s7-7 0-16Z`;
const seeds = [
  [122, 280],
  [131, 276],
  [140, 280],
  [126, 287],
  [135, 287],
  [144, 286],
  [121, 272],
  [145, 273],
  [130, 294],
  [139, 294],
] as const;

/** The whole plant, then a capsule cut open and what is left of it; in a field of 328 × 396. */
export const PLANT: Strokes = [
  ['leaf', 'M86 392c-2-72 3-180 6-266h8c-3 86-6 194-4 266Z'],
  ['leaf', 'M88 326C82 296 66 270 50 240l6-3c16 28 26 46 34 66Z'],
  ['tint', 'M90 346c-16 10-30 8-44-8-8-8-20-10-36-28 20 2 32 2 42 8 8-4 18 0 22 8 6 2 12 10 16 20Z'],
  ['tint', 'M88 388c-14 2-28-2-40-14-8-4-16-6-26-18 16 0 26 2 34 6 8-2 14 2 18 8 6 4 10 10 14 18Z'],
  ['tint', 'M97 226c6-12 14-18 26-20 4-6 10-10 22-16-2 14-6 22-12 28-8 10-20 12-36 8Z'],
  // The flower.
  ['poppy', 'M22 214c-6-16 2-30 16-28 4-10 26-10 30 0 14-2 22 12 16 28-6 18-16 26-31 26s-25-8-31-26Z'],
  ['line', 'M38 186c-6 14-2 30 10 40M68 186c6 14 2 30-10 40'],
  ['gold', disc(53, 214, 7)],
  // The capsule with its crown, three cuts and the gum that comes out of them.
  ['tint', 'M96 36c-24 0-40 20-40 46s18 50 40 50 40-24 40-50-16-46-40-46Z'],
  [
    'leaf',
    'M74 38c-12-2-14-14-6-18 4 4 8 2 10-6 4 6 10 6 18 0 8 6 14 6 18 0 2 8 6 10 10 6 8 4 6 16-6 18-14 5-30 5-44 0Z',
  ],
  ['line', 'M80 66v38M96 62v46M112 66v38'],
  ['gum', `${gum(80, 98)}${gum(96, 102)}${gum(112, 98)}`],
  // Cut open: the seed inside.
  ['sand', 'M133 244c-22 0-32 14-32 30s14 30 32 30 32-14 32-30-10-30-32-30Z'],
  ['leaf', 'M118 246c-8-2-8-10-3-12 3 2 6 1 7-4 3 4 7 4 11 0 4 4 8 4 11 0 1 5 4 6 7 4 5 2 5 10-3 12-9 3-21 3-30 0Z'],
  ['paper', disc(133, 276, 20)],
  ['ink', seeds.map(([x, y]) => disc(x, y, 2.2)).join('')],
  // The husk that is left.
  ['leaf', 'M126 330c-6-2-6-8-2-10 3 2 5 0 6-3 3 3 6 3 9 0 1 3 3 5 6 3 4 2 4 8-2 10-5 2-12 2-17 0Z'],
  ['sand', 'M116 338c-16 4-20 24-12 46h18c-6-14-8-30-6-46Z'],
  ['sand', 'M134 340c-10 8-12 26-8 44h18c4-18 2-36-10-44Z'],
  ['sand', 'M152 338c16 4 20 24 12 46h-16c6-14 6-30 4-46Z'],
];
