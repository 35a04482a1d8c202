import { find } from '../lib/dom';

/** Turns the column headings of a finished table into buttons that sort its rows. Empty cells always come last. */
export function sortTable(table: HTMLTableElement): void {
  const body = find<HTMLTableSectionElement>(table, 'tbody');
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  const status = table.closest('figure')?.querySelector('output');

  headings.forEach((heading, column) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => {
      const order = heading.ariaSort === 'ascending' ? 'descending' : 'ascending';
      for (const other of headings) other.ariaSort = null;
      heading.ariaSort = order;
      const sign = order === 'ascending' ? 1 : -1;
      const valueOf = (row: HTMLTableRowElement) => row.cells[column]?.dataset['value'];
      const rows = [...body.rows];
      rows.sort((one, two) => {
        const [a, b] = [valueOf(one), valueOf(two)];
        if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
        return sign * (Number(a) - Number(b) || a.localeCompare(b, document.documentElement.lang, { numeric: true }));
      });
      body.append(...rows);
      const words = table.dataset[order === 'ascending' ? 'sortAscending' : 'sortDescending'];
      if (status && words) status.textContent = words.replace('{column}', heading.dataset['label'] ?? '');
    });
  });
  table.dataset['sortable'] = 'ready';
}
