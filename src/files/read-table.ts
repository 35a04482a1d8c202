import { DEVANAGARI } from '../language/devanagari.ts';
import { amountByHand } from '../text/compare-words.ts';
import type { Mistake } from './mistake.ts';
import { otherSeparator, readCsv } from './read-csv.ts';
import { type Said, say } from '../messages/say.ts';
import { cropYearSchema, documentDateSchema, isoDateSchema } from '../schemas/dates.ts';
import type { Cell, Column, Rough, Row, TableForm } from '../schemas/table.ts';
import { factsNamed } from '../schemas/fact.ts';
import { firstDay } from '../lib/span.ts';

/** CSV columns beyond the figures. A table may have columns of its own called `from` and `until`; these are no validity. */
const EXTRA = ['from', 'until', 'source', 'note_en', 'note_hi', 'to_confirm_en', 'to_confirm_hi'];

/** Says what is wrong with a field of a row. */
export type Report = (field: string, said: Said) => void;

/**
 * Reads the figures of a table; every wrong column, row and cell is reported with its line.
 * `check` looks for further mistakes in each row that could be read.
 */
export function readRows(
  file: string,
  text: string,
  meta: TableForm,
  check: (row: Row, report: Report, line: number) => void = () => {},
): { rows: Row[]; /** The line of each row. */ lines: number[]; mistakes: Mistake[] } {
  const records = readCsv(text);
  if ('cause' in records) return { rows: [], lines: [], mistakes: [{ file, line: records.line, ...records.cause }] };
  const [header, ...body] = records;
  const names = header?.record ?? [];
  const mistakes = headerMistakes(file, names, meta);
  if (mistakes.length > 0) return { rows: [], lines: [], mistakes };
  if (body.length === 0) mistakes.push({ file, line: 2, ...say('csv-no-rows') });

  const groups: string[] = [];
  const lines: number[] = [];
  const rows = body.flatMap(({ record, info }) => {
    if (record.length !== names.length) {
      mistakes.push({ file, line: info.lines, ...say('csv-cells', { cells: record.length, columns: names.length }) });
      return [];
    }
    const cells = Object.fromEntries(names.map((name, index) => [name, record[index] ?? '']));
    const report: Report = (field, said) => mistakes.push({ file, line: info.lines, field, ...said });
    if (meta.groupBy) followGroup(groups, meta.groupBy, cells, report);
    const row = readRow(cells, meta, report);
    check(row, report, info.lines);
    lines.push(info.lines);
    return [row];
  });
  return { rows, lines, mistakes };
}

/** Rows of one group follow each other, so that its heading stands once. */
function followGroup(groups: string[], column: string, cells: Record<string, string>, report: Report): void {
  const name = `${column}_en`;
  const group = cells[name] ?? '';
  if (group === '') report(name, say('csv-group-empty'));
  else if (group !== groups.at(-1) && groups.includes(group)) report(name, say('csv-group-apart', { group }));
  groups.push(group);
}

function headerMistakes(file: string, names: string[], meta: TableForm): Mistake[] {
  const expected = Object.entries(meta.columns).flatMap(([name, { kind }]) =>
    kind === 'words' ? [`${name}_en`, `${name}_hi`] : [name],
  );
  const known = [...expected, ...EXTRA];
  const cause = otherSeparator(names) ?? noHeading(names, known, expected);
  if (cause) return [{ file, line: 1, ...cause }];
  const wrong = names.filter((name) => !known.includes(name));
  const missing = expected.filter((name) => !names.includes(name));
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  const mistakes: Mistake[] = [
    ...wrong.map((field) => ({ field, ...say('csv-column-unknown') })),
    ...missing.map((field) => ({ field, ...say('csv-column-missing') })),
    ...twice.map((field) => ({ field, ...say('csv-column-twice') })),
  ].map((mistake) => ({ file, line: 1, ...mistake }));
  if (names.includes('note_en') !== names.includes('note_hi'))
    mistakes.push({ file, line: 1, ...say('csv-notes-columns') });
  if (names.includes('to_confirm_en') !== names.includes('to_confirm_hi'))
    mistakes.push({ file, line: 1, ...say('csv-doubts-columns') });
  return mistakes;
}

/** Where the first line names no column at all, it is a row of figures. */
function noHeading(names: string[], known: string[], expected: string[]): Said | undefined {
  return names.some((name) => known.includes(name))
    ? undefined
    : say('csv-no-heading', { columns: expected.join(',') });
}

function readRow(cells: Record<string, string>, { columns }: TableForm, report: Report): Row {
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
  Object.assign(row, readSpan(cells, columns, report));
  if (row.until !== undefined && row.source.length === 0) report('source', say('span-no-source'));
  const [rough] = Object.keys(roughly ?? {});
  if (rough !== undefined && !toConfirm) report(rough, say('csv-rough'));
  return row;
}

/** The days on which a row holds. */
function readSpan(
  cells: Record<string, string>,
  columns: TableForm['columns'],
  report: Report,
): Pick<Row, 'from' | 'until'> {
  const { from = '', until = '' } = {
    ...cells,
    ...(columns['from'] && { from: '' }),
    ...(columns['until'] && { until: '' }),
  };
  const isFrom = documentDateSchema.safeParse(from).success;
  const isUntil = isoDateSchema.safeParse(until).success;
  if (from !== '' && !isFrom) report('from', say('span-from', { text: from }));
  if (until !== '' && !isUntil) report('until', say('span-until', { text: until }));
  if (isFrom && isUntil && until < firstDay(from)) report('until', say('span-ends-first', { from, until }));
  return { ...(isFrom && { from }), ...(isUntil && { until }) };
}

function readCell(name: string, column: Column, cells: Record<string, string>, report: Report): Cell {
  if (column.kind === 'words') {
    const words = readWords(name, cells, report);
    for (const [lang, text] of Object.entries(words ?? {})) {
      const amount = amountByHand(text);
      if (amount) report(`${name}_${lang}`, say('words-amount', { amount }));
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
      if (!/^(18|19|20)\d{2}$/.test(text)) report(name, say('csv-year', { text }));
      return text;
    case 'crop-year':
      if (!cropYearSchema.safeParse(text).success) report(name, say('csv-crop-year', { text }));
      return text;
    case 'code':
    case 'date':
    case 'address':
      return text;
  }
}

/** `74900`; known only roughly `~74900`, `~4400-4500` or `>100000`. */
const NUMBER = /^(?<sign>[~>])?(?<value>-?\d+(?:\.\d+)?)(?:(?<=^~.*)-(?<to>\d+(?:\.\d+)?))?$/;

function readNumber(name: string, text: string, report: Report): number | null {
  const { value, to } = NUMBER.exec(text)?.groups ?? {};
  if (value === undefined) {
    report(name, say('csv-number', { text }));
    return null;
  }
  if (to !== undefined && Number(to) <= Number(value)) report(name, say('csv-range', { text }));
  return Number(value);
}

function roughNumbers(columns: TableForm['columns'], cells: Record<string, string>): Row['roughly'] {
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
  if (en === '') report(`${name}_en`, say('english-missing'));
  else if (hi === '') report(`${name}_hi`, say('hindi-missing'));
  else if (!DEVANAGARI.test(hi)) report(`${name}_hi`, say('no-devanagari'));
  if (factsNamed(en).toSorted().join() !== factsNamed(hi).toSorted().join()) report(`${name}_hi`, say('words-facts'));
  return { en, hi };
}
