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
  const used = places.map((_, row) => row).filter((row) => series.some((values) => values[row] != null));
  const slots = slotsOf(places, used);
  const count = slots.length;
  const values = series.flat().filter((value) => value !== null);
  const tickValues = roundTicks(Math.min(...values, 0), Math.max(...values, 0));
  const [lowest, highest] = [Math.min(...tickValues), Math.max(...tickValues)];
  const yOf = (value: number) => round(bottom - ((value - lowest) / (highest - lowest)) * (bottom - top));
  const xOf = (slot: number) => round(((slot + 0.5) / count) * 100);
  return {
    ticks: tickValues.map((value) => ({ value, y: yOf(value) })),
    labels: spread(count, maxLabels).map((slot) => {
      const [text, x] = [slots[slot] ?? '', xOf(slot)];
      return { text, x, anchor: anchorAt(x, text) };
    }),
    series: series.map((column) => {
      const points = used
        .flatMap((row) => {
          const [label, value] = [places[row] ?? '', column[row] ?? null];
          return value === null ? [] : [{ slot: slots.indexOf(label), value, label }];
        })
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
    zero: yOf(0),
  };
}

/** The places along the foot: years with those between them that have no row, other names in the order of the rows. */
function slotsOf(places: string[], used: number[]): string[] {
  const names = [...new Set(used.map((row) => places[row] ?? ''))];
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
