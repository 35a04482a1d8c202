import type { Dataset, DatasetColumn, Subject } from '../domain/dataset.ts';
import { LANGS } from '../language/lang.ts';
import { fromKeys } from '../lib/keys.ts';
import type { Table } from '../schemas/table.ts';
import { catalogue } from './catalogue.ts';
import { previousYearsTable } from './previous-years-tables.ts';
import { releaseTable } from './release-table.ts';
import { answersIn } from './substance-answers.ts';
import { substancesTable } from './substances-table.ts';

const { substances, previousYears, offices, tables } = catalogue;

/** Everything that the data room hands out, by id. */
export const datasets: ReadonlyMap<string, Dataset> = new Map(
  [
    ...tables.values(),
    ...(previousYears ? [previousYearsTable(previousYears, offices)] : []),
    ...(releaseTable ? [releaseTable] : []),
    ...(substances
      ? [
          substancesTable(
            substances,
            fromKeys(LANGS, (lang) => answersIn(catalogue, lang)),
          ),
        ]
      : []),
  ].map((table) => [table.id, datasetOf(table, 'opium')]),
);

function datasetOf(table: Table, subject: Subject): Dataset {
  return {
    id: table.id,
    subject,
    title: table.caption,
    about: table.caption,
    columns: Object.entries(table.columns).map(([name, column]): DatasetColumn => ({
      name,
      about: column.label,
      ...column,
    })),
    notes: table.notes,
    asOn: table.asOn,
    sources: table.source,
    table,
  };
}
