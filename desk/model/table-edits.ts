/** What was changed in a table and is not saved. Rows are counted as in the file: 0 is the row below the headings. */
export interface TableEdits {
  /** New values by row and column. */
  cells: Record<number, Record<number, string>>;
  removed: number[];
  /** New rows, and old ones in a new place; those before the same row stand in this order. `before` may be one more than the last row. */
  placed: PlacedRow[];
}

export type PlacedRow = { before: number; cells: string[] } | { before: number; from: number };

export const NO_EDITS: TableEdits = { cells: {}, removed: [], placed: [] };

export function hasEdits({ cells, removed, placed }: TableEdits): boolean {
  return removed.length > 0 || placed.length > 0 || Object.keys(cells).length > 0;
}

/** A row on the screen or in the new file: one of the file, or a new one by its place in `placed`. */
export type RowRef = { row: number } | { added: number };

export const keyOf = (ref: RowRef): string => ('row' in ref ? `r${ref.row}` : `a${ref.added}`);

/**
 * The rows in their new order, without a list of all of them: a table may have a hundred thousand. Removed rows keep their place, so that they can be shown
 * struck out.
 */
export class RowOrder {
  readonly length: number;
  /** Runs of rows that follow each other, with the place at which each begins. */
  readonly #runs: { at: number; first: RowRef; length: number }[] = [];

  constructor(total: number, { placed }: TableEdits) {
    const moved = new Set(placed.flatMap((each) => ('from' in each ? [each.from] : [])));
    const cuts = new Set([...moved, ...[...moved].map((row) => row + 1), ...placed.map(({ before }) => before)]);
    const groups = Map.groupBy(
      placed.map((each, added) => ({ each, added })),
      ({ each }) => Math.min(each.before, total),
    );
    let at = 0;
    const run = (first: RowRef, length: number) => {
      if (length <= 0) return;
      this.#runs.push({ at, first, length });
      at += length;
    };
    let start = 0;
    for (const cut of [...cuts, total].toSorted((a, b) => a - b)) {
      if (cut > total) continue;
      if (!moved.has(start) || cut > start + 1) run({ row: start }, cut - start);
      for (const { each, added } of groups.get(cut) ?? []) run('from' in each ? { row: each.from } : { added }, 1);
      groups.delete(cut);
      start = cut;
    }
    this.length = at;
  }

  at(place: number): RowRef | undefined {
    let [low, high] = [0, this.#runs.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#runs[middle]?.at ?? 0) <= place) low = middle;
      else high = middle - 1;
    }
    const found = this.#runs[low];
    if (!found || place < found.at || place >= found.at + found.length) return undefined;
    return 'row' in found.first ? { row: found.first.row + place - found.at } : found.first;
  }

  placeOf(ref: RowRef): number {
    for (const { at, first, length } of this.#runs) {
      if ('added' in ref) {
        if ('added' in first && first.added === ref.added) return at;
      } else if ('row' in first && ref.row >= first.row && ref.row < first.row + length)
        return at + ref.row - first.row;
    }
    return -1;
  }

  *refs(): Generator<RowRef> {
    for (const { first, length } of this.#runs)
      for (let step = 0; step < length; step += 1) yield 'row' in first ? { row: first.row + step } : first;
  }
}
