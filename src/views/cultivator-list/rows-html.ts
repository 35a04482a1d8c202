import { TABLE_ROLES as ROLES } from '../../ui/table-roles.ts';
import type { ListRow } from '../../features/cultivators/read-list.ts';

/** What a phone shows beside a cell, where the headings of the columns are out of sight. */
export interface CellWords {
  guardian: string;
  unit: string;
}

const CELL = `<td role="${ROLES.cell.role}"`;

/** The rows of a table as HTML. A list may have thousands, and text is put together a hundred times as fast as elements. */
export function rowsHtml(rows: ListRow[], words: CellWords): string {
  const guardian = `${CELL} data-label="${escapeHtml(words.guardian)}">`;
  const area = `${CELL} data-unit="${escapeHtml(words.unit)}">`;
  return rows
    .map(
      (row) =>
        `<tr role="${ROLES.row.role}">${CELL}>${row.serial}</td>` +
        `<th role="${ROLES.name.role}" scope="row">${escapeHtml(row.name)}</th>` +
        `${guardian}${escapeHtml(row.guardian)}</td>` +
        `${CELL}>${escapeHtml(row.village)}</td>${CELL}>${escapeHtml(row.tehsil)}</td>` +
        `${row.area === undefined ? '' : `${area}${row.area}</td>`}</tr>`,
    )
    .join('');
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
}
