import type { Dataset } from '../../domain/dataset';
import { fill, formatDate, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';

/** @example '34 rows' */
export function rowCount({ table }: Pick<Dataset, 'table'>, lang: Lang): string {
  const t = translator(lang);
  const count = table.rows.length;
  return count === 1 ? t('dataset.row') : fill(t('dataset.rows'), { count: formatNumber(count, lang) });
}

/** The same in short, for a list. */
export function datasetFactsInShort(dataset: Dataset, lang: Lang): string {
  const date = formatDate(dataset.asOn, lang);
  return fill(translator(lang)('dataset.roomFacts'), { date, rows: rowCount(dataset, lang) });
}

/** @example 'As on 16 November 2026 · 34 rows · 8 columns' */
export function datasetFacts(dataset: Dataset, lang: Lang): string {
  const t = translator(lang);
  return fill(t('dataset.facts'), {
    date: formatDate(dataset.asOn, lang),
    rows: rowCount(dataset, lang),
    columns: fill(t('dataset.columnCount'), { count: formatNumber(dataset.columns.length, lang) }),
  });
}
