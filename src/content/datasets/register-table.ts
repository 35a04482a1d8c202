import { recordPath } from '../../addresses/registers.ts';
import { newestFirst } from '../../domain/register-records.ts';
import { closingOf, openingOf } from '../../domain/tenders.ts';
import { documentHref } from '../../files/document-file.ts';
import { documentNumber } from '../../language/document-number.ts';
import { LANGS } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import type { DatasetWords } from '../../schemas/dataset.ts';
import type { Office } from '../../schemas/office.ts';
import type { RegisterRecord } from '../../schemas/record.ts';
import { REGISTER_COLUMNS } from '../../schemas/dataset.ts';
import type { RegisterId } from '../../schemas/registers.ts';
import type { Cell, Column, Table } from '../../schemas/table.ts';
import { formatAmount } from '../../words/format-amount.ts';
import { translator } from '../../words/strings.ts';
import { bothCell, codesCell, listCell, wordsCell } from './cells.ts';
import { madeTable } from './made-table.ts';

const KINDS: Record<string, Column['kind']> = {
  id: 'code',
  date: 'date',
  crop_year: 'crop-year',
  valid_until: 'date',
  superseded_by: 'code',
  documents: 'address',
  address: 'address',
  amends: 'code',
  closes: 'date',
  opens: 'date',
  corrigenda: 'number',
  as_on: 'date',
  starts: 'date',
  ends: 'date',
};

/** Registers whose records go by their times instead. */
const WITHOUT_VALIDITY: readonly RegisterId[] = ['tenders', 'events', 'media-releases'];
const OF_VALIDITY = ['validity', 'crop_year', 'valid_until', 'superseded_by'];

/** A register as a table to take along: one row for each record, the newest first. */
export function registerTable(
  register: RegisterId,
  records: RegisterRecord[],
  words: DatasetWords,
  offices: ReadonlyMap<string, Office>,
  asOn: string,
): Table {
  const { about, subject, columns: own } = words.made[register];
  const shared = REGISTER_COLUMNS.filter((name) => !WITHOUT_VALIDITY.includes(register) || !OF_VALIDITY.includes(name));
  const columns: Record<string, Pick<Column, 'label' | 'about'>> = {
    ...fromKeys(shared, (name) => words.registers[name]),
    ...own,
  };
  const title = fromKeys(LANGS, (lang) => translator(lang)(`registerName.${register}`));
  const rows = records.toSorted(newestFirst).map((record) => {
    const all: Record<string, Cell> = { ...sharedCells(record), ...ownCells(record, offices) };
    return {
      cells: Object.fromEntries(Object.keys(columns).map((name) => [name, all[name] ?? null])),
      source: record.source,
      ...(record.toConfirm && { toConfirm: record.toConfirm }),
      ...(record.specimen && { specimen: record.specimen }),
    };
  });
  return madeTable({ id: register, title, about, subject, columns }, KINDS, 'title', asOn, rows);
}

function sharedCells(record: RegisterRecord): Record<(typeof REGISTER_COLUMNS)[number], Cell> {
  const { number } = record;
  return {
    id: record.id,
    title: wordsCell(record.title),
    number: number === undefined ? null : bothCell((lang) => documentNumber(number, lang)),
    date: record.date ?? null,
    kind: bothCell((lang) => translator(lang)(`kind.${record.kind}`)),
    section: bothCell((lang) => translator(lang)(`provider.${record.section}`)),
    purpose: wordsCell(record.purpose),
    validity: bothCell((lang) => translator(lang)(`validity.${record.validity}`)),
    crop_year: record.cropYear ?? null,
    valid_until: record.validUntil ?? null,
    superseded_by: record.supersededBy ?? null,
    documents: codesCell(record.documents.map(({ file, url }) => url ?? documentHref(file ?? ''))),
    address: bothCell((lang) => recordPath(record.register, record.id, lang)),
  };
}

/** What the records of one register have besides. */
function ownCells(record: RegisterRecord, offices: ReadonlyMap<string, Office>): Record<string, Cell> {
  switch (record.register) {
    case 'acts-and-rules':
    case 'notifications':
    case 'instructions':
      return { amends: codesCell(record.amends) };
    case 'forms':
      return {
        office: wordsCell(offices.get(record.office ?? '')?.name),
        asks: listCell(record.asks),
        attach: listCell(record.attach),
        rule: wordsCell(record.rule),
      };
    case 'tenders':
      return {
        unit: unitCell(record.unit),
        closes: closingOf(record),
        opens: openingOf(record) ?? null,
        corrigenda: record.corrigenda.length,
      };
    case 'employee-orders':
      return { unit: record.unit ? unitCell(record.unit) : null };
    case 'seniority-lists':
      return { as_on: record.asOn };
    case 'media-releases': {
      const { place, state, seized = [], destroyed = [] } = record;
      return {
        place: wordsCell(place),
        state: state ? bothCell((lang) => translator(lang)(`state.${state}`)) : null,
        seized: bothCell((lang) => seized.map((amount) => formatAmount(amount, lang)).join('; ')),
        destroyed: bothCell((lang) => destroyed.map((amount) => formatAmount(amount, lang)).join('; ')),
      };
    }
    case 'events':
      return { starts: record.starts, ends: record.ends ?? null, place: wordsCell(record.place) };
    case 'policies':
    case 'publications':
      return {};
  }
}

function unitCell(unit: Office['unit']): Cell {
  return bothCell((lang) => translator(lang)(`office.${unit}`));
}
