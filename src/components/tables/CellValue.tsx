import { formatNumber, unbroken } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { valueIn } from '../../domain/table-export';
import type { Cell, Column } from '../../schemas/table';

/** What a cell says: a figure in Indian grouping, words, or "not available". */
export function CellValue({ cell, column, lang }: { cell: Cell; column: Column; lang: Lang }) {
  const value = valueIn(cell, lang);
  if (value === null) return translator(lang)('value.notAvailable');
  if (typeof value === 'number') return formatNumber(value, lang);
  const isForeign = lang === 'hi' && column.kind === 'code' && /[A-Za-z]/.test(value);
  return isForeign ? <span lang="en">{value}</span> : unbroken(value);
}
