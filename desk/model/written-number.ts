/** A number as it is stored: `74900`; known only roughly `~74900`, `~4400-4500`, `>100000`. */
const STORED = /^([~>]?)(-?\d+)(\.\d+)?(?:-(\d+)(\.\d+)?)?$/;
const INDIAN = /^\d{1,2}(,\d{2})*,\d{3}$/;
const WESTERN = /^\d{1,3}(,\d{3})+$/;

const grouped = (digits: string) => digits.replace(/\B(?=(\d\d)*\d{3}$)/g, ',');

/** A stored number in Indian grouping; anything else as it is. @example groupedNumber('~1087000') // '~10,87,000' */
export function groupedNumber(stored: string): string {
  const [, sign = '', whole, fraction = '', to, toFraction = ''] = STORED.exec(stored) ?? [];
  if (whole === undefined) return stored;
  const minus = whole.startsWith('-') ? '-' : '';
  return `${sign}${minus}${grouped(whole.slice(minus.length))}${fraction}${to === undefined ? '' : `-${grouped(to)}${toFraction}`}`;
}

/** A typed or pasted number as it is stored: digits of either script, grouping of either kind, any spaces. What is no number stays, and is named by the check. */
export function plainNumber(typed: string): string {
  const text = latinDigits(typed)
    .replace(/[\s\u00A0\u2007\u202F]+/g, '')
    .replace(/[−–—]/g, '-')
    .replace(/^≈/, '~');
  const plain = text.replace(/\d[\d,]*\d/g, (digits) =>
    INDIAN.test(digits) || WESTERN.test(digits) ? digits.replaceAll(',', '') : digits,
  );
  return STORED.test(plain) ? plain : typed.trim();
}

/** A year or crop year as it is stored. @example plainYear('२०२५–२०२६') // '2025-26' */
export function plainYear(typed: string): string {
  return latinDigits(typed)
    .trim()
    .replace(/^(\d{4})\s*[-/–—]\s*(?:\d\d)?(\d\d)$/, '$1-$2');
}

function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** What is stored of what was typed, by the kind of the column. */
export function storedValue(typed: string, kind: string): string {
  if (kind === 'number' || kind === 'money') return plainNumber(typed);
  if (kind === 'year' || kind === 'crop-year') return plainYear(typed);
  return typed.trim();
}

/** What is shown of what is stored. */
export function shownValue(stored: string, kind: string): string {
  return kind === 'number' || kind === 'money' ? groupedNumber(stored) : stored;
}
