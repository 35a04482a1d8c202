import type { ListRow } from '../../features/cultivators/read-list.ts';

/** Rows that stand together, with the place to which the index of a long list leads. */
export interface RowGroup {
  rows: ListRow[];
  /** Missing in a short list, which needs no index. */
  id?: string;
  label?: string;
}

/** Groups of a long list: its villages, or its numbers where the rows of a village do not stand together. */
export interface GroupedRows {
  by: 'village' | 'serial' | undefined;
  groups: RowGroup[];
}

/** A list of so many rows can be looked through without an index. */
export const SHORT = 100;
/** Rows in a group of numbers. */
const STEP = 100;

/**
 * Parts a list for its index.
 * @param alike the same list in English: both languages are parted alike, however a village is spelt in the other
 */
export function groupRows(rows: ListRow[], alike: ListRow[]): GroupedRows {
  if (rows.length <= SHORT) return { by: undefined, groups: [{ rows }] };
  const places = alike.map(({ village, tehsil }) => `${village}, ${tehsil}`);
  const starts = places.flatMap((place, index) => (place === places[index - 1] ? [] : index));
  const isTogether = new Set(places).size === starts.length;
  if (!isTogether) {
    const steps = Array.from({ length: Math.ceil(rows.length / STEP) }, (_, index) => index * STEP);
    return { by: 'serial', groups: groupsFrom(steps, rows, (own) => `${own[0]?.serial}–${own.at(-1)?.serial}`) };
  }
  const names = Map.groupBy(starts, (start) => alike[start]?.village);
  return {
    by: 'village',
    groups: groupsFrom(starts, rows, ([first], start) => {
      const isOnly = names.get(alike[start]?.village)?.length === 1;
      return isOnly ? (first?.village ?? '') : `${first?.village}, ${first?.tehsil}`;
    }),
  };
}

function groupsFrom(starts: number[], rows: ListRow[], labelOf: (own: ListRow[], start: number) => string): RowGroup[] {
  return starts.map((start, index) => {
    const own = rows.slice(start, starts[index + 1]);
    return { rows: own, id: `from-${own[0]?.serial}`, label: labelOf(own, start) };
  });
}
