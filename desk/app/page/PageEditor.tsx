import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isLang, type Lang, LANGS, otherLang } from '../../../src/language/lang.ts';
import type { PageText, Palette } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { useUnsaved } from '../address.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Remarks } from '../ui/Remarks.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useWords } from '../words.tsx';
import { LANG_NAMES } from './names.ts';
import { NamesProvider } from './names-context.ts';
import { PageDialogs, type PageDialog } from './PageDialogs.tsx';
import css from './PageEditor.module.css';
import { FieldsAbove, PageFields } from './PageFields.tsx';
import { RowView } from './RowView.tsx';
import type { Row } from './rows.ts';
import { SaveBar } from './SaveBar.tsx';
import { useAllRemarks, rowAtLine } from './use-whole-check.ts';
import { usePageEdit } from './use-page-edit.ts';
import { useRowActions } from './use-row-actions.ts';

const NO_REMARKS = { en: [], hi: [] };

/** A page to be edited: its fields, then its blocks, English beside Hindi. */
export function PageEditor({
  opened,
  palette: { parts, terms, names },
  params,
  onLoadAgain,
}: {
  opened: PageText;
  palette: Palette;
  params: Record<string, string>;
  onLoadAgain: () => void;
}) {
  const { t, lang } = useWords();
  const edit = usePageEdit(opened);
  const { page, rows, setRows, fields, setFields, isChanged } = edit;
  const [dialog, setDialog] = useState<PageDialog>();
  const { actions, carets, focusOn, undo } = useRowActions(rows, setRows, setDialog);
  const { atRow, atField, others } = useAllRemarks(page, rows, edit.remarks);
  useUnsaved(isChanged);
  useLineFocus(rows, params, focusOn);

  const changeField = useCallback(
    (langs: readonly Lang[], key: string, value: string) =>
      setFields((last) => {
        const next = { ...last };
        for (const each of langs) next[each] = { ...next[each], [key]: value };
        return next;
      }),
    [setFields],
  );

  const shown = useMemo(() => ({ parts, names }), [parts, names]);
  const fieldProps = {
    fields: page.fields,
    values: fields,
    remarksAt: (each: Lang, key: string) => atField.get(`${each} ${key}`) ?? [],
    onChange: changeField,
  };
  return (
    <NamesProvider value={shown}>
      <ScreenHead
        title={fields[lang]['title'] ?? page.page}
        back={{ to: { screen: 'browse', params: { folder: 'pages' } }, label: t(PAGE.all) }}
        about={page.page}
      />
      {page.onlyChanged && !isChanged && (
        <Notice kind="warn">
          <p>
            {t(PAGE.onlyChanged, {
              changed: t(LANG_NAMES[page.onlyChanged]),
              other: t(LANG_NAMES[otherLang(page.onlyChanged)]),
            })}
          </p>
          <Button onClick={() => void edit.confirm()} disabled={edit.state === 'saving'}>
            {t(PAGE.needsNoChange, { other: t(LANG_NAMES[otherLang(page.onlyChanged)]) })}
          </Button>
        </Notice>
      )}
      <Remarks of={others} />
      <FieldsAbove {...fieldProps} />
      <section aria-labelledby="page-text">
        <h2 id="page-text">{t(PAGE.text)}</h2>
        <p className={css.hint}>{t(PAGE.textHint)}</p>
        <Button onClick={() => actions.add(undefined)}>{t(PAGE.addFirst)}</Button>
        <div className={css.columns} aria-hidden="true">
          {LANGS.map((each) => (
            <strong key={each}>{t(LANG_NAMES[each])}</strong>
          ))}
        </div>
        <ol className={css.rows}>
          {rows.map((row, index) => (
            <RowView
              key={row.id}
              row={row}
              number={index + 1}
              parts={parts}
              terms={terms}
              remarks={atRow.get(row.id) ?? NO_REMARKS}
              actions={actions}
            />
          ))}
        </ol>
      </section>
      <PageFields {...fieldProps} />
      {undo && (
        <Notice>
          {t(PAGE.removed)} <Button onClick={undo}>{t(PAGE.undo)}</Button>
        </Notice>
      )}
      <SaveBar
        page={page.page}
        state={edit.state}
        isChanged={isChanged}
        onSave={edit.save}
        onLoadAgain={onLoadAgain}
        onSentence={() => setDialog({ kind: 'sentence' })}
      />
      <PageDialogs {...{ dialog, setDialog, rows, setRows, parts, carets, focusOn }} />
    </NamesProvider>
  );
}

/** Goes to the block of the line in the address, once. */
function useLineFocus(rows: Row[], params: Record<string, string>, focusOn: (rowId: string, lang: Lang) => void): void {
  const isDone = useRef(false);
  const { lang: wanted = '', line } = params;
  useEffect(() => {
    if (isDone.current || line === undefined) return;
    isDone.current = true;
    const side = isLang(wanted) ? wanted : 'en';
    const row = rowAtLine(rows, side, Number(line));
    if (row) focusOn(row.id, side);
  }, [rows, wanted, line, focusOn]);
}
