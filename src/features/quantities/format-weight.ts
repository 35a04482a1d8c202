import type { Lang } from '../../language/lang.ts';
import { plainDigits, type WeightUnit } from './weight.ts';

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
export function formatWritten(written: string, unit: WeightUnit, units: UnitNames, lang: Lang): string {
  return `${formats[lang].format(plainDigits(written) as `${number}`)} ${units[unit]}`;
}
