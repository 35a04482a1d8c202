/** The address that dials a number. @example dialled('+91 751 2368996') // 'tel:+917512368996' */
export function dialled(number: string): string {
  return `tel:${number.replaceAll(/[ -]/g, '')}`;
}
