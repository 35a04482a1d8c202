export interface AreWords {
  one: string;
  other: string;
}

/** Hundredths of an are in words. @example areaInWords(1050, { one: 'are', other: 'ares' }) // '10.5 ares' */
export function areaInWords(hundredths: number, are: AreWords): string {
  return `${(hundredths / 100).toLocaleString('en-IN')} ${hundredths === 100 ? are.one : are.other}`;
}
