import type { Localized } from '../../language/lang.ts';
import type { DatasetWords } from '../../schemas/dataset.ts';
import type { Office, Person } from '../../schemas/office.ts';
import type { Table } from '../../schemas/table.ts';
import { translator } from '../../words/strings.ts';
import { bothCell, codesCell, wordsCell } from './cells.ts';
import { madeTable } from './made-table.ts';

const NO_TITLE: Localized = { en: '', hi: '' };

/** Every office, in the order of `content/offices.yaml`. */
export function officesTable(offices: ReadonlyMap<string, Office>, { made }: DatasetWords, asOn: string): Table {
  const { title = NO_TITLE, ...words } = made.offices;
  const rows = [...offices].map(([id, office]) => ({
    cells: {
      id,
      name: wordsCell(office.name),
      unit: bothCell((lang) => translator(lang)(`office.${office.unit}`)),
      kind: bothCell((lang) => translator(lang)(`officeKind.${office.kind}`)),
      place: wordsCell(office.address),
      area: wordsCell(office.area),
      work: wordsCell(office.work),
      ...contactCells(office),
    },
    source: office.source,
    ...(office.toConfirm && { toConfirm: office.toConfirm }),
  }));
  return madeTable({ id: 'offices', title, ...words }, { id: 'code', ...CONTACT_KINDS }, 'name', asOn, rows);
}

/** Every post that readers may turn to, in the order of `content/directory.yaml`. */
export function officersTable(
  people: ReadonlyMap<string, Person>,
  offices: ReadonlyMap<string, Office>,
  { made }: DatasetWords,
  asOn: string,
): Table {
  const { title = NO_TITLE, ...words } = made.officers;
  const rows = [...people].map(([id, person]) => ({
    cells: {
      id,
      post: wordsCell(person.post),
      name: wordsCell(person.name),
      seen: person.seen ?? null,
      office: wordsCell(offices.get(person.office)?.name),
      work: wordsCell(person.work),
      lists: bothCell((lang) => person.lists.map((list) => translator(lang)(`officerList.${list}`)).join('; ')),
      ...contactCells(person),
    },
    source: person.source,
    ...(person.toConfirm && { toConfirm: person.toConfirm }),
  }));
  const kinds = { id: 'code', seen: 'date', ...CONTACT_KINDS } as const;
  return madeTable({ id: 'officers', title, ...words }, kinds, 'post', asOn, rows);
}

const CONTACT_KINDS = { phones: 'code', fax: 'code', emails: 'code' } as const;

function contactCells({ phones, fax, emails }: Pick<Office, 'phones' | 'fax' | 'emails'>) {
  return { phones: codesCell(phones), fax: codesCell(fax), emails: codesCell(emails) };
}
