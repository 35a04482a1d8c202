import type { Localized } from '../../language/lang.ts';
import { keysOf } from '../../lib/keys.ts';
import type { Subject } from '../../schemas/dataset.ts';
import type { Cell, Column, Row, Table } from '../../schemas/table.ts';

type ColumnWords = Pick<Column, 'label' | 'about'>;

/** What a dataset is, in the words of `content/datasets.yaml`. */
interface MadeWords<Name extends string> {
  id: string;
  title: Localized;
  about: Localized;
  subject: Subject;
  columns: Record<Name, ColumnWords>;
}

/** One row with a value for every column. */
export interface MadeRow<Name extends string> extends Pick<Row, 'source' | 'toConfirm' | 'specimen'> {
  cells: Record<Name, Cell>;
}

/** A table of other content. What its columns hold is said by `kinds`; all others hold words. */
export function madeTable<Name extends string>(
  { id, title, about, subject, columns }: MadeWords<Name>,
  kinds: Partial<Record<NoInfer<Name>, Column['kind']>>,
  heading: NoInfer<Name>,
  asOn: string,
  rows: MadeRow<NoInfer<Name>>[],
): Table {
  return {
    id,
    caption: title,
    about,
    subject,
    columns: Object.fromEntries(
      keysOf(columns).map((name): [string, Column] => [
        name,
        { ...columns[name], kind: kinds[name] ?? 'words', ...(name === heading && { isRowHeading: true }) },
      ]),
    ),
    notes: [],
    asOn,
    source: [...new Set(rows.flatMap(({ source }) => source))],
    rows,
  };
}
