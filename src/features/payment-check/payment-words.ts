import { fill, unbroken } from '../../language/format';
import type { Rate } from './payment';

/** A figure in Indian grouping. */
export function figure(value: number, decimals = 0): string {
  return value.toLocaleString('en-IN', { maximumFractionDigits: decimals });
}

/** Rupees, or from where to where they may lie. @example rupeesInWords({ from: 5, to: 9 }, words) // 'Rs. 5 to Rs. 9' */
export function rupeesInWords({ from, to }: Rate, words: { money: string; range: string }): string {
  if (from === to) return unbroken(fill(words.money, { value: figure(from) }));
  return unbroken(fill(words.range, { from: figure(from), to: figure(to) }));
}

/** Grams in words. */
export function weightInWords(grams: number, kg: string): string {
  return unbroken(`${figure(grams / 1000, 3)} ${kg}`);
}
