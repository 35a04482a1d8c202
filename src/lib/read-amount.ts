export type AmountProblem = 'empty' | 'comma' | 'notNumber' | 'notPositive' | 'tooExact' | 'tooLarge';

interface Limits {
  /** Digits after the point that are read; more are too exact. */
  decimals: number;
  /** At and above this, somebody has slipped a digit or taken another unit. */
  below: number;
}

/**
 * A number as people write it, in digits of either script, in whole steps of its last decimal; or what is wrong with it.
 * @example readAmount('२.५', { decimals: 2, below: 100 }) // 250
 */
export function readAmount(written: string, { decimals, below }: Limits): number | AmountProblem {
  // Digits as in `text/fold-words.ts`, written out: a shared module would load the code of all tools, and cost bytes on every page.
  const text = written
    .trim()
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/^[−–]/, '-');
  if (text === '') return 'empty';
  // In India a comma groups digits, elsewhere it begins the fraction: nobody can say which was meant.
  if (/^-?[\d.,]*\d[\d.,]*$/.test(text) && text.includes(',')) return 'comma';
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + fraction === '') return 'notNumber';
  const digits = fraction.replace(/0+$/, '');
  if (sign || !/[1-9]/.test(whole + digits)) return 'notPositive';
  if (Number(whole) >= below) return 'tooLarge';
  if (digits.length > decimals) return 'tooExact';
  return Number(whole + digits.padEnd(decimals, '0'));
}
