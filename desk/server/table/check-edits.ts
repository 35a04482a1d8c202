import { columnIndexes, readRow } from '../../../src/content/cultivators/read-row.ts';
import { readPreviousYearsText } from '../../../src/content/read-previous-years.ts';
import type { Mistake } from '../../../src/files/mistake.ts';
import { readRows } from '../../../src/files/read-table.ts';
import { gradeOf, type Said, textOf } from '../../../src/messages/say.ts';
import { officesSchema } from '../../../src/schemas/office.ts';
import { previousYearsSchema } from '../../../src/schemas/previous-years.ts';
import { tableSchema } from '../../../src/schemas/table.ts';
import type { RowRemark } from '../../model/table-api.ts';
import { RowOrder, type RowRef, type TableEdits } from '../../model/table-edits.ts';
import type { Drafts } from '../drafts.ts';
import { type CsvIndex, editCsv, indexCsv, valuesOf } from './csv-edit.ts';
import { readYaml, sourceChoices } from './describe-table.ts';

/** What the site's own readers say of a table as it would be with the edits; of long lists, of the rows that were edited. */
export function checkEdits(file: string, csv: CsvIndex, edits: TableEdits, drafts: Drafts): RowRemark[] {
  if (file.startsWith('cultivators/')) return checkCultivators(csv, edits, drafts);
  const text = editCsv(csv, edits);
  const mistakes = mistakesIn(file, text, drafts);
  if (mistakes.length === 0) return [];
  const { lines } = indexCsv(text);
  const removed = new Set(edits.removed);
  const refs = [...new RowOrder(csv.rows, edits).refs()].filter((ref) => !('row' in ref && removed.has(ref.row)));
  return mistakes.map((mistake) => {
    const at = mistake.line === undefined ? -1 : lines.indexOf(mistake.line) - 1;
    return remarkOf(refs[at], mistake.field, mistake);
  });
}

/** Mistakes of a whole table in its own file; those of other tables are found by the check of the whole content. */
export function mistakesIn(file: string, text: string, drafts: Drafts): Mistake[] {
  const description = file.replace(/csv$/, 'yaml');
  if (file.startsWith('tables/')) {
    const meta = readYaml(description, tableSchema, drafts);
    // `=offices …` is counted by the site before it reads the figures; what it cannot count is named by the whole check.
    return meta
      ? readRows(file, text, meta).mistakes.filter(({ values }) => !String(values['text']).startsWith('='))
      : [];
  }
  if (file !== 'previous-years.csv') return [];
  const meta = readYaml(description, previousYearsSchema, drafts);
  const known = {
    offices: officeIds(drafts),
    sources: new Set(sourceChoices(drafts).map(({ value }) => value)),
  };
  return meta ? readPreviousYearsText(file, text, meta, known).mistakes.filter((each) => each.file === file) : [];
}

export function officeIds(drafts: Drafts): Set<string> {
  return new Set(Object.keys(readYaml('offices.yaml', officesSchema, drafts) ?? {}));
}

function checkCultivators(csv: CsvIndex, edits: TableEdits, drafts: Drafts): RowRemark[] {
  const indexes = columnIndexes(valuesOf(csv, -1));
  const offices = officeIds(drafts);
  const removed = new Set(edits.removed);
  const edited: [RowRef, string[]][] = [
    ...Object.entries(edits.cells).flatMap(([row, changes]): [RowRef, string[]][] => {
      if (removed.has(Number(row))) return [];
      const cells = valuesOf(csv, Number(row)).map((value, column) => changes[column] ?? value);
      return [[{ row: Number(row) }, cells]];
    }),
    ...edits.placed.flatMap((placed, added): [RowRef, string[]][] =>
      'cells' in placed ? [[{ added }, Array.from({ length: indexes.count }, (_, at) => placed.cells[at] ?? '')]] : [],
    ),
  ];
  const remarks: RowRemark[] = [];
  for (const [ref, cells] of edited)
    readRow(cells, indexes, offices, (field, said) => remarks.push(remarkOf(ref, field, said)));
  return remarks;
}

function remarkOf(ref: RowRef | undefined, column: string | undefined, said: Said): RowRemark {
  return {
    ref,
    column,
    code: said.code,
    grade: gradeOf(said),
    text: { en: textOf(said, 'en'), hi: textOf(said, 'hi') },
  };
}
