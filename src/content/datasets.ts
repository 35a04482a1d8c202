import type { Dataset, DatasetColumn } from '../domain/dataset.ts';
import { entryOf } from '../lib/entry-of.ts';
import type { Table } from '../schemas/table.ts';
import type { Catalogue } from './load.ts';
import { catalogue } from './catalogue.ts';
import { datasetIds } from './datasets/dataset-ids.ts';
import { pagesOfDatasets } from './datasets/dataset-pages.ts';
import { datasetTables } from './datasets/dataset-tables.ts';

/** Every table that is handed out as a file, by id: all datasets, and parts of one. */
export const fileTables: ReadonlyMap<string, Table> = datasetTables(catalogue);

/** Everything that the data room hands out, by id. */
export const datasets: ReadonlyMap<string, Dataset> = datasetsOf(catalogue, fileTables);

/** The datasets of a catalogue. */
export function datasetsOf(
  content: Catalogue,
  tables: ReadonlyMap<string, Table> = datasetTables(content),
): Map<string, Dataset> {
  const pages = pagesOfDatasets(content);
  return new Map(
    datasetIds(content).map((id) => {
      const [page = 'home/home', ...others] = pages.get(id) ?? [];
      return [id, datasetOf(entryOf(tables, id), [page, ...others])];
    }),
  );
}

function datasetOf(table: Table, pages: Dataset['pages']): Dataset {
  const { id, caption, about = caption, subject = 'website', columns, notes, asOn, source } = table;
  return {
    id,
    subject,
    title: caption,
    about,
    columns: Object.entries(columns).map(([name, column]): DatasetColumn => ({
      name,
      ...column,
      about: column.about ?? column.label,
    })),
    notes,
    asOn,
    sources: source,
    pages,
    table,
  };
}
