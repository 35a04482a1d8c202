/** Whether a CAS number is well formed and its last digit, the check digit, is right. @example isCasNumber('299-42-3') // true */
export function isCasNumber(text: string): boolean {
  if (!/^[1-9]\d{1,6}-\d{2}-\d$/.test(text)) return false;
  const digits = [...text.replaceAll('-', '')].map(Number);
  const check = digits.pop();
  return digits.toReversed().reduce((sum, digit, index) => sum + digit * (index + 1), 0) % 10 === check;
}
