import type { HTMLElement } from 'node-html-parser';
import { inlineOf } from './inline.ts';
import { isLeftOut } from './left-out.ts';

/** A table of Markdown: one row of headings, and as many cells in each row. A heading over several rows becomes a row of its own. */
export function tableOf(table: HTMLElement): string[] {
  const caption = table.querySelector('caption');
  const rows = table.querySelectorAll('tr').filter((row) => !isLeftOut(row));
  const grid = rows.map(cellsOf);
  const width = Math.max(0, ...grid.map((cells) => cells.length));
  if (width === 0) return [];
  const lines = grid.map((cells) => lineOf(Array.from({ length: width }, (_, index) => cells[index] ?? '')));
  const hasHead = rows[0]?.parentNode?.tagName === 'THEAD';
  const head = hasHead ? lines.splice(0, 1) : [lineOf(Array.from({ length: width }, () => ''))];
  const title = caption && !isLeftOut(caption) ? inlineOf(caption.childNodes) : '';
  return [
    ...(title === '' ? [] : [`**${title.replaceAll('**', '')}**`]),
    [...head, lineOf(Array.from({ length: width }, () => '---')), ...lines].join('\n'),
  ];
}

function cellsOf(row: HTMLElement): string[] {
  return row.childNodes.flatMap((cell) => {
    if (!isCell(cell)) return [];
    const others = Number(cell.getAttribute('colspan') ?? 1) - 1;
    return [inlineOf(cell.childNodes), ...Array.from({ length: others }, () => '')];
  });
}

function isCell(node: { nodeType: number }): node is HTMLElement {
  return 'tagName' in node && (node.tagName === 'TD' || node.tagName === 'TH');
}

function lineOf(cells: string[]): string {
  return `| ${cells.join(' | ')} |`;
}
