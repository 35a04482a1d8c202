import { data, find, pageLang } from '../../lib/dom';
import { readExtract } from './address';
import { openTable } from './open-table';
import { putExtract } from './sight';
import type { SightWords } from './words';

/** Shows what the address asks for, where nothing can be chosen. */
export async function putAsked(box: HTMLElement): Promise<void> {
  const words = JSON.parse(data(box, 'words')) as SightWords;
  const table = openTable(box, pageLang());
  const { extract } = readExtract(location.search, table.columns);
  const most = Math.max(Number(box.dataset['atOnce']), find<HTMLTableElement>(box, 'table').rows.length - 1);
  const found = await table.find(extract, most);
  find(box, '[data-extract-status]').textContent = putExtract(box, table, found, extract, most, words).join(' ');
}
