import type { RefObject } from 'react';
import { type Lang, LANGS, otherLang } from '../../../src/language/lang.ts';
import type { PalettePart } from '../../model/page-api.ts';
import { PAGE } from '../../words/page.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words.tsx';
import { AddDialog } from './AddDialog.tsx';
import type { Caret } from './CellView.tsx';
import { withInserted } from './insert-words.ts';
import { PartForm } from './PartForm.tsx';
import { blockOf, depthAfter, partAround, type Row } from './rows.ts';
import { SentenceDialog } from './SentenceDialog.tsx';

export type PageDialog =
  | { kind: 'add'; after: string | undefined }
  | { kind: 'edit'; rowId: string }
  | { kind: 'sentence' };

/** The dialogs of a page: what to add, the form of a part, something for a sentence. */
export function PageDialogs({
  dialog,
  setDialog,
  rows,
  setRows,
  parts,
  carets,
  focusOn,
}: {
  dialog: PageDialog | undefined;
  setDialog: (dialog: PageDialog | undefined) => void;
  rows: Row[];
  setRows: (change: (rows: Row[]) => Row[]) => void;
  parts: PalettePart[];
  carets: RefObject<Partial<Record<Lang, Caret>> & { last?: Caret }>;
  focusOn: (rowId: string, lang: Lang | 'tools', at?: number) => void;
}) {
  const { t } = useWords();
  if (!dialog) return null;
  const close = () => setDialog(undefined);
  if (dialog.kind === 'add') {
    const at = rows.findIndex(({ id }) => id === dialog.after);
    return (
      <AddDialog
        parts={parts}
        depth={depthAfter(rows, at)}
        around={partAround(rows, at)}
        onClose={close}
        onAdd={(added) => {
          setRows((all) => all.toSpliced(at + 1, 0, ...added));
          close();
          const first = added.find((row) => blockOf(row).text !== undefined) ?? added[0];
          if (first) focusOn(first.id, blockOf(first).text === undefined ? 'tools' : 'en');
        }}
      />
    );
  }
  if (dialog.kind === 'edit') {
    const row = rows.find(({ id }) => id === dialog.rowId);
    const part = row && parts.find(({ name }) => name === blockOf(row).name);
    if (!row || !part) return null;
    return (
      <Dialog title={t(part.label)} onClose={close}>
        <PartForm
          part={part}
          given={{ en: row.en?.block.attributes ?? {}, hi: row.hi?.block.attributes ?? {} }}
          action={PAGE.apply}
          onDone={(attributes) => {
            setRows((all) =>
              all.map((each) => {
                if (each.id !== row.id) return each;
                const next = { ...each };
                for (const lang of LANGS) {
                  const cell = each[lang];
                  if (cell) next[lang] = { ...cell, block: { ...cell.block, attributes: attributes[lang] } };
                }
                return next;
              }),
            );
            close();
          }}
        />
      </Dialog>
    );
  }
  return <SentenceAt {...{ rows, setRows, parts, carets, focusOn, close }} />;
}

/** Puts a figure or link where the cursor was. */
function SentenceAt({
  rows,
  setRows,
  parts,
  carets,
  focusOn,
  close,
}: Omit<Parameters<typeof PageDialogs>[0], 'dialog' | 'setDialog'> & { close: () => void }) {
  const { t } = useWords();
  const caret = carets.current.last;
  const row = rows.find(({ id }) => id === caret?.rowId);
  if (!caret || !row)
    return (
      <Dialog title={t(PAGE.sentence)} onClose={close}>
        <p>{t(PAGE.sentenceWhere)}</p>
      </Dialog>
    );
  const textIn = (lang: Lang) => row[lang]?.block.text ?? '';
  return (
    <SentenceDialog
      parts={parts}
      lang={caret.lang}
      selected={textIn(caret.lang).slice(caret.start, caret.end)}
      onClose={close}
      onInsert={(sources) => {
        const next = { ...row };
        for (const lang of LANGS) {
          const [cell, source] = [row[lang], sources[lang]];
          const there = lang === caret.lang ? caret : carets.current[otherLang(caret.lang)];
          const at = there?.rowId === row.id ? there : undefined;
          if (cell && source !== undefined)
            next[lang] = { ...cell, block: { ...cell.block, text: withInserted(cell.block.text ?? '', source, at) } };
        }
        setRows((all) => all.map((each) => (each.id === row.id ? next : each)));
        close();
        focusOn(row.id, caret.lang, caret.start);
      }}
    />
  );
}
