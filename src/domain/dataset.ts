import type { Lang, Localized } from '../language/lang.ts';
import type { Subject } from '../schemas/dataset.ts';
import type { Column, Table } from '../schemas/table.ts';
import { valueIn } from './table-export.ts';

/** One column of a dataset, with what its values mean. */
export interface DatasetColumn {
  /** As in the JSON file: `crop_year`. */
  name: string;
  label: Localized;
  /** What the values mean, in one sentence. */
  about: Localized;
  kind: Column['kind'];
  unit?: Localized | undefined;
  isRowHeading?: true | undefined;
}

/** Something of the site that can be taken along, cited and followed: a table, a register, a list. */
export interface Dataset {
  /** Names its page and its files: `/<lang>/data/<id>/`, `/<lang>/data/<id>.csv`. */
  id: string;
  subject: Subject;
  title: Localized;
  /** What it is, in one or two sentences. */
  about: Localized;
  columns: DatasetColumn[];
  /** Remarks on all of it. */
  notes: Localized[];
  /** The day on which it was gathered or last checked. */
  asOn: string;
  /** Ids of `content/sources/`. */
  sources: string[];
  /** The pages that show it, by id; the first is the one it belongs to. */
  pages: [string, ...string[]];
  /** What the files are made from: its rows in both languages, with what is rough, doubtful or remarked. */
  table: Table;
}

export type DatasetValue = string | number | null;

/** The values in one language, in the order of the columns. */
export function datasetRows({ columns, table }: Pick<Dataset, 'columns' | 'table'>, lang: Lang): DatasetValue[][] {
  return table.rows.map(({ cells }) => columns.map(({ name }) => valueIn(cells[name] ?? null, lang)));
}
