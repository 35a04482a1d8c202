import { useCallback, useEffect, useReducer, useState } from 'react';
import type { RowRemark } from '../../model/table-api.ts';
import { hasEdits, NO_EDITS, type TableEdits } from '../../model/table-edits.ts';
import { call } from '../api.ts';

interface State {
  edits: TableEdits;
  past: TableEdits[];
}

type Action = { kind: 'edit'; to: (edits: TableEdits) => TableEdits } | { kind: 'undo' } | { kind: 'clear' };

function next({ edits, past }: State, action: Action): State {
  if (action.kind === 'clear') return { edits: NO_EDITS, past: [] };
  if (action.kind === 'undo') return { edits: past.at(-1) ?? NO_EDITS, past: past.slice(0, -1) };
  const changed = action.to(edits);
  return changed === edits ? { edits, past } : { edits: changed, past: [...past, edits] };
}

/** Changes of a table that are not saved, with a way back. */
export function useEdits() {
  const [{ edits, past }, act] = useReducer(next, { edits: NO_EDITS, past: [] });
  return {
    edits,
    isUnsaved: hasEdits(edits),
    canUndo: past.length > 0,
    edit: useCallback((to: (edits: TableEdits) => TableEdits) => act({ kind: 'edit', to }), []),
    undo: useCallback(() => act({ kind: 'undo' }), []),
    clear: useCallback(() => act({ kind: 'clear' }), []),
  };
}

const REST_MS = 300;
const NONE: RowRemark[] = [];

/** What the site's own reader says of the table as it would be, a moment after the last change. */
export function useTableCheck(file: string, edits: TableEdits): RowRemark[] {
  const [remarks, setRemarks] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(() => {
      // A table that cannot be asked about now is asked about again after the next change.
      call('table/check', { file, edits }, stop.signal).then(setRemarks, () => {});
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [file, edits]);
  return remarks;
}
