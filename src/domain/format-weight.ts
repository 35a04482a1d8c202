import type { Lang } from '../language/lang.ts';
import { isWeightUnit, plainDigits, type WeightUnit } from './weight.ts';

/** Names of the units in the language of the page. */
export type UnitNames = Record<WeightUnit, string>;

/** Every place is shown: rounded, a limit would be another one. */
const formats = {
  en: new Intl.NumberFormat('en-IN-u-nu-latn', { maximumFractionDigits: 20 }),
  hi: new Intl.NumberFormat('hi-IN-u-nu-latn', { maximumFractionDigits: 20 }),
};

/** A notified amount in the unit people use for it. @example formatGrams(0.002, …) // '2 mg' */
export function formatGrams(grams: number, units: UnitNames, lang: Lang): string {
  if (grams >= 1000) return `${formats[lang].format(grams / 1000)} ${units.kg}`;
  // Thousandths of a gram, without the dust of binary fractions.
  if (grams < 0.1) return `${formats[lang].format(Number((grams * 1000).toFixed(6)))} ${units.mg}`;
  return `${formats[lang].format(grams)} ${units.g}`;
}

/** A weight as the reader wrote it, in Indian grouping. */
export function formatWritten(written: string, unit: string, units: UnitNames, lang: Lang): string {
  // A text keeps every digit; as a number, long ones would be rounded.
  const digits = plainDigits(written) as `${number}`;
  return `${formats[lang].format(digits)} ${isWeightUnit(unit) ? units[unit] : unit}`;
}
