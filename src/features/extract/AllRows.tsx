import type { Dataset } from '../../domain/dataset';
import { doubtfulRows, rowReferences } from '../../domain/table-references';
import { wholeTable } from '../../domain/table-shape';
import type { Lang } from '../../language/lang';
import { describeColumns } from './describe-columns';
import { ExtractRows } from './ExtractRows';

/** Every row of a dataset, as its page would have it. */
export function AllRows({ dataset, lang }: { dataset: Dataset; lang: Lang }) {
  const table = wholeTable(dataset.table);
  const marks = { numbers: rowReferences(table.rows, lang).numbers, doubts: doubtfulRows(dataset.table) };
  return <ExtractRows table={table} columns={describeColumns(table, lang)} captionId="all" marks={marks} lang={lang} />;
}
