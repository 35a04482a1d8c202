import { data, find } from '../../lib/dom';
import type { Lang } from '../../language/lang';
import { chosenRows, type Extract, type ExtractColumn, type ExtractRow, isNarrowed, shownColumns } from './extract';

/** A row of the finished table: what it says, and the element that says it. */
export interface TableRow extends ExtractRow {
  element: HTMLTableRowElement;
}

/** What an extract of the table has. */
export interface Found {
  rows: TableRow[];
  /** How many rows it has, though not all may have been fetched. */
  count: number;
  shown: ExtractColumn[];
  /** False where the rest of a long table could not be loaded: the rows are those of the page. */
  isWhole: boolean;
}

export interface OpenTable {
  columns: ExtractColumn[];
  find: (extract: Extract, most: number) => Promise<Found>;
  /** Puts the first rows of an extract into the table, and its columns. */
  put: (found: Found, most: number) => void;
}

/** Reads a finished table: its columns from its headings, its rows from its body or, of a long one, from the file beside it. */
export function openTable(box: HTMLElement, lang: Lang): OpenTable {
  const table = find<HTMLTableElement>(box, 'table');
  const body = find<HTMLTableSectionElement>(table, 'tbody');
  const headings = [...(table.tHead?.rows[0]?.cells ?? [])];
  const columns = headings.map(columnOf);
  const file = box.dataset['rows'];
  const built = readRows(body.rows, columns);
  const isHollow = box.dataset['count'] !== box.dataset['total'];
  let loading: Promise<TableRow[]> | undefined;

  async function allRows(): Promise<TableRow[] | undefined> {
    if (!file) return built;
    try {
      return await (loading ??= loadRows(file, columns));
    } catch {
      loading = undefined;
      return undefined;
    }
  }

  return {
    columns,
    find: async (extract, most) => {
      const isAsIs = !extract.sort && extract.conditions.length === 0 && !extract.words && extract.as === 'table';
      const choose = (from: TableRow[]) => chosenRows(columns, from, extract, { lang, fold, isHollow });
      const near = isAsIs ? choose(built) : [];
      const rows = isAsIs && most <= near.length ? built : await allRows();
      const chosen = isAsIs && rows === built ? near : choose(rows ?? built);
      return {
        rows: chosen,
        count: isAsIs && file ? Number(data(box, isNarrowed(extract) ? 'total' : 'count')) : chosen.length,
        shown: shownColumns(columns, extract),
        isWhole: rows !== undefined,
      };
    },
    put: ({ rows, shown }, most) => {
      const names = new Set(shown.map(({ name }) => name));
      const isHidden = columns.map(({ name }) => !names.has(name));
      const wanted = rows.slice(0, most).map(({ element }) => element);
      for (const row of wanted) row.hidden = false;
      for (const { cells } of [...(table.tHead?.rows ?? []), ...wanted])
        for (const [index, cell] of [...cells].entries()) cell.hidden = isHidden[index] ?? false;
      // Replacing rows that are there already would cost a new layout.
      if (wanted.length !== body.rows.length || wanted.some((row, index) => body.rows[index] !== row))
        body.replaceChildren(...wanted);
    },
  };
}

function columnOf(heading: HTMLElement): ExtractColumn {
  return {
    name: data(heading, 'column'),
    label: data(heading, 'label'),
    kind: data(heading, 'kind') as ExtractColumn['kind'],
    isRowHeading: 'heading' in heading.dataset,
    isSpare: heading.hasAttribute('hidden'),
    choices: data(heading, 'choices').split(' ').filter(Boolean),
  };
}

function readRows(elements: Iterable<HTMLTableRowElement>, columns: ExtractColumn[]): TableRow[] {
  return [...elements].map((element) => {
    const cells = [...element.cells];
    return {
      element,
      values: cells.map(({ dataset: { value } }, index) =>
        value === undefined ? null : columns[index]?.kind === 'figure' ? Number(value) : value,
      ),
      keys: cells.map(({ dataset: { key } }) => key),
    };
  });
}

/** The rows of a long table, as the page would have them. */
async function loadRows(address: string, columns: ExtractColumn[]): Promise<TableRow[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  const template = document.createElement('template');
  template.innerHTML = await response.text();
  return readRows(template.content.querySelectorAll<HTMLTableRowElement>('tbody tr'), columns);
}

/** Two spellings of a word alike, as in `text/fold.ts`, written out: a shared module would be one file more for the filter of every list. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replaceAll('\u093C', '').normalize('NFC');
}
