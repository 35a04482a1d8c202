import { fill } from '../../language/format';
import { find } from '../../lib/dom';
import { drawableOf } from './drawable';
import type { Extract } from './extract';
import type { Found, OpenTable } from './open-table';
import { putChart } from './put-chart';
import type { SightWords } from './words';

/** Shows an extract in its place, as table or as chart, and gives the words that tell how much of the table that is. */
export function putExtract(
  box: HTMLElement,
  table: OpenTable,
  found: Found,
  extract: Extract,
  most: number,
  words: SightWords,
): string[] {
  const { rows, count, shown, isWhole } = found;
  const chart = find(box, '[data-extract-chart]');
  const place = find(box, '[data-extract-table]');
  table.put(found, most);
  const drawable = extract.as === 'chart' ? drawableOf(table.columns, shown, rows, extract.of) : undefined;
  const isDrawn = typeof drawable === 'object';
  if (isDrawn) putChart(chart, drawable, table.columns, words);
  chart.hidden = !isDrawn;
  place.hidden = isDrawn;
  return [
    countWords(box, count, words) + (!isDrawn && count > most ? `, ${fill(words.first, { shown: most })}` : ''),
    ...(drawable && !isDrawn && rows.length > 0 ? [words[drawable]] : []),
    ...(isWhole ? [] : [words.notLoaded]),
  ];
}

function countWords({ dataset }: HTMLElement, count: number, words: SightWords): string {
  const total = Number(dataset['total']);
  if (count === 0 && total > 0) return words.nothing;
  if (count < total) return fill(words.found, { found: grouped(count), count: grouped(total) });
  return rowsInWords(count, words);
}

/** @example rowsInWords(12, words) // '12 rows' */
export function rowsInWords(count: number, words: SightWords): string {
  return count === 1 ? words.one : fill(words.count, { count: grouped(count) });
}

/** In Indian grouping. */
export function grouped(value: number): string {
  return value < 1000 ? String(value) : value.toLocaleString('en-IN');
}
