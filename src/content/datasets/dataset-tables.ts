import { releasesTable } from '../../domain/releases.ts';
import { LANGS } from '../../language/lang.ts';
import { fromKeys } from '../../lib/keys.ts';
import { mapValues } from '../../lib/map-values.ts';
import type { DatasetWords } from '../../schemas/dataset.ts';
import { REGISTER_IDS } from '../../schemas/registers.ts';
import type { Table } from '../../schemas/table.ts';
import type { Catalogue } from '../load.ts';
import { previousYearsTables } from '../previous-years-tables.ts';
import { answersIn } from '../substance-answers.ts';
import { substancesTable } from '../substances-table.ts';
import { calendarTable } from './calendar-table.ts';
import { pagesOfDatasets } from './dataset-pages.ts';
import { officersTable, officesTable } from './office-tables.ts';
import { registerTable } from './register-table.ts';

/** Every table that is handed out as a file, by id: our own, and those made from registers and lists. Parts of a dataset come after all datasets. */
export function datasetTables(content: Catalogue): Map<string, Table> {
  const { tables, previousYears, registers, substances, offices, people, datasets: words } = content;
  const pages = pagesOfDatasets(content);
  const reviewed = new Map(
    content.pages.flatMap(({ id, lang, meta }) => (lang === 'en' && meta ? [[id, meta.reviewed]] : [])),
  );
  /** What is made from a list is as new as the page of the list. */
  const asOn = (id: string) => reviewed.get(pages.get(id)?.[0] ?? '') ?? '';
  const releases = releasesTable(registers.get('media-releases'));
  const [allYears, ...yearsOfUnits] = previousYears ? previousYearsTables(previousYears, offices) : [];
  const made = [
    ...(substances
      ? [
          explained(
            substancesTable(
              substances,
              fromKeys(LANGS, (lang) => answersIn(content, lang)),
            ),
            words.headed.substances,
          ),
        ]
      : []),
    ...(allYears ? [explained(allYears, words.headed['previous-years'])] : []),
    ...(releases ? [explained(releases, words.headed['media-releases-by-year'])] : []),
    calendarTable(content, words, asOn('crop-calendar')),
    officesTable(offices, words, asOn('offices')),
    officersTable(people, offices, words, asOn('officers')),
    ...REGISTER_IDS.map((id) => registerTable(id, registers.get(id), words, offices, asOn(id))),
    ...yearsOfUnits.map((table) => explained(table, words.headed['previous-years'])),
  ];
  return new Map([...tables.values(), ...made].map((table) => [table.id, table]));
}

/** A table with what its columns mean; columns named after a drug share one sentence. */
function explained(table: Table, { about, subject, columns }: DatasetWords['headed']['substances']): Table {
  return {
    ...table,
    about,
    subject,
    columns: mapValues(
      fromKeys(Object.keys(table.columns), (name) => name),
      (name) => ({ ...(table.columns[name] ?? failed(table, name)), about: columns[name] ?? columns['drug'] }),
    ),
  };
}

function failed({ id }: Table, name: string): never {
  throw new Error(`The table “${id}” has no column “${name}”.`);
}
