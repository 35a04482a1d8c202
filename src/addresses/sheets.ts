import type { Lang } from '../language/lang.ts';

/** Address of a sheet. @example sheetPath('uprooting', 'hi') // '/hi/sheets/uprooting/' */
export function sheetPath(id: string, lang: Lang): string {
  return `/${lang}/sheets/${id}/`;
}
