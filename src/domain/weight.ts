import { isOneOf } from '../lib/keys.ts';
import { latinDigits } from '../text/fold-words.ts';

/** The usual one first: the notified amounts are in grams. */
export const WEIGHT_UNITS = ['g', 'kg', 'mg'] as const;
export type WeightUnit = (typeof WEIGHT_UNITS)[number];

export function isWeightUnit(unit: string): unit is WeightUnit {
  return isOneOf(WEIGHT_UNITS, unit);
}

/** Decimal places to move from the unit to grams. */
const PLACES: Record<WeightUnit, number> = { g: 0, kg: -3, mg: 3 };
/** Longer than any weight a person writes; a page need not count further. */
const MAX_DIGITS = 30;

/** A weight in grams, exact whatever the number of digits: `digits` divided by ten, `places` times. */
export interface Weight {
  digits: bigint;
  places: number;
}

export type WeightProblem = 'empty' | 'comma' | 'notNumber' | 'notPositive' | 'tooLong';

/** A number as people write it, in digits of either script, in the digits 0 to 9. */
export function plainDigits(written: string): string {
  return latinDigits(written.trim()).replace(/^[−–]/, '-');
}

/**
 * A weight as people write it, or what is wrong with it.
 * @example readWeight('२.५', 'kg') // 2500 g, as { digits: 25n, places: -2 }
 */
export function readWeight(written: string, unit: WeightUnit): Weight | WeightProblem {
  const text = plainDigits(written);
  if (text === '') return 'empty';
  // In India a comma groups digits, elsewhere it begins the fraction: nobody can say which was meant.
  if (/^-?\d[\d.]*,[\d.,]*$/.test(text)) return 'comma';
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  const digits = whole + fraction;
  if (digits === '') return 'notNumber';
  if (sign || /^0+$/.test(digits)) return 'notPositive';
  if (digits.length > MAX_DIGITS) return 'tooLong';
  return { digits: BigInt(digits), places: fraction.length + PLACES[unit] };
}

/** A notified amount in grams, exactly. */
export function fromGrams(grams: number): Weight {
  const weight = readWeight(grams.toFixed(6), 'g');
  if (typeof weight === 'string') throw new Error(`${grams} g is no notified amount.`);
  return weight;
}

/** Less than 0 if the first is lighter, 0 if they are equal, more than 0 if it is heavier. */
export function compareWeights(one: Weight, other: Weight): number {
  const places = Math.max(one.places, other.places);
  const scaled = ({ digits, places: own }: Weight) => digits * 10n ** BigInt(places - own);
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The amounts notified for a drug, in grams; null where one was not found. */
export interface Limits {
  small: number | null;
  commercial: number;
}

/** Where a weight lies. `notCommercial`: not above the commercial amount, and the small one is not known. */
export type Band = 'small' | 'between' | 'commercial' | 'notCommercial';

/** By section 2 of the Act a small quantity is less than the one amount, a commercial quantity more than the other. */
export function bandOf(weight: Weight, { small, commercial }: Limits): Band {
  if (compareWeights(weight, fromGrams(commercial)) > 0) return 'commercial';
  if (small === null) return 'notCommercial';
  return compareWeights(weight, fromGrams(small)) < 0 ? 'small' : 'between';
}
