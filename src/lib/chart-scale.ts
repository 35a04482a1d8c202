/** One value in a chart: `x` in percent of the width, `y` in pixels from the top. */
export interface ChartPoint {
  x: number;
  y: number;
  value: number;
  label: string;
  /** Whether a line runs to it from the point before: not over years without a figure. */
  isJoined: boolean;
}

export interface ChartBox {
  /** Pixels from the top to the highest grid line. */
  top: number;
  /** Pixels from the top to the lowest grid line. */
  bottom: number;
}

export interface ChartScale {
  ticks: { value: number; y: number }[];
  labels: { text: string; x: number; anchor: 'start' | 'middle' | 'end' }[];
  series: ChartPoint[][];
  /** Width of one place along the foot, in percent. */
  slotWidth: number;
  /** All places along the foot, those without a figure included. */
  slots: string[];
  /** Where zero stands: the foot of the bars. */
  zero: number;
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

/** Places every value of one or more series. Rows without any value are left off at both ends. */
export function scaleChart(
  places: string[],
  series: (number | null)[][],
  { top, bottom }: ChartBox,
  maxLabels: number,
): ChartScale {
  const slots = slotsOf(places.filter((_, row) => series.some((column) => column[row] != null)));
  const count = slots.length;
  const values = series.flat().filter((value) => value !== null);
  const tickValues = roundTicks(Math.min(...values, 0), Math.max(...values, 0));
  const [lowest, highest] = [Math.min(...tickValues), Math.max(...tickValues)];
  const yOf = (value: number) => round(bottom - ((value - lowest) / (highest - lowest)) * (bottom - top));
  const xOf = (slot: number) => round(((slot + 0.5) / count) * 100);
  const labelled = new Set(spread(count, maxLabels));
  return {
    ticks: tickValues.map((value) => ({ value, y: yOf(value) })),
    labels: slots
      .map((text, slot) => ({ text, x: xOf(slot), anchor: anchorAt(xOf(slot), text) }))
      .filter((_, slot) => labelled.has(slot)),
    series: series.map((column) => {
      const points = places
        .map((label, row) => ({ slot: slots.indexOf(label), value: column[row] ?? null, label }))
        .filter((point): point is typeof point & { value: number } => point.value !== null)
        .toSorted((a, b) => a.slot - b.slot);
      return points.map(({ slot, value, label }, index) => ({
        x: xOf(slot),
        y: yOf(value),
        value,
        label,
        isJoined: points[index - 1]?.slot === slot - 1,
      }));
    }),
    slotWidth: round(100 / count),
    slots,
    zero: yOf(0),
  };
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
function slotsOf(places: string[]): string[] {
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

/** Half a label, in percent of the narrowest chart, must fit beside its place; else it begins or ends there. */
function anchorAt(x: number, text: string): 'start' | 'middle' | 'end' {
  const half = text.length * 2.2;
  if (x < half) return 'start';
  return x > 100 - half ? 'end' : 'middle';
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
