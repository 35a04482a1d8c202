import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { formatNumber } from '../../../src/language/format.ts';
import type { OpenTable, RowRemark } from '../../model/table-api.ts';
import { keyOf, RowOrder } from '../../model/table-edits.ts';
import { storedValue } from '../../model/written-number.ts';
import { TABLES } from '../../words/tables.ts';
import { SHELL } from '../../words/shell.ts';
import { useUnsaved } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words.tsx';
import { addRows, nextRow, setCells } from './edit-table.ts';
import { Grid, type Line } from './Grid.tsx';
import type { Place } from './grid-keys.ts';
import { MOST_PASTED, pasteInto } from './paste-into.ts';
import { RowActions } from './RowActions.tsx';
import { RowForm } from './RowForm.tsx';
import { TableRemarks } from './TableRemarks.tsx';
import css from './TableScreen.module.css';
import { useEdits, useTableCheck } from './use-edits.ts';
import { useRows } from './use-rows.ts';

/** A table to work in; `onAgain` loads it anew. */
export function TableEditor({ file, table, onAgain }: { file: string; table: OpenTable; onAgain: () => void }) {
  const { lang, t } = useWords();
  const { columns, total } = table;
  const { edits, isUnsaved, canUndo, edit, undo, clear } = useEdits();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<Place>({ row: table.at ?? 0, column: 0 });
  const [seen, setSeen] = useState({ from: 0, to: 40 });
  const [isForm, setForm] = useState(false);
  const [said, setSaid] = useState('');
  const grid = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState<Refused>();
  useUnsaved(isUnsaved);

  const order = useMemo(() => new RowOrder(total, edits), [total, edits]);
  const removed = useMemo(() => new Set(edits.removed), [edits]);
  const wanted = useMemo(() => rowsWanted(order, seen, query), [order, seen, query]);
  const rows = useRows(file, query, table.hash, wanted.from, wanted.to);
  const remarks = useTableCheck(file, edits);
  const marks = useMemo(() => marksOf(remarks), [remarks]);
  const length = query ? (rows.found ?? 0) : order.length;
  const isStale = rows.hash !== undefined && rows.hash !== table.hash;
  useEffect(() => {
    if (isStale && !isUnsaved) onAgain();
  }, [isStale, isUnsaved, onAgain]);

  const lineAt = (place: number): Line | undefined => {
    const ref = query ? rowRef(rows.at(place)?.row) : order.at(place);
    if (!ref) return undefined;
    if ('added' in ref) {
      const placed = edits.placed[ref.added];
      return { ref, cells: placed && 'cells' in placed ? placed.cells : [], changed: {}, isRemoved: false };
    }
    const known = rows.at(query ? place : ref.row);
    const changed = edits.cells[ref.row] ?? {};
    if (!known) return undefined;
    const cells = columns.map((_, at) => changed[at] ?? known.cells[at] ?? '');
    return { ref, number: ref.row + 1, cells, changed, isRemoved: removed.has(ref.row) };
  };
  const line = lineAt(active.row);
  const inFile = (place: number) => {
    const ref = order.at(place);
    return query ? rows.at(place) : ref && 'row' in ref ? rows.at(ref.row) : undefined;
  };
  const type = (place: number, typed: [column: number, text: string][]) => {
    const ref = lineAt(place)?.ref;
    if (!ref) return;
    const was = inFile(place)?.cells;
    edit((last) =>
      setCells(
        last,
        typed.map(([column, text]) => ({
          ref,
          column,
          value: storedValue(text, columns[column]?.kind ?? ''),
          was: was?.[column],
        })),
      ),
    );
  };
  const paste = (text: string) => {
    const into = { at: active, columns, length, end: query ? undefined : total };
    const pasted = pasteInto(edits, text, {
      ...into,
      lineAt: query ? lineAt : (place) => ({ ref: order.at(place) ?? { row: total } }),
    });
    if (pasted.rows > 0) edit(() => pasted.edits);
    const words = pasted.left === 0 ? TABLES.pasted : pasted.rows > 0 ? TABLES.pasteCut : TABLES.pasteLarge;
    setSaid(t(words, { rows: pasted.rows, left: pasted.left, most: MOST_PASTED }));
  };
  const add = (cells: string[]) => {
    setQuery('');
    const before = table.isNewestFirst ? 0 : total;
    edit((last) => addRows(last, before, [cells]));
    setActive({ row: before === 0 ? 0 : order.length, column: 0 });
    grid.current?.focus();
  };
  const save = useCallback(async () => {
    setRefused(undefined);
    try {
      await call('table/save', { file, edits, was: table.hash });
      clear();
      setSaid(t(SHELL.saved));
      onAgain();
    } catch (error) {
      if (error instanceof Refused) setRefused(error);
      else throw error;
    }
  }, [file, edits, table.hash, clear, onAgain, t]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : '';
      // In a field, undo is that of the field.
      const isInField = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement;
      if (key === 's' && isUnsaved) void save();
      else if (key === 'z' && canUndo && !isInField) undo();
      else if (key !== 's') return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isUnsaved, canUndo, save, undo]);

  return (
    <>
      <div className={css.bar}>
        <Field label={t(TABLES.find)}>
          {(control) => (
            <input
              {...control}
              type="search"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setActive({ row: 0, column: active.column });
              }}
            />
          )}
        </Field>
        <p>
          <output>
            {query
              ? t(TABLES.found, { found: formatNumber(length, lang), total: formatNumber(total, lang) })
              : t(TABLES.rows, { total: formatNumber(total, lang) })}
          </output>
        </p>
        <p className={css.actions}>
          <Button variant="primary" disabled={!isUnsaved} onClick={() => void save()}>
            {t(SHELL.save)}
          </Button>
          <Button disabled={!canUndo} onClick={undo}>
            {t(TABLES.undo)}
          </Button>
          <Button onClick={() => add(columns.map(() => ''))}>{t(TABLES.addRow)}</Button>
          <Button disabled={!line} onClick={() => line && add(nextRow(line.cells, columns))}>
            {t(TABLES.copyRow)}
          </Button>
        </p>
      </div>
      <p className={css.said}>
        <output>
          {isUnsaved ? `${t(TABLES.unsaved)}. ` : ''}
          {said}
        </output>
      </p>
      <Refusal of={refused ?? rows.refused} />
      {((isStale && isUnsaved) || refused?.code === 'changed-elsewhere') && (
        <Notice kind="warn">
          <p>{t(TABLES.stale)}</p>
          <Button
            onClick={() => {
              clear();
              setRefused(undefined);
              onAgain();
            }}
          >
            {t(TABLES.reload)}
          </Button>
        </Notice>
      )}
      <Grid
        ref={grid}
        label={t(table.title)}
        columns={columns}
        length={length}
        lineAt={lineAt}
        marks={marks}
        active={active}
        onActive={setActive}
        onWindow={useCallback((from: number, to: number) => setSeen({ from, to }), [])}
        onEdit={({ row, column }, typed) => type(row, [[column, typed]])}
        onPaste={paste}
      />
      <RowActions
        line={line}
        columns={columns}
        active={active}
        order={query ? undefined : order}
        marks={marks}
        onEdit={edit}
        onActive={setActive}
        onForm={() => setForm(true)}
      />
      <TableRemarks
        file={file}
        table={table}
        remarks={remarks}
        order={order}
        onGo={(place) => {
          setQuery('');
          setActive(place);
          grid.current?.focus();
        }}
      />
      {isForm && line && (
        <RowForm
          line={line}
          columns={columns}
          marks={marks}
          onClose={() => setForm(false)}
          onTake={(typed) => {
            type(active.row, [...typed.entries()]);
            setForm(false);
          }}
        />
      )}
    </>
  );
}

const rowRef = (row: number | undefined) => (row === undefined ? undefined : { row });

/** Places among the rows of the file, or of those found, that the screen shows. */
function rowsWanted(order: RowOrder, { from, to }: { from: number; to: number }, query: string) {
  if (query) return { from, to };
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, step) => order.at(from + step)).flatMap((ref) =>
    ref && 'row' in ref ? [ref.row] : [],
  );
  return { from: Math.min(...numbers, from), to: Math.max(...numbers, 0) };
}

function marksOf(remarks: RowRemark[]): Map<string, RowRemark[]> {
  const placed = remarks.filter(({ ref, column }) => ref && column);
  return Map.groupBy(placed, ({ ref, column }) => `${ref ? keyOf(ref) : ''} ${column}`);
}
