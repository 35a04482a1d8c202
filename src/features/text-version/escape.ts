/** What Markdown would read as more than text; a stroke ends the cell of a table. */
const SIGNS = /[\\`*_[\]<>|~]/g;
const ADDRESS = /(https?:\/\/[^\s|<>]+)/;
/** What means something at the beginning of a line alone: a heading, a list, a line. */
const LINE_START = /^(?=#{1,6}(?:\s|$)|[-+](?:\s|$)|[-=]+$)|^(\d{1,9})(?=[.)](?:\s|$))/;

/** Where a long word may be broken on a narrow screen. */
const SOFT_HYPHENS = /\u00AD/g;

/** Text that Markdown shows as it is. Addresses are left alone: Markdown knows them. */
export function escapeText(shown: string): string {
  const text = shown.replace(SOFT_HYPHENS, '');
  if (text.search(SIGNS) < 0) return text;
  if (!text.includes('://')) return text.replace(SIGNS, '\\$&');
  return text
    .split(ADDRESS)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(SIGNS, '\\$&')))
    .join('');
}

/** A paragraph that Markdown does not take for a heading or a list. */
export function escapeStart(paragraph: string): string {
  return paragraph.replace(LINE_START, (_, number: string | undefined) => `${number ?? ''}\\`);
}

/** An address inside the brackets of a link. */
export function escapeAddress(address: string): string {
  return address.replace(/[\s()<>|\\]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
