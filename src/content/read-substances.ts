import { letterOf } from '../addresses/letters.ts';
import { readRows, type Report } from '../files/read-table.ts';
import { type Said, say } from '../messages/say.ts';
import { isSameFigures, latinIn } from '../text/compare-words.ts';
import type { Mistake } from '../files/mistake.ts';
import { missingFile, readTextFile } from '../files/read-yaml.ts';
import type { Column, Row } from '../schemas/table.ts';
import { isCasNumber } from '../lib/cas-number.ts';
import { isChemicalName } from '../lib/chemical-name.ts';
import { fromKeys } from '../lib/keys.ts';
import {
  CLASSES,
  CONFIRMABLE,
  type Substance,
  type SubstanceClass,
  TEXT_COLUMNS,
  type TextColumn,
  type UsedName,
} from '../schemas/substance.ts';
import type { SubstancesMeta } from '../schemas/substances.ts';

const WORDS = ['name', 'other_names'] as const;
const CODES = ['id', 'covers', 'class', 'entries', ...TEXT_COLUMNS, 'rule', 'records', 'to_confirm'] as const;

/** What is wrong with a text that is not empty, where its form is known. */
const TEXT_CHECKS: Partial<Record<TextColumn, (text: string) => Said | false>> = {
  chemical_name: (text) => !isChemicalName(text) && say('substance-chemical-name', { text }),
  cas: (text) => !isCasNumber(text) && say('substance-cas', { text }),
  hs: (text) => !/^\d{4}\.\d{2}$/.test(text) && say('substance-hs', { text }),
};

/** What the rows refer to. */
interface SubstanceContext {
  /** The classes in the table of rules, each with what its substances are in law; missing while that table has a mistake. */
  rules: ReadonlyMap<string, SubstanceClass> | undefined;
  sources: ReadonlySet<string>;
  /** Names that people use, by the id of the substance. */
  names: ReadonlyMap<string, UsedName[]>;
}

/** Reads `substances.csv` of a content folder; every wrong row and cell is reported with its line. */
export function readSubstances(
  root: string,
  meta: SubstancesMeta,
  { rules, sources, names }: SubstanceContext,
): { rows: Substance[]; /** The line of each row. */ lines: number[]; mistakes: Mistake[] } {
  const file = `${root}/substances.csv`;
  const text = readTextFile(file);
  if (text === undefined) return { rows: [], lines: [], mistakes: [missingFile(file)] };
  const columns = {
    ...fromKeys(WORDS, (name): Column => ({ label: { en: name, hi: name }, kind: 'words' })),
    ...fromKeys(CODES, (name): Column => ({ label: { en: name, hi: name }, kind: 'code' })),
  };
  const seen = new Map<string, number>();
  const read = readRows(file, text, { columns }, (row, report, line) => {
    const substance = toSubstance(row);
    checkNames(row, report);
    checkCodes(substance, row, { ...meta, rules }, report);
    if (substance.source.length === 0) report('source', say('source-missing'));
    for (const id of substance.source.filter((each) => !sources.has(each)))
      report('source', say('no-such-source', { id, folder: `${root}/sources/` }));
    for (const [field, value] of Object.entries({ id: substance.id, name_en: substance.name.en })) {
      const other = seen.get(`${field} ${value}`);
      if (other) report(field, say('row-twice', { value, other }));
      else seen.set(`${field} ${value}`, line);
    }
  });
  const listed = read.rows
    .map(toSubstance)
    .map((row, index) => ({ row: { ...row, names: names.get(row.id) ?? [] }, line: read.lines[index] ?? 0 }))
    .toSorted((a, b) => byId(a.row, b.row));
  return { rows: listed.map(({ row }) => row), lines: listed.map(({ line }) => line), mistakes: read.mistakes };
}

/** Alphabetical, numbers by their size: 2C-B before 25B-NBOMe. */
function byId(a: Substance, b: Substance): number {
  return a.id.localeCompare(b.id, 'en', { numeric: true });
}

function checkNames({ cells }: Row, report: Report): void {
  if (cells['name'] === null) report('name_en', say('substance-name'));
  for (const field of WORDS) {
    const cell = wordsIn(cells, field);
    if (cell.en === '' || cell.hi === '') continue;
    if (!isSameFigures(cell.en, cell.hi)) report(`${field}_hi`, say('substance-figures'));
    if (listOf(cell.en).length !== listOf(cell.hi).length) report(`${field}_hi`, say('substance-names'));
    const latin = latinIn(cell.hi);
    if (latin.length > 0) report(`${field}_hi`, say('latin-left', { words: latin.join(', ') }));
  }
}

type Codes = Pick<SubstancesMeta, 'entries' | 'covers'> & Pick<SubstanceContext, 'rules'>;

function checkCodes(substance: Substance, { cells }: Row, meta: Codes, report: Report): void {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(substance.id)) report('id', say('substance-id', { id: substance.id }));
  if (substance.id === letterOf(substance.id)) report('id', say('substance-id-letter', { id: substance.id }));
  const oneOf = (field: string, value: string, known: readonly string[]) => {
    if (!known.includes(value))
      report(field, say('substance-code', { column: field, value, choices: known.join(', ') }));
  };
  const own = textIn(cells, 'class');
  oneOf('class', own, CLASSES);
  const rule = meta.rules?.get(substance.rule);
  if (meta.rules && !rule) oneOf('rule', substance.rule, [...meta.rules.keys()]);
  if (rule && rule !== own && own === substance.class)
    report('rule', say('substance-rule', { rule: substance.rule, of: rule, class: own }));
  if (substance.covers) oneOf('covers', substance.covers, Object.keys(meta.covers));
  for (const field of listOf(textIn(cells, 'to_confirm'))) oneOf('to_confirm', field, CONFIRMABLE);
  if (substance.entries.length === 0) report('entries', say('substance-no-entries'));
  for (const { list, number } of substance.entries) {
    oneOf('entries', list, Object.keys(meta.entries));
    if (number !== undefined && meta.entries[list] && !meta.entries[list].number)
      report('entries', say('substance-no-numbers', { list, number }));
  }
  for (const name of TEXT_COLUMNS) {
    const text = substance[name];
    const problem = text && TEXT_CHECKS[name]?.(text);
    if (problem) report(name, problem);
    if (!text && substance.toConfirm.includes(name))
      report('to_confirm', say('substance-nothing-to-confirm', { column: name }));
  }
}

function textIn(cells: Row['cells'], name: string): string {
  const cell = cells[name];
  return typeof cell === 'string' ? cell : '';
}

function wordsIn(cells: Row['cells'], name: string): { en: string; hi: string } {
  const cell = cells[name];
  return cell !== null && typeof cell === 'object' ? cell : { en: '', hi: '' };
}

function toSubstance({ cells, source }: Row): Substance {
  const text = (name: string) => textIn(cells, name);
  const otherNames = wordsIn(cells, 'other_names');
  return {
    id: text('id'),
    name: wordsIn(cells, 'name'),
    otherNames: { en: listOf(otherNames.en), hi: listOf(otherNames.hi) },
    covers: text('covers') || undefined,
    class: CLASSES.find((known) => known === text('class')) ?? CLASSES[0],
    entries: listOf(text('entries')).map((entry) => {
      const [list = '', number] = entry.split(':');
      return number === undefined ? { list } : { list, number };
    }),
    ...fromKeys(TEXT_COLUMNS, (name) => text(name) || undefined),
    rule: text('rule'),
    records: listOf(text('records')),
    names: [],
    toConfirm: listOf(text('to_confirm')).flatMap((field) => CONFIRMABLE.find((known) => known === field) ?? []),
    source,
  };
}

function listOf(text: string): string[] {
  return text
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean);
}
