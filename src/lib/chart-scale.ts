/** Where the places along the foot of a chart stand, in percent of its width. */
export interface Across {
  /** All places, those without a figure included. */
  slots: string[];
  /** Width of one place. */
  slotWidth: number;
  labels: { text: string; x: number; anchor: Anchor }[];
}

/** Heights in pixels from the top. */
export interface Up {
  ticks: { value: number; y: number }[];
  /** Where zero stands: the foot of the bars. */
  zero: number;
  yOf: (value: number) => number;
}

/** A figure in its place: `x` in percent of the width, `y` in pixels from the top. */
export interface ChartPoint<Figure = { place: string; value: number }> {
  figure: Figure;
  slot: number;
  x: number;
  y: number;
  /** Whether a line runs to it from the point before: not over years without a figure. */
  isJoined: boolean;
}

export type Anchor = 'start' | 'middle' | 'end';

/** Pixels from the top to the highest and to the lowest grid line. */
export interface ChartBox {
  top: number;
  bottom: number;
}

/** Share of its place that a bar takes. */
export const BAR = 0.64;

/** Width of a letter or digit, in pixels: Devanagari letters and Latin ones of the size that charts use. */
const LETTER = 8.8;

/** How wide a text gets at most, in pixels. Signs that stand on a letter take no room. */
export function textWidth(text: string): number {
  return text.replaceAll(/\p{Mn}/gu, '').length * LETTER;
}

/**
 * Three to five round values, zero among them, that reach over all figures.
 * @example roundTicks(0, 58) // [0, 20, 40, 60]
 */
export function roundTicks(lowest: number, highest: number): number[] {
  const from = Math.min(0, lowest);
  const to = Math.max(0, highest);
  if (from === to) return [0, 1, 2];
  const size = 10 ** Math.floor(Math.log10((to - from) / 4));
  const steps = [1, 2, 2.5, 5, 10, 20, 25].map((factor) => factor * size);
  const countFor = (step: number) => Math.ceil(to / step - 1e-9) - Math.floor(from / step + 1e-9);
  const step = steps.find((candidate) => countFor(candidate) <= 4) ?? to - from;
  const first = Math.floor(from / step + 1e-9);
  return Array.from({ length: countFor(step) + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** The places that have a figure in any series, and as many of their names below them as fit into the room (in pixels). */
export function scaleAcross(places: string[], room: number): Across {
  const slots = slotsOf(places);
  const xOf = (slot: number) => middleOf(slot, slots.length);
  const longest = Math.max(0, ...slots.map(textWidth));
  const labelled = new Set(spread(slots.length, Math.max(2, Math.floor(room / (longest + LETTER)))));
  return {
    slots,
    slotWidth: round(100 / slots.length),
    labels: slots
      .map((text, slot) => ({ text, ...standAt(xOf(slot), textWidth(text), room) }))
      .filter((_, slot) => labelled.has(slot)),
  };
}

/** Round grid lines over the figures, and the height of each. */
export function scaleUp(values: number[], { top, bottom }: ChartBox): Up {
  const tickValues = roundTicks(Math.min(...values, 0), Math.max(...values, 0));
  const [lowest, highest] = [Math.min(...tickValues), Math.max(...tickValues)];
  const yOf = (value: number) => round(bottom - ((value - lowest) / (highest - lowest)) * (bottom - top));
  return { ticks: tickValues.map((value) => ({ value, y: yOf(value) })), zero: yOf(0), yOf };
}

/** The figures of one series in their places, from the first to the last. */
export function placePoints<Figure extends { place: string; value: number }>(
  figures: Figure[],
  { slots }: Across,
  { yOf }: Up,
): ChartPoint<Figure>[] {
  const points = figures
    .map((figure) => ({ figure, slot: slots.indexOf(figure.place) }))
    .toSorted((a, b) => a.slot - b.slot);
  return points.map(({ figure, slot }, index) => ({
    figure,
    slot,
    x: middleOf(slot, slots.length),
    y: yOf(figure.value),
    isJoined: points[index - 1]?.slot === slot - 1,
  }));
}

/** Runs of places without a figure, each as its first and last place with their positions. */
export interface MissingRun {
  from: string;
  to: string;
  /** Place along the foot at which it begins, and how many it has. */
  start: number;
  length: number;
}

/** The places that a test does not find, those that follow each other as one. */
export function missingRuns(slots: string[], isKnown: (slot: string) => boolean): MissingRun[] {
  const runs: MissingRun[] = [];
  slots.forEach((slot, index) => {
    if (isKnown(slot)) return;
    const last = runs.at(-1);
    if (last && last.start + last.length === index) {
      last.to = slot;
      last.length += 1;
    } else runs.push({ from: slot, to: slot, start: index, length: 1 });
  });
  return runs;
}

/** The places along the foot: years with those between them that have no row, other names in the order of the rows. */
export function slotsOf(places: string[]): string[] {
  const names = [...new Set(places)];
  const isCropYear = names.every((name) => /^\d{4}-\d{2}$/.test(name));
  if (names.length === 0 || !(isCropYear || names.every((name) => /^\d{4}$/.test(name)))) return names;
  const years = names.map((name) => Number(name.slice(0, 4)));
  const first = Math.min(...years);
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => {
    const year = first + index;
    return isCropYear ? `${year}-${String((year + 1) % 100).padStart(2, '0')}` : String(year);
  });
}

/** At most `most` of `count` places, evenly spread, the first and the last among them, none closer than `most` would stand. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  for (let labels = most; labels > 2; labels -= 1) {
    const slots = Array.from({ length: labels }, (_, index) => Math.round((index * (count - 1)) / (labels - 1)));
    if (slots.every((slot, index) => slot - (slots[index - 1] ?? -Infinity) >= count / most)) return slots;
  }
  return [0, count - 1];
}

/** A text of so many pixels stands in the middle of its place if it fits there; else it begins or ends at the edge of the chart. */
export function standAt(x: number, width: number, room: number): { x: number; anchor: Anchor } {
  const half = (width / room) * 50;
  if (x < half) return { x: 0, anchor: 'start' };
  return x > 100 - half ? { x: 100, anchor: 'end' } : { x, anchor: 'middle' };
}

function middleOf(slot: number, count: number): number {
  return round(((slot + 0.5) / count) * 100);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
