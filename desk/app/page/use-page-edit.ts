import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Lang, LANGS, type Localized } from '../../../src/language/lang.ts';
import type { EditRemark, PageEdit, PageText, SideEdit } from '../../model/page-api.ts';
import { call, Refused } from '../api.ts';
import { hasChanges, type Row, rowsOf, wantedOf } from './rows.ts';

export type Fields = Localized<Record<string, string>>;
/** A remark at its row, which keeps its name while blocks come and go. */
export type RowRemark = EditRemark & { rowId?: string | undefined };
export type SaveState = 'idle' | 'saving' | 'saved' | 'confirmed' | { refused: Refused } | { mend: number };

/** The check of what is typed waits for a pause. */
const PAUSE_MS = 500;

/** Everything that changes while a page is edited. */
export function usePageEdit(opened: PageText) {
  const [page, setPage] = useState(opened);
  const [rows, setRows] = useState(() => rowsOf(opened));
  const [fields, setFields] = useState<Fields>(() => fieldsOf(opened));
  const [remarks, setRemarks] = useState<RowRemark[]>([]);
  const [state, setState] = useState<SaveState>('idle');
  const isChanged = useMemo(
    () => hasChanges(rows, page) || changedFields(fields, page).length > 0,
    [rows, fields, page],
  );

  const latest = useRef({ page, rows, fields });
  useEffect(() => {
    latest.current = { page, rows, fields };
  }, [page, rows, fields]);

  /** Takes over what the desk has saved. */
  const take = useCallback((next: PageText) => {
    setPage(next);
    setRows((before) => rowsOf(next, before));
    setFields(fieldsOf(next));
  }, []);

  useEffect(() => {
    if (!isChanged) return undefined;
    const stop = new AbortController();
    const wait = setTimeout(() => {
      const { edit, rowIds } = editOf(page, rows, fields);
      call('page/check', edit, stop.signal).then(
        // An answer that came too late says nothing of the text as it is now.
        (answer) => !stop.signal.aborted && setRemarks(atRows(answer.remarks, rowIds)),
        // Saving tells what is wrong with the connection; a check that fails says nothing of the text.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(wait);
      stop.abort();
    };
  }, [isChanged, page, rows, fields]);

  const save = useCallback(async () => {
    const { page: from, rows: wanted, fields: written } = latest.current;
    const { edit, rowIds } = editOf(from, wanted, written);
    setState('saving');
    try {
      const answer = await call('page/save', edit);
      setRemarks(atRows(answer.remarks, rowIds));
      if (answer.page) take(answer.page);
      setState(answer.page ? 'saved' : { mend: answer.remarks.length });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ refused: error });
    }
  }, [take]);

  /** Says that the text that did not change needs no change. */
  const confirm = useCallback(async () => {
    setState('saving');
    try {
      take(await call('page/translated', { page: latest.current.page.page }));
      setState('confirmed');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setState({ refused: error });
    }
  }, [take]);

  return { page, rows, setRows, fields, setFields, remarks, state, isChanged, save, confirm };
}

function fieldsOf(page: PageText): Fields {
  return { en: { ...page.en.fields }, hi: { ...page.hi.fields } };
}

function changedFields(fields: Fields, page: PageText): { lang: Lang; key: string; value: string }[] {
  return LANGS.flatMap((lang) =>
    Object.entries(fields[lang])
      .filter(([key, value]) => value.trim() !== (page[lang].fields[key] ?? '').trim())
      .map(([key, value]) => ({ lang, key, value })),
  );
}

function editOf(page: PageText, rows: Row[], fields: Fields): { edit: PageEdit; rowIds: Localized<string[]> } {
  const changed = changedFields(fields, page);
  const side = (lang: Lang): SideEdit & { rowIds: string[] } => ({
    was: page[lang].hash,
    fields: Object.fromEntries(changed.filter((each) => each.lang === lang).map(({ key, value }) => [key, value])),
    ...wantedOf(rows, lang),
  });
  const { rowIds: inEnglish, ...en } = side('en');
  const { rowIds: inHindi, ...hi } = side('hi');
  return { edit: { page: page.page, en, hi }, rowIds: { en: inEnglish, hi: inHindi } };
}

function atRows(remarks: EditRemark[], rowIds: Localized<string[]>): RowRemark[] {
  return remarks.map((remark) => ({ ...remark, rowId: rowIds[remark.lang][remark.block ?? -1] }));
}
