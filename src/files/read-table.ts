import { DEVANAGARI } from '../language/devanagari.ts';
import { amountByHand } from '../text/compare-words.ts';
import type { Mistake } from './mistake.ts';
import { readCsv } from './read-csv.ts';
import { cropYearSchema } from '../schemas/dates.ts';
import type { Cell, Column, Rough, Row, TableMeta } from '../schemas/table.ts';
import { factsNamed } from '../schemas/fact.ts';

/** CSV columns beyond the figures. */
const EXTRA = ['source', 'note_en', 'note_hi', 'to_confirm_en', 'to_confirm_hi'];

/** Says what is wrong with a field of a row. */
export type Report = (field: string, message: string) => void;

/**
 * Reads the figures of a table; every wrong column, row and cell is reported with its line.
 * `check` looks for further mistakes in each row that could be read.
 */
export function readRows(
  file: string,
  text: string,
  meta: TableMeta,
  check: (row: Row, report: Report, line: number) => void = () => {},
): { rows: Row[]; mistakes: Mistake[] } {
  const records = readCsv(text);
  if ('brokenLine' in records) {
    const message = 'The file cannot be read as CSV. Look for a quotation mark that is not closed.';
    return { rows: [], mistakes: [{ file, line: records.brokenLine, message }] };
  }
  const [header, ...body] = records;
  const names = header?.record ?? [];
  const mistakes = headerMistakes(file, names, meta);
  if (mistakes.length > 0) return { rows: [], mistakes };
  if (body.length === 0)
    mistakes.push({ file, line: 2, message: 'The table has no rows. Add at least one, or remove the table.' });

  const groups: string[] = [];
  const rows = body.flatMap(({ record, info }) => {
    if (record.length !== names.length) {
      mistakes.push({
        file,
        line: info.lines,
        message: `This row has ${record.length} cells, the first line has ${names.length} columns. Add or remove commas; put text with a comma in quotation marks.`,
      });
      return [];
    }
    const cells = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']));
    const report: Report = (field, message) => mistakes.push({ file, line: info.lines, field, message });
    if (meta.groupBy) followGroup(groups, meta.groupBy, cells, report);
    const row = readRow(cells, meta, report);
    check(row, report, info.lines);
    return [row];
  });
  return { rows, mistakes };
}

/** Rows of one group follow each other, so that its heading stands once. */
function followGroup(groups: string[], column: string, cells: Record<string, string>, report: Report): void {
  const name = `${column}_en`;
  const group = cells[name] ?? '';
  if (group === '') report(name, 'The rows stand in groups by this column. Write the words that head the group.');
  else if (group !== groups.at(-1) && groups.includes(group))
    report(name, `Rows of “${group}” stand further up too. Put all rows of a group one below the other.`);
  groups.push(group);
}

function headerMistakes(file: string, names: string[], meta: TableMeta): Mistake[] {
  const expected = Object.entries(meta.columns).flatMap(([name, { kind }]) =>
    kind === 'words' ? [`${name}_en`, `${name}_hi`] : [name],
  );
  const known = [...expected, ...EXTRA];
  const wrong = names.filter((name) => !known.includes(name));
  const missing = expected.filter((name) => !names.includes(name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const mistakes: Mistake[] = [
    ...wrong.map((field) => ({
      field,
      message: `The table has no such column. Correct the name, or describe the column in the .yaml file beside it.`,
    })),
    ...missing.map((field) => ({
      field,
      message: 'This column is missing in the first line. Add it, with an empty cell where nothing is known.',
    })),
    ...twice.map((field) => ({ field, message: 'This column stands twice. Remove one.' })),
  ].map((mistake) => ({ file, line: 1, ...mistake }));
  if (names.includes('note_en') !== names.includes('note_hi'))
    mistakes.push({ file, line: 1, message: 'Notes need both columns, note_en and note_hi. Add the missing one.' });
  if (names.includes('to_confirm_en') !== names.includes('to_confirm_hi'))
    mistakes.push({
      file,
      line: 1,
      message: 'Doubts need both columns, to_confirm_en and to_confirm_hi. Add the missing one.',
    });
  return mistakes;
}

function readRow(cells: Record<string, string>, { columns }: TableMeta, report: Report): Row {
  const row: Row = {
    cells: Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [name, readCell(name, column, cells, report)]),
    ),
    source: (cells['source'] ?? '')
      .split(';')
      .map((id) => id.trim())
      .filter(Boolean),
  };
  const roughly = roughNumbers(columns, cells);
  if (roughly) row.roughly = roughly;
  const note = readWords('note', cells, report);
  if (note) row.note = note;
  const toConfirm = readWords('to_confirm', cells, report);
  if (toConfirm) row.toConfirm = toConfirm;
  const [rough] = Object.keys(roughly ?? {});
  if (rough !== undefined && !toConfirm)
    report(rough, 'A figure that is known only roughly carries a mark. Say why in to_confirm_en and to_confirm_hi.');
  return row;
}

function readCell(name: string, column: Column, cells: Record<string, string>, report: Report): Cell {
  if (column.kind === 'words') {
    const words = readWords(name, cells, report);
    for (const [lang, text] of Object.entries(words ?? {})) {
      const amount = amountByHand(text);
      if (amount)
        report(
          `${name}_${lang}`,
          `“${amount}…” is an amount written by hand. Put it into facts.yaml and write its id in braces: {fact-id}.`,
        );
    }
    return words;
  }
  const text = cells[name] ?? '';
  if (text === '') return null;
  switch (column.kind) {
    case 'number':
    case 'money':
      return readNumber(name, text, report);
    case 'year':
      if (!/^(18|19|20)\d{2}$/.test(text)) report(name, `“${text}” is no year. Write four digits.`);
      return text;
    case 'crop-year':
      if (!cropYearSchema.safeParse(text).success)
        report(name, `“${text}” is no crop year. Write two years that follow each other, for example 2025-26.`);
      return text;
    case 'code':
      return text;
  }
}

/** `74900`; known only roughly `~74900`, `~4400-4500` or `>100000`. */
const NUMBER = /^(?<sign>[~>])?(?<value>-?\d+(?:\.\d+)?)(?:(?<=^~.*)-(?<to>\d+(?:\.\d+)?))?$/;

function readNumber(name: string, text: string, report: Report): number | null {
  const { value, to } = NUMBER.exec(text)?.groups ?? {};
  if (value === undefined) {
    report(name, `“${text}” is no number. Write digits only, without commas and unit, or leave the cell empty.`);
    return null;
  }
  if (to !== undefined && Number(to) <= Number(value))
    report(name, `“${text}” ends below its beginning. Write the smaller number first.`);
  return Number(value);
}

function roughNumbers(columns: TableMeta['columns'], cells: Record<string, string>): Row['roughly'] {
  const rough = Object.entries(columns).flatMap(([name, { kind }]): [string, Rough][] => {
    if (kind !== 'number' && kind !== 'money') return [];
    const { sign, to } = NUMBER.exec(cells[name] ?? '')?.groups ?? {};
    if (sign === undefined) return [];
    return [[name, { kind: sign === '>' ? 'over' : 'about', ...(to !== undefined && { to: Number(to) }) }]];
  });
  return rough.length > 0 ? Object.fromEntries(rough) : undefined;
}

function readWords(name: string, cells: Record<string, string>, report: Report): { en: string; hi: string } | null {
  const en = cells[`${name}_en`] ?? '';
  const hi = cells[`${name}_hi`] ?? '';
  if (en === '' && hi === '') return null;
  if (en === '') report(`${name}_en`, 'The English words are missing. Add them beside the Hindi.');
  else if (hi === '') report(`${name}_hi`, 'The Hindi words are missing. Add them beside the English.');
  else if (!DEVANAGARI.test(hi)) report(`${name}_hi`, 'The Hindi text holds no Devanagari letter. Translate it.');
  if (factsNamed(en).toSorted().join() !== factsNamed(hi).toSorted().join())
    report(`${name}_hi`, 'English and Hindi name different facts in braces. Use the same ones.');
  return { en, hi };
}
