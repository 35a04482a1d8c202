/** Spreadsheets know by this mark that a file is UTF-8, and read Hindi rightly. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Lines as RFC 4180 has them: CRLF at the end of each. */
export function csvLines(lines: (number | string | null)[][]): string {
  return lines.map((line) => `${line.map(csvField).join(',')}\r\n`).join('');
}

/** Spreadsheets run a text that begins like a formula; an apostrophe before it stops them. */
export function csvField(value: number | string | null): string {
  if (typeof value !== 'string') return value === null ? '' : String(value);
  const harmless = /^[\s]*[=+\-@]|^[\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
