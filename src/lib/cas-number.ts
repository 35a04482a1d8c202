/** Whether a CAS number is well formed and its last digit, the check digit, is right. @example isCasNumber('299-42-3') // true */
export function isCasNumber(text: string): boolean {
  return /^[1-9]\d{1,6}-\d{2}-\d$/.test(text) && fromShortCas(shortCas(text)) === text;
}

/** A CAS number without hyphens and check digit, to be sent. @example shortCas('299-42-3') // '29942' */
export function shortCas(text: string): string {
  return text.replaceAll('-', '').slice(0, -1);
}

/** @example fromShortCas('29942') // '299-42-3' */
export function fromShortCas(short: string): string {
  const check = [...short].toReversed().reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 10;
  return `${short.slice(0, -2)}-${short.slice(-2)}-${check}`;
}
