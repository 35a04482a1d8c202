import type { RowRemark, TableColumn } from '../../model/table-api.ts';
import { keyOf, type RowOrder, type TableEdits } from '../../model/table-edits.ts';
import { shownValue } from '../../model/written-number.ts';
import { TABLES } from '../../words/tables.ts';
import { Button } from '../ui/Button.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { useWords } from '../words.tsx';
import { moveRow, removeRow, restoreRow } from './edit-table.ts';
import type { Line } from './Grid.tsx';
import type { Place } from './grid-keys.ts';
import css from './TableScreen.module.css';

interface Props {
  line: Line | undefined;
  columns: TableColumn[];
  active: Place;
  /** Missing while rows are searched: then nothing is moved. */
  order: RowOrder | undefined;
  marks: Map<string, RowRemark[]>;
  onEdit: (to: (edits: TableEdits) => TableEdits) => void;
  onActive: (place: Place) => void;
  onForm: () => void;
}

/** The active cell in full, what is to be said of it, and what can be done with its row. */
export function RowActions({ line, columns, active, order, marks, onEdit, onActive, onForm }: Props) {
  const { lang, t } = useWords();
  const column = columns[active.column];
  if (!line || !column) return null;
  const { ref } = line;
  const cell = line.cells[active.column] ?? '';
  const chosen = column.choices?.find(({ value }) => value === cell);
  const move = (by: 1 | -1) => {
    if (!order) return;
    onEdit((edits) => moveRow(edits, order, active.row, by));
    onActive({ ...active, row: active.row + by });
  };
  return (
    <section aria-label={t(TABLES.rowTitle, { row: line.number ?? t(TABLES.newRow) })} className={css.cell}>
      <p>
        <strong>
          {t(TABLES.rowTitle, { row: line.number ?? t(TABLES.newRow) })} · {column.label[lang]}:
        </strong>{' '}
        <span lang={column.lang}>{shownValue(cell, column.kind) || '–'}</span>
        {chosen && chosen.label[lang] !== cell && ` = ${chosen.label[lang]}`}
        {line.isRemoved && ` (${t(TABLES.removed)})`}
      </p>
      <Remarks of={marks.get(`${keyOf(ref)} ${column.name}`) ?? []} />
      <p className={css.actions}>
        <Button onClick={onForm} disabled={line.isRemoved}>
          {t(TABLES.editRow)}
        </Button>
        {line.isRemoved && 'row' in ref ? (
          <Button onClick={() => onEdit((edits) => restoreRow(edits, ref.row))}>{t(TABLES.restoreRow)}</Button>
        ) : (
          <Button variant="danger" onClick={() => onEdit((edits) => removeRow(edits, ref))}>
            {t(TABLES.removeRow)}
          </Button>
        )}
        <Button disabled={!order?.at(active.row - 1)} onClick={() => move(-1)}>
          {t(TABLES.moveUp)}
        </Button>
        <Button disabled={!order?.at(active.row + 1)} onClick={() => move(1)}>
          {t(TABLES.moveDown)}
        </Button>
      </p>
    </section>
  );
}
