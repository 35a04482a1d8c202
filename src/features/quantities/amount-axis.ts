import type { Limits } from '../../domain/weight.ts';

/** One axis for all drugs, by the logarithm: powers of ten of a gram. */
export interface AmountAxis {
  from: number;
  to: number;
  /** The amounts named on it, in grams. */
  ticks: number[];
}

/** The named amounts are a milligram, a gram, a kilogram and so on. */
const NAMED = 3;

/** Reaches over all amounts, with room for what is lighter than the lightest and heavier than the heaviest. */
export function axisOf(drugs: readonly Limits[]): AmountAxis {
  const powers = drugs.flatMap(({ small, commercial }) => [small ?? commercial, commercial]).map(Math.log10);
  const from = Math.ceil(Math.min(...powers)) - 1;
  const to = Math.floor(Math.max(...powers)) + 1;
  const first = Math.ceil(from / NAMED);
  const count = Math.floor(to / NAMED) - first + 1;
  return { from, to, ticks: Array.from({ length: count }, (_, index) => 10 ** ((first + index) * NAMED)) };
}

/** Where an amount stands, from 0 to 1. */
export function placeOn({ from, to }: AmountAxis, grams: number): number {
  return (Math.log10(grams) - from) / (to - from);
}
