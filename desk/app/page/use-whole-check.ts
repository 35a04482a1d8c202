import { useMemo } from 'react';
import type { Lang, Localized } from '../../../src/language/lang.ts';
import type { Remark } from '../../model/api.ts';
import type { PageText } from '../../model/page-api.ts';
import { useRemarks } from '../live.tsx';
import { isChangedCell, type Row } from './rows.ts';
import type { RowRemark } from './use-page-edit.ts';

type Said = Pick<Remark, 'grade' | 'text' | 'code'>;
const NOTHING: Said[] = [];

/** What both checks say, sorted: that of the whole content as it was saved, and that of what is being typed. */
export function useAllRemarks(page: PageText, rows: Row[], typed: RowRemark[]) {
  const [en, hi] = [useRemarks(page.en.path), useRemarks(page.hi.path)];
  return useMemo(() => {
    const atRow = new Map<string, Localized<Said[]>>();
    const atField = new Map<string, Said[]>();
    const others: Said[] = [];
    const put = (lang: Lang, rowId: string, said: Said) => {
      const row = atRow.get(rowId) ?? { en: [], hi: [] };
      row[lang].push(said);
      atRow.set(rowId, row);
    };
    const putField = (lang: Lang, key: string, said: Said) =>
      atField.set(`${lang} ${key}`, [...(atField.get(`${lang} ${key}`) ?? []), said]);
    for (const remark of typed)
      if (remark.rowId) put(remark.lang, remark.rowId, remark);
      else if (remark.field) putField(remark.lang, remark.field, remark);
      else others.push(remark);
    for (const [lang, remarks] of [
      ['en', en],
      ['hi', hi],
    ] as const)
      for (const remark of remarks) {
        const key = remark.at?.[0];
        const row = key === undefined ? rowAtLine(rows, lang, remark.line) : undefined;
        if (key !== undefined) {
          const known = atField.get(`${lang} ${key}`) ?? NOTHING;
          if (!known.some(({ code }) => code === remark.code)) putField(lang, String(key), remark);
        } else if (!row) others.push(remark);
        // What was changed since is no longer what the check saw.
        else if (row[lang] && !isChangedCell(row[lang])) put(lang, row.id, remark);
      }
    return { atRow, atField, others };
  }, [en, hi, rows, typed]);
}

/** The row in which a line of the saved file stands. */
export function rowAtLine(rows: Row[], lang: Lang, line: number | undefined): Row | undefined {
  if (line === undefined) return undefined;
  const placed = rows.filter((row) => row[lang]?.was);
  return placed.find((row) => (row[lang]?.was?.lastLine ?? 0) >= line) ?? placed.at(-1);
}
