/** Colours of the drawings, each a class of `Drawing.module.css`; a `line` is not filled, `later` is dashed. */
export type Ink =
  | 'paper'
  | 'tint'
  | 'leaf'
  | 'dark'
  | 'poppy'
  | 'gum'
  | 'skin'
  | 'gold'
  | 'sand'
  | 'ink'
  | 'line'
  | 'later';

/** What is drawn first lies below; in a square of 64. */
export type Strokes = readonly (readonly [Ink, string])[];

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0Z`;
export const rupee = (x: number, y: number) =>
  `M${x - 3.5} ${y - 5}h7.5M${x - 3.5} ${y - 1.5}h7.5M${x - 3.5} ${y - 5}h2c5.5 0 5.5 7 0 7h-1.5l5.5 4.5`;
export const drop = (x: number, y: number) => `M${x} ${y}c-3.5 4.5-3 7.5 0 7.5s3.5-3 0-7.5Z`;
export const sprout = (x: number, y: number) => `M${x} ${y}v-6M${x - 4} ${y - 8}c0 3 1.5 4.5 4 4.5s4-1.5 4-4.5`;

export const sheet = (x: number, y: number, width: number, height: number): Strokes => [
  ['paper', `M${x} ${y}h${width - 8}l8 8v${height - 8}H${x}Z`],
  ['line', `M${x + width - 8} ${y}v8h8`],
];
export const seal = (x: number, y: number): Strokes => [
  ['poppy', `M${x - 4} ${y + 4}l-2 12 6-4 6 4-2-12Z`],
  ['gold', disc(x, y, 7)],
];
/** Head and shoulders; the colour is that of the clothes. */
export const bust = (ink: Ink): Strokes => [
  [ink, 'M10 61v-11c0-12 9-17 22-17s22 5 22 17v11Z'],
  ['skin', disc(32, 23, 12)],
];
export const cap: Strokes = [
  ['dark', 'M19 21l-4-11c9-9 25-9 34 0l-4 11Z'],
  ['gold', disc(32, 12, 2.5)],
];
export const house: Strokes = [
  ['paper', 'M12 36h34v25H12Z'],
  ['poppy', 'M6 38 29 20l23 18Z'],
  ['sand', 'M24 46h10v15H24Z'],
];
