import { parse } from 'csv-parse/sync';
import { readRows } from '../files/read-table.ts';
import { isSameFigures, latinIn, misspelt } from '../text/compare-words.ts';
import type { Mistake } from '../files/mistake.ts';
import { missingFile, readTextFile } from '../files/read-yaml.ts';
import type { Column, Row } from '../schemas/table.ts';
import { isCasNumber } from '../lib/cas-number.ts';
import { CLASSES, PARTS, type Part, type Substance, type SubstanceClass } from '../schemas/substance.ts';
import type { SubstancesMeta } from '../schemas/substances.ts';

type Complain = (field: string, message: string) => void;

const WORDS = ['name', 'other_names'];
const CODES = ['id', 'covers', 'class', 'entries', 'cas', 'hs', 'export', 'import', 'to_confirm'];

/** Reads `substances.csv` of a content folder; every wrong row and cell is reported with its line. */
export function readSubstances(
  root: string,
  meta: SubstancesMeta,
  sources: ReadonlySet<string>,
): { rows: Substance[]; mistakes: Mistake[] } {
  const file = `${root}/substances.csv`;
  const text = readTextFile(file);
  if (text === undefined) return { rows: [], mistakes: [missingFile(file)] };
  return readSubstancesText(file, text, meta, sources);
}

/** The same from the text of the file. */
export function readSubstancesText(
  file: string,
  text: string,
  meta: SubstancesMeta,
  sources: ReadonlySet<string>,
): { rows: Substance[]; mistakes: Mistake[] } {
  const read = readRows(file, text, {
    caption: meta.caption,
    asOn: meta.asOn,
    notes: [],
    source: [],
    columns: columns(),
  });
  const lines = read.rows.length > 0 ? linesOf(text) : [];
  // Where a row was dropped, the others have lost their line numbers; that row is mended first.
  if (lines.length !== read.rows.length) return { rows: [], mistakes: read.mistakes };

  const mistakes = [...read.mistakes];
  const seen = new Map<string, number>();
  const rows = read.rows.map((row, index) => {
    const line = lines[index]!;
    const complain: Complain = (field, message) => mistakes.push({ file, line, field, message });
    const substance = toSubstance(row);
    checkNames(row, complain);
    checkCodes(substance, row, meta, complain);
    if (substance.source.length === 0)
      complain('source', 'The source is missing. Write the id of at least one source.');
    for (const id of substance.source.filter((each) => !sources.has(each)))
      complain('source', `There is no source “${id}”. Correct the id, or add it to a file in sources/.`);
    for (const [field, value] of [
      ['id', substance.id],
      ['name_en', substance.name.en],
    ] as const) {
      const other = seen.get(`${field} ${value}`);
      if (other) complain(field, `“${value}” stands in line ${other} too. Remove one of the two, or rename it.`);
      else seen.set(`${field} ${value}`, line);
    }
    return substance;
  });
  return { rows: rows.toSorted(byId), mistakes };
}

/** Alphabetical, numbers by their size: 2C-B before 25B-NBOMe. */
function byId(a: Substance, b: Substance): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true });
}

function columns(): Record<string, Column> {
  const column = (name: string, kind: Column['kind']): [string, Column] => [
    name,
    { label: { en: name, hi: name }, kind },
  ];
  return Object.fromEntries([
    ...WORDS.map((name) => column(name, 'words')),
    ...CODES.map((name) => column(name, 'code')),
  ]);
}

function linesOf(text: string): number[] {
  const options = { info: true, bom: true, relax_column_count: true, skip_empty_lines: true, trim: true } as const;
  return (parse(text, options) as unknown as { info: { lines: number } }[]).slice(1).map(({ info }) => info.lines);
}

function checkNames({ cells }: Row, complain: Complain): void {
  if (cells['name'] === null) complain('name_en', 'The name is missing. Write it in both languages.');
  for (const field of WORDS) {
    const cell = cells[field];
    if (cell === null || typeof cell !== 'object' || cell.en === '' || cell.hi === '') continue;
    if (!isSameFigures(cell.en, cell.hi))
      complain(`${field}_hi`, 'The figures of the English and the Hindi name differ. Correct the wrong one.');
    if (listOf(cell.en).length !== listOf(cell.hi).length)
      complain(
        `${field}_hi`,
        'English and Hindi have different numbers of names. Separate them with semicolons in both.',
      );
    const latin = latinIn(cell.hi);
    if (latin.length > 0)
      complain(`${field}_hi`, `Latin letters are left in the Hindi: ${latin.join(', ')}. Write them in Devanagari.`);
    for (const [wrong, right] of misspelt(cell.hi))
      complain(`${field}_hi`, `The site writes “${right}”, not “${wrong}”. Change the spelling.`);
  }
}

function checkCodes(substance: Substance, { cells }: Row, meta: SubstancesMeta, complain: Complain): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(substance.id))
    complain('id', `“${substance.id}” cannot be an address. Use small letters, digits and single hyphens.`);
  const oneOf = (field: string, value: string, known: readonly string[]) => {
    if (!known.includes(value)) complain(field, `There is no ${field} “${value}”. Write one of: ${known.join(', ')}.`);
  };
  oneOf('class', substance.class, CLASSES);
  oneOf('export', substance.export, Object.keys(meta.export));
  oneOf('import', substance.import, Object.keys(meta.import));
  if (substance.covers) oneOf('covers', substance.covers, Object.keys(meta.covers));
  for (const part of substance.toConfirm) oneOf('to_confirm', part, PARTS);
  if (substance.entries.length === 0)
    complain('entries', 'The list in which it stands is missing. Write at least one code.');
  for (const { list, number } of substance.entries) {
    oneOf('entries', list, Object.keys(meta.entries));
    if (number !== undefined && meta.entries[list] && !meta.entries[list].number)
      complain('entries', `“${list}” has no numbers. Remove “:${number}”, or add “number” to it in substances.yaml.`);
  }
  if (substance.cas && !isCasNumber(substance.cas))
    complain(
      'cas',
      `“${substance.cas}” is no CAS number: its form or its check digit is wrong. Correct it, or leave the cell empty.`,
    );
  if (substance.hs && !/^\d{4}\.\d{2}$/.test(substance.hs))
    complain('hs', `“${substance.hs}” is no HS code. Write it like 2939.41, or leave the cell empty.`);
  for (const part of ['cas', 'hs'] as const)
    if (substance.toConfirm.includes(part) && cells[part] === null)
      complain('to_confirm', `There is no ${part} to confirm in this row. Remove “${part}”, or fill the cell.`);
}

function toSubstance({ cells, source }: Row): Substance {
  const text = (name: string) => (typeof cells[name] === 'string' ? cells[name] : '');
  const words = (name: string) => {
    const cell = cells[name];
    return cell !== null && typeof cell === 'object' ? cell : { en: '', hi: '' };
  };
  const otherNames = words('other_names');
  return {
    id: text('id'),
    name: words('name'),
    otherNames: { en: listOf(otherNames.en), hi: listOf(otherNames.hi) },
    covers: text('covers') || undefined,
    class: text('class') as SubstanceClass,
    entries: listOf(text('entries')).map((entry) => {
      const [list = '', number] = entry.split(':');
      return number === undefined ? { list } : { list, number };
    }),
    cas: text('cas') || undefined,
    hs: text('hs') || undefined,
    export: text('export'),
    import: text('import'),
    toConfirm: listOf(text('to_confirm')) as Part[],
    source,
  };
}

function listOf(text: string): string[] {
  return text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
}
