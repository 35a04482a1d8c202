/** Tables of Verhoeff's check digit, which ends every Aadhaar number. */
const TIMES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const TURN = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Whether the last digit is the check digit of those before it. */
export function hasCheckDigit(digits: string): boolean {
  const reversed = [...digits].toReversed();
  return reversed.reduce((sum, digit, index) => TIMES[sum]?.[TURN[index % 8]?.[Number(digit)] ?? 0] ?? 0, 0) === 0;
}

const AADHAAR = /(?<![\d.,/+-]|\d )[2-9]\d{3}([ -]?)\d{4}\1\d{4}(?![\d/]|[ .,-]\d)/g;
/** The fourth letter of a PAN says who holds it: a person, a company, a trust … */
const PAN = /(?<![A-Za-z0-9])[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z](?![A-Za-z0-9])/;

/** Most texts hold nothing like it, which is quickly seen. */
const LIKE_ONE = /\d{4}[ -]?\d{4}|[A-Z]{5}\d{4}/;

/** An Aadhaar or PAN number in a text, with all but its end hidden, so that no message repeats it. */
export function privateNumberIn(text: string): { kind: 'Aadhaar' | 'PAN'; hidden: string } | undefined {
  if (!LIKE_ONE.test(text)) return undefined;
  const aadhaar = [...text.matchAll(AADHAAR)]
    .map(([found]) => found)
    .find((found) => hasCheckDigit(found.replace(/\D/g, '')));
  if (aadhaar) return { kind: 'Aadhaar', hidden: `…${aadhaar.slice(-4)}` };
  const pan = PAN.exec(text)?.[0];
  return pan ? { kind: 'PAN', hidden: `…${pan.slice(-3)}` } : undefined;
}
