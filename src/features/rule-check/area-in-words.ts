/** Hundredths of an are in words. @example areaInWords(1050, { one: 'are', other: 'are' }) // '10.5 are' */
export function areaInWords(hundredths: number, are: { one: string; other: string }): string {
  return `${(hundredths / 100).toLocaleString('en-IN')} ${hundredths === 100 ? are.one : are.other}`;
}
