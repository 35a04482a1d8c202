/** Devanagari letters in Latin ones, for names of files only. */
const LATIN: Record<string, string> = Object.fromEntries(
  'अa आa इi ईi उu ऊu ऋri एe ऐai ओo औau कk खkh गg घgh ङn चch छchh जj झjh ञn टt ठth डd ढdh णn तt थth दd धdh नn पp फph बb भbh मm यy रr लl वv शsh षsh सs हh ाa िi ीi ुu ूu ृri ेe ैai ोo ौau ंn ँn'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)]),
);

/** A name that can stand in an address: small letters, digits and single hyphens. @example cleanName('Rules 2026 (Final).PDF') // 'rules-2026-final' */
export function cleanName(name: string): string {
  return name
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0900-\u097F]/g, (letter) => LATIN[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');
}
