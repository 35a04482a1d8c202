import { columnIndexes, readRow } from '../../../src/content/cultivators/read-row.ts';
import type { Localized } from '../../../src/language/lang.ts';
import { type Said, textOf } from '../../../src/messages/say.ts';
import { NO_EDITS } from '../../model/table-edits.ts';
import type { Drafts } from '../drafts.ts';
import { mistakesIn, officeIds } from '../table/check-edits.ts';
import { editCsv, indexCsv } from '../table/csv-edit.ts';
import type { Target } from './target.ts';

/** A turn for other requests. */
export const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
export const ROWS_IN_A_TURN = 4000;

/** What the site's own readers say of brought rows, by their place in the list. */
export async function checkRows(rows: string[][], target: Target, drafts: Drafts): Promise<Map<number, Localized[]>> {
  const wrong = new Map<number, Localized[]>();
  const report = (row: number, field: string | undefined, said: Said) => {
    const label = target.columns.find(({ name }) => name === field)?.label;
    const words = (lang: 'en' | 'hi') => `${label ? `${label[lang]}: ` : ''}${textOf(said, lang)}`;
    wrong.set(row, [...(wrong.get(row) ?? []), { en: words('en'), hi: words('hi') }]);
  };
  if (target.lists.length > 0) {
    const indexes = columnIndexes(target.columns.map(({ name }) => name));
    const offices = officeIds(drafts);
    for (const [at, cells] of rows.entries()) {
      if (at % ROWS_IN_A_TURN === 0) await turn();
      readRow(cells, indexes, offices, (field, said) => report(at, field, said));
    }
    return wrong;
  }
  const head = indexCsv(`${target.columns.map(({ name }) => name).join(',')}\n`);
  const text = editCsv(head, { ...NO_EDITS, placed: rows.map((cells) => ({ before: 0, cells })) });
  // Each row stands on one line, below the headings.
  for (const { line = 1, field, ...said } of mistakesIn(target.file, text, drafts)) report(line - 2, field, said);
  return wrong;
}
