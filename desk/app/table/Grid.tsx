/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- rows of a table element cannot be placed
   freely, and the grid holds the focus and the keys for its cells (aria-activedescendant) */
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { RowRemark, TableColumn } from '../../model/table-api.ts';
import { keyOf, type RowRef } from '../../model/table-edits.ts';
import { shownValue } from '../../model/written-number.ts';
import { TABLES } from '../../words/tables.ts';
import { useWords } from '../words.tsx';
import { CellEditor } from './CellEditor.tsx';
import css from './Grid.module.css';
import { isTyped, movedTo, type Place } from './grid-keys.ts';

/** A row as it is shown: with what was changed in it. */
export interface Line {
  ref: RowRef;
  /** Counted from 1; missing for a new row. */
  number?: number | undefined;
  cells: string[];
  changed: Record<number, string>;
  isRemoved: boolean;
}

export interface GridProps {
  label: string;
  columns: TableColumn[];
  /** How many rows there are; only those in sight are drawn. */
  length: number;
  lineAt: (place: number) => Line | undefined;
  marks: Map<string, RowRemark[]>;
  active: Place;
  onActive: (place: Place) => void;
  onWindow: (from: number, to: number) => void;
  onEdit: (place: Place, typed: string) => void;
  onPaste: (text: string) => void;
  /** The grid itself, to give it the focus. */
  ref: RefObject<HTMLDivElement | null>;
}

const WIDTHS: Record<string, number> = { words: 17, number: 8, money: 8, year: 6, 'crop-year': 8, code: 11 };
const ROW_REM = 2.5;
/** Rows drawn above and below those in sight. */
const SPARE = 6;

/** A table to work in with the keyboard, as in a spreadsheet. The focus stays on the grid, which names its active cell. */
export function Grid({
  label,
  columns,
  length,
  lineAt,
  marks,
  active,
  onActive,
  onWindow,
  onEdit,
  onPaste,
  ref: box,
}: GridProps) {
  const { lang, t } = useWords();
  const id = useId();
  const head = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600, row: 40 });
  const [editing, setEditing] = useState<string>();
  const from = Math.max(0, Math.floor(view.top / view.row) - SPARE);
  const to = Math.min(length, Math.ceil((view.top + view.height) / view.row) + SPARE);
  const template = `4.5rem ${columns.map(({ kind }) => `${WIDTHS[kind] ?? 11}rem`).join(' ')}`;

  const look = useCallback(() => {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const { scrollTop = 0, clientHeight = 0 } = box.current ?? {};
    const next = { top: scrollTop, height: clientHeight, row: Math.round(rem * ROW_REM) };
    setView((last) => (last.top === next.top && last.height === next.height && last.row === next.row ? last : next));
  }, [box]);
  useLayoutEffect(() => {
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [look]);
  useEffect(() => onWindow(from, to), [from, to, onWindow]);
  useLayoutEffect(() => bringIntoSight(box.current, head.current, active, view.row), [box, active, view.row]);

  const endEditing = (typed: string | undefined, move?: [rows: number, columns: number]) => {
    if (editing === undefined) return;
    setEditing(undefined);
    if (typed !== undefined) onEdit(active, typed);
    box.current?.focus();
    if (move) onActive(movedTo(active, move, length, columns.length));
  };
  const begin = (text?: string) => {
    const line = lineAt(active.row);
    if (!line || line.isRemoved) return;
    setEditing(text ?? shownValue(line.cells[active.column] ?? '', columns[active.column]?.kind ?? ''));
  };
  const press = (event: KeyboardEvent) => {
    if (editing !== undefined || event.altKey) return;
    const page = Math.max(1, Math.floor(view.height / view.row) - 2);
    const next = movedTo(active, event, length, columns.length, page);
    if (next !== active) onActive(next);
    else if (event.key === 'Enter' || event.key === 'F2') begin();
    else if (event.key === 'Delete' || event.key === 'Backspace') onEdit(active, '');
    else if (isTyped(event)) begin(event.key);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    // One word into an open cell is typing.
    if (editing !== undefined && !/[\t\n]./.test(text)) return;
    event.preventDefault();
    setEditing(undefined);
    onPaste(text);
    box.current?.focus();
  };
  const copy = (event: ClipboardEvent) => {
    if (editing !== undefined) return;
    event.clipboardData.setData('text', lineAt(active.row)?.cells[active.column] ?? '');
    event.preventDefault();
  };
  const cellId = (place: number, column: number) => `${id}${place}-${column}`;

  return (
    <div
      ref={box}
      role="grid"
      tabIndex={0}
      className={css.grid}
      aria-label={label}
      aria-rowcount={length + 1}
      aria-colcount={columns.length + 1}
      aria-activedescendant={active.row >= from && active.row < to ? cellId(active.row, active.column) : undefined}
      onScroll={look}
      onKeyDown={press}
      onPaste={paste}
      onCopy={copy}
    >
      <div role="rowgroup" className={css.head} ref={head}>
        <div role="row" aria-rowindex={1} className={css.row} style={{ gridTemplateColumns: template }}>
          <div role="columnheader" className={css.number}>
            {t(TABLES.rowNumber)}
          </div>
          {columns.map(({ name, label: heading }) => (
            <div role="columnheader" key={name} title={name}>
              {heading[lang]}
            </div>
          ))}
        </div>
      </div>
      <div role="rowgroup" className={css.body} style={{ height: length * view.row }}>
        {Array.from({ length: Math.max(0, to - from) }, (_, step) => {
          const place = from + step;
          const line = lineAt(place);
          const state = line?.isRemoved ? css.removed : line && line.number === undefined ? css.added : '';
          return (
            <div
              role="row"
              key={place}
              aria-rowindex={place + 2}
              className={`${css.row} ${state}`}
              style={{ gridTemplateColumns: template, height: view.row, top: place * view.row }}
            >
              <div role="rowheader" className={css.number}>
                {line?.number ?? (line ? t(TABLES.newRow) : '')}
                {line?.isRemoved && <span className={css.hidden}>, {t(TABLES.removed)}</span>}
              </div>
              {columns.map(({ name, kind, lang: words, choices }, column) => {
                const isActive = place === active.row && column === active.column;
                const found = line && marks.get(`${keyOf(line.ref)} ${name}`);
                return (
                  <div
                    role="gridcell"
                    key={name}
                    id={cellId(place, column)}
                    lang={words}
                    data-kind={kind}
                    aria-selected={isActive}
                    aria-invalid={found ? true : undefined}
                    className={[css.cell, isActive && css.active, line?.changed[column] !== undefined && css.changed]
                      .filter(Boolean)
                      .join(' ')}
                    onMouseDown={() => {
                      if (!isActive) onActive({ row: place, column });
                    }}
                    onClick={(event) => {
                      if (isActive && editing === undefined && event.detail > 1) begin();
                    }}
                  >
                    {isActive && editing !== undefined ? (
                      <CellEditor
                        start={editing}
                        label={columns[column]?.label[lang] ?? name}
                        lang={words}
                        isLong={kind === 'words'}
                        choices={choices}
                        onEnd={endEditing}
                      />
                    ) : (
                      <span>{line ? shownValue(line.cells[column] ?? '', kind) : '…'}</span>
                    )}
                  </div>
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Scrolls just so far that the active cell is seen, beside the headings and the row numbers that stand still. */
function bringIntoSight(box: HTMLElement | null, head: HTMLElement | null, { row, column }: Place, height: number) {
  const heading = head?.querySelectorAll<HTMLElement>('[role=columnheader]');
  const [number, cell] = [heading?.[0], heading?.[column + 1]];
  if (!box || !head || !number || !cell) return;
  const room = box.clientHeight - head.offsetHeight;
  const top = row * height;
  if (top < box.scrollTop) box.scrollTop = top;
  else if (top + height > box.scrollTop + room) box.scrollTop = top + height - room;
  // On a phone the numbers scroll with the rest.
  const still = getComputedStyle(number).position === 'sticky' ? number.offsetWidth : 0;
  if (cell.offsetLeft - still < box.scrollLeft) box.scrollLeft = cell.offsetLeft - still;
  else if (cell.offsetLeft + cell.offsetWidth > box.scrollLeft + box.clientWidth)
    box.scrollLeft = cell.offsetLeft + cell.offsetWidth - box.clientWidth;
}
