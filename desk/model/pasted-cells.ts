/** Cells as a spreadsheet puts them on the clipboard: tabs between cells, lines between rows, cells with either in quotation marks. */
export function pastedCells(text: string): string[][] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const quoted = text[at] === '"' ? /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y : undefined;
    if (quoted) quoted.lastIndex = at;
    const inside = quoted?.exec(text);
    const plain = /[^\t\r\n]*/y;
    plain.lastIndex = at;
    const written = inside?.[0] ?? plain.exec(text)?.[0] ?? '';
    rows.at(-1)?.push((inside?.[1]?.replaceAll('""', '"') ?? written).replace(/\s*[\r\n]+\s*/g, ' ').trim());
    at += written.length;
    if (at >= text.length) break;
    const end = text.startsWith('\r\n', at) ? 2 : 1;
    if (text[at] === '\t') {
      if (at + 1 === text.length) rows.at(-1)?.push('');
    } else if (at + end < text.length) rows.push([]);
    at += end;
  }
  return rows;
}
