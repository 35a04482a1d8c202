import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Lang } from '../../../src/language/lang.ts';
import type { Caret } from './CellView.tsx';
import type { PageDialog } from './PageDialogs.tsx';
import type { RowActions } from './RowView.tsx';
import { blockOf, moveAt, newRow, removeAt, type Row } from './rows.ts';

interface Wanted {
  rowId: string;
  lang: Lang | 'tools';
  at?: number | undefined;
}

/** What can be done with rows, and where the focus goes afterwards. */
export function useRowActions(rows: Row[], setRows: (rows: Row[]) => void, setDialog: (dialog: PageDialog) => void) {
  const carets = useRef<Partial<Record<Lang, Caret>> & { last?: Caret }>({});
  const [focus, setFocus] = useState<Wanted>();
  /** All rows as they were before the last one was removed. */
  const [undone, setUndone] = useState<{ before: Row[]; after: Row[] }>();
  const current = useRef(rows);
  useEffect(() => {
    current.current = rows;
  }, [rows]);

  // A row that has just been made is on the screen only now.
  useEffect(() => {
    if (!focus) return;
    const row = document.querySelector(`[data-row="${focus.rowId}"]`);
    const inRow = focus.lang === 'tools' ? 'fieldset button' : `textarea[lang="${focus.lang}"]`;
    const target = row?.querySelector<HTMLElement>(inRow);
    target?.focus();
    target?.scrollIntoView({ block: 'center' });
    if (focus.at !== undefined && target instanceof HTMLTextAreaElement) target.setSelectionRange(focus.at, focus.at);
  }, [focus]);
  const focusOn = useCallback((rowId: string, lang: Lang | 'tools', at?: number) => setFocus({ rowId, lang, at }), []);

  const actions = useMemo<RowActions>(() => {
    const set = (next: Row[]) => {
      current.current = next;
      setRows(next);
    };
    const find = (rowId: string) => {
      const all = current.current;
      const at = all.findIndex(({ id }) => id === rowId);
      return { all, at, row: all[at] };
    };
    return {
      change: (rowId, lang, block) => {
        const { all, at, row } = find(rowId);
        if (row) set(all.with(at, { ...row, [lang]: { ...row[lang], block } }));
      },
      split: (rowId, lang, before, after) => {
        const { all, at, row } = find(rowId);
        const cell = row?.[lang];
        if (!row || !cell) return;
        const { kind, isOrdered, depth } = cell.block;
        const next = kind === 'item' ? ({ kind, isOrdered } as const) : ({ kind: 'paragraph' } as const);
        const added = { ...newRow({ ...next, depth, text: '' }), [lang]: { block: { ...next, depth, text: after } } };
        const ended = { ...row, [lang]: { ...cell, block: { ...cell.block, text: before } } };
        set(all.with(at, ended).toSpliced(at + 1, 0, added));
        focusOn(added.id, lang, 0);
      },
      write: (rowId, lang) => {
        const { all, at, row } = find(rowId);
        if (!row) return;
        const { kind, level, isOrdered, name, attributes, depth, text } = blockOf(row);
        const block = { kind, level, isOrdered, name, attributes, depth, ...(text !== undefined && { text: '' }) };
        set(all.with(at, { ...row, [lang]: { block } }));
        focusOn(rowId, lang);
      },
      remove: (rowId) => {
        const { all, at } = find(rowId);
        const after = removeAt(all, at);
        set(after);
        setUndone({ before: all, after });
        const near = after[Math.min(at, after.length - 1)];
        if (near) focusOn(near.id, 'tools');
      },
      move: (rowId, way) => {
        const { all, at } = find(rowId);
        set(moveAt(all, at, way));
      },
      add: (rowId) => setDialog({ kind: 'add', after: rowId }),
      edit: (rowId) => setDialog({ kind: 'edit', rowId }),
      caret: (caret) => {
        carets.current = { ...carets.current, [caret.lang]: caret, last: caret };
      },
    };
  }, [setRows, setDialog, focusOn]);

  // Once something else has changed, putting back would undo that too.
  const undo = undone?.after === rows ? () => setRows(undone.before) : undefined;
  return { actions, carets, focusOn, undo };
}
