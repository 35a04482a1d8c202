import { type Band, bandOf, compareWeights, fromGrams, type Limits, type Weight } from './weight.ts';

/** Where a weight stands on the scale of a drug. */
export interface WeightMark {
  band: Band;
  /** Part of the band's length from its lighter end: 0 and 1 are its limits. */
  at: number;
}

/** Powers of ten that a band without a limit of its own on one side is drawn long. What lies beyond stands at its end. */
const REACH = 2;

/** Exact at the limits, by the logarithm between them. */
export function markOf(weight: Weight, limits: Limits): WeightMark {
  const band = bandOf(weight, limits);
  const { small, commercial } = limits;
  if (compareWeights(weight, fromGrams(commercial)) === 0) return { band, at: 1 };
  if (small !== null && compareWeights(weight, fromGrams(small)) === 0) return { band, at: 0 };
  const above = (grams: number) => Math.log10(Number(weight.digits)) - weight.places - Math.log10(grams);
  const at = {
    small: () => 1 + above(small!) / REACH,
    between: () => above(small!) / Math.log10(commercial / small!),
    commercial: () => above(commercial) / REACH,
    // As long as the two bands that it stands for.
    notCommercial: () => 1 + above(commercial) / (2 * REACH),
  }[band]();
  return { band, at: Math.min(1, Math.max(0, at)) };
}
