import type { Fact } from '../schemas/fact.ts';

/** What one square of a drawn amount stands for. */
export type CellUnit = 'day' | 'year' | 'tenth';

/** An amount as squares: how many are certain, how many there may be at most, and how many stand in a row. */
export interface Amount {
  unit: CellUnit;
  least: number;
  most: number;
  row: number;
}

const ROW: Record<CellUnit, number> = { day: 30, year: 10, tenth: 10 };
/** How many squares a unit is. */
const SQUARES: Partial<Record<string, readonly [CellUnit, number]>> = {
  day: ['day', 1],
  'working-day': ['day', 1],
  hour: ['day', 1 / 24],
  year: ['year', 1],
  month: ['year', 1 / 12],
};

/** The squares of a fact; undefined where it has no number that can be drawn so. */
export function amountIn(fact: Fact): Amount | undefined {
  const [unit, each] =
    fact.kind === 'percent' ? (['tenth', 1 / 10] as const) : (fact.kind === 'quantity' && SQUARES[fact.unit]) || [];
  if (unit === undefined || each === undefined) return undefined;
  if ('from' in fact) return { unit, least: fact.from * each, most: fact.to * each, row: ROW[unit] };
  if (!('value' in fact)) return undefined;
  const most = fact.value * each;
  // A term of imprisonment "up to" ten years may be none; days that somebody has are all there.
  return { unit, least: unit === 'year' && fact.bound === 'up-to' ? 0 : most, most, row: ROW[unit] };
}

export interface Cell {
  x: number;
  y: number;
  /** Less than 1 for the last piece of an amount. */
  width: number;
  isSure: boolean;
}

/** The squares in their places, row by row; a square in which the certain part ends is two pieces. */
export function cellsOf({ least, most, row }: Amount): Cell[] {
  const pieces = (from: number, to: number, isSure: boolean) =>
    Array.from({ length: Math.ceil(to) - Math.floor(from) }, (_, index) => {
      const at = Math.floor(from) + index;
      const [start, end] = [Math.max(at, from), Math.min(at + 1, to)];
      return { x: (at % row) + start - at, y: Math.floor(at / row), width: end - start, isSure };
    });
  return [...pieces(0, least, true), ...pieces(least, most, false)].filter(({ width }) => width > 0);
}
