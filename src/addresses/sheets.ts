import { type Lang, LANGS } from '../language/lang.ts';
import type { Sheet } from '../schemas/sheet.ts';

/** Address of a sheet. @example sheetPath('uprooting', 'hi') // '/hi/sheets/uprooting/' */
export function sheetPath(id: string, lang: Lang): string {
  return `/${lang}/sheets/${id}/`;
}

/** Every sheet in both languages. */
export function sheetPages(sheets: Map<string, Sheet>): { id: string; lang: Lang; path: string }[] {
  return [...sheets.keys()].flatMap((id) => LANGS.map((lang) => ({ id, lang, path: sheetPath(id, lang) })));
}
