import type { Catalogue } from '../../catalogue/load.ts';
import { type Lang, LANGS } from '../../i18n/lang.ts';
import type { Sheet } from '../../schemas/sheet.ts';

/** Address of a sheet. @example sheetPath('uprooting', 'hi') // '/hi/sheets/uprooting/' */
export function sheetPath(id: string, lang: Lang): string {
  return `/${lang}/sheets/${id}/`;
}

/** Every sheet in both languages. */
export function sheetPages(sheets: Map<string, Sheet>): { id: string; lang: Lang; path: string }[] {
  return [...sheets.keys()].flatMap((id) => LANGS.map((lang) => ({ id, lang, path: sheetPath(id, lang) })));
}

/** A sheet with what it takes from its procedure. */
export function wholeSheet(sheet: Sheet, procedures: Catalogue['procedures']) {
  const procedure = sheet.procedure === undefined ? undefined : procedures.get(sheet.procedure);
  return {
    ...sheet,
    who: (sheet.who ?? procedure?.who)!,
    papers: sheet.papers.length > 0 ? sheet.papers : (procedure?.papers ?? []),
    fee: sheet.fee ?? procedure?.fee,
    time: sheet.time ?? procedure?.time,
    office: (sheet.office ?? procedure?.office)!,
  };
}
