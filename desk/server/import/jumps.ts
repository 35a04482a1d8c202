import type { Localized } from '../../../src/language/lang.ts';
import type { Comparison } from '../../model/import-api.ts';
import { groupedNumber } from '../../model/written-number.ts';
import { keyOfRow, type Target } from './target.ts';

type Jump = Comparison['jumps'][number];

/** So many times larger or smaller, somebody should look again. */
const FAR = 10;
/** So much of the rows may be missing. */
const FEWER = 0.7;
/** Tables of years have few rows; beyond this, years are not compared. */
const MOST_ROWS = 20_000;

const ROWS: Localized = { en: 'rows', hi: 'पंक्तियां' };

function numberIn(text: string | undefined): number {
  return Number(/^[~>]?(-?\d+(?:\.\d+)?)/.exec(text ?? '')?.[1] ?? Number.NaN);
}

function isFar(was: string | undefined, is: string | undefined): boolean {
  const ratio = Math.abs(numberIn(is) / numberIn(was));
  return ratio >= FAR || (ratio <= 1 / FAR && ratio >= 0);
}

/** Figures ten times larger or smaller than before. `was` is the row of the file, or of the last year. */
export function figureJumps(target: Target, was: string[], is: string[], name: string): Jump[] {
  return target.figures.flatMap((at) => {
    const column = target.columns[at];
    if (!column || !isFar(was[at], is[at])) return [];
    return [{ name, column: column.label, was: groupedNumber(was[at] ?? ''), is: groupedNumber(is[at] ?? '') }];
  });
}

/** The row of the last year before, of the same thing, for each new row. */
export function lastYears(target: Target, known: string[][], added: string[][]): Map<string[], string[]> {
  const { year, keys } = target;
  if (year < 0 || known.length + added.length > MOST_ROWS) return new Map();
  const others = keys.filter((at) => at !== year);
  const groups = Map.groupBy([...known, ...added], (cells) => keyOfRow(cells, others));
  const found = new Map<string[], string[]>();
  for (const cells of added) {
    const before = (groups.get(keyOfRow(cells, others)) ?? [])
      .filter((each) => (each[year] ?? '') < (cells[year] ?? ''))
      .toSorted((a, b) => (b[year] ?? '').localeCompare(a[year] ?? ''));
    // A year may leave a figure out; then the one before it counts.
    const merged = cells.map((_, at) => before.find((each) => each[at] !== '')?.[at] ?? '');
    if (before.length > 0) found.set(cells, merged);
  }
  return found;
}

/** Lists that lost nearly a third of their rows, and areas far from what is usual. */
export function countJumps(before: Map<string, number>, after: Map<string, number>): Jump[] {
  return [...before].flatMap(([name, was]) => {
    const is = after.get(name) ?? 0;
    return is < was * FEWER
      ? [{ name, column: ROWS, was: groupedNumber(String(was)), is: groupedNumber(String(is)) }]
      : [];
  });
}

export function areaJumps(target: Target, rows: string[][], nameOf: (cells: string[]) => string): Jump[] {
  const at = target.columns.findIndex(({ name }) => name === 'area_are');
  const column = target.columns[at];
  if (!column) return [];
  const areas = rows.map((cells) => Number(cells[at])).filter((area) => area > 0);
  const usual = areas.toSorted((a, b) => a - b)[areas.length >> 1] ?? 0;
  return rows.flatMap((cells) =>
    usual > 0 && isFar(String(usual), cells[at])
      ? [{ name: nameOf(cells), column: column.label, was: `~${groupedNumber(String(usual))}`, is: cells[at] ?? '' }]
      : [],
  );
}
