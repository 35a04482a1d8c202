import { useId, useState } from 'react';
import type { RowRemark, TableColumn } from '../../model/table-api.ts';
import { keyOf } from '../../model/table-edits.ts';
import { shownValue } from '../../model/written-number.ts';
import { SHELL } from '../../words/shell.ts';
import { TABLES } from '../../words/tables.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import type { Line } from './Grid.tsx';
import css from './TableScreen.module.css';

interface Props {
  line: Line;
  columns: TableColumn[];
  marks: Map<string, RowRemark[]>;
  onClose: () => void;
  /** What was typed, by column. */
  onTake: (typed: string[]) => void;
}

/** One row as a form: for a phone, for long words, and for whoever likes it better. */
export function RowForm({ line, columns, marks, onClose, onTake }: Props) {
  const { lang, t } = useWords();
  const list = useId();
  const [typed, setTyped] = useState(() => columns.map(({ kind }, at) => shownValue(line.cells[at] ?? '', kind)));
  const type = (at: number, text: string) => setTyped((last) => last.with(at, text));
  return (
    <Dialog title={t(TABLES.rowTitle, { row: line.number ?? t(TABLES.newRow) })} onClose={onClose}>
      <form
        className={css.rowForm}
        onSubmit={(event) => {
          event.preventDefault();
          onTake(typed);
        }}
      >
        {columns.map(({ name, label, kind, lang: words, choices }, at) => (
          <Field
            key={name}
            label={label[lang]}
            remarks={marks.get(`${keyOf(line.ref)} ${name}`) ?? []}
            {...(words && { lang: words })}
          >
            {(control) =>
              kind === 'words' ? (
                <textarea {...control} rows={2} value={typed[at]} onChange={(event) => type(at, event.target.value)} />
              ) : (
                <>
                  <input
                    {...control}
                    list={choices ? `${list}${name}` : undefined}
                    value={typed[at]}
                    onChange={(event) => type(at, event.target.value)}
                  />
                  {choices && (
                    <datalist id={`${list}${name}`}>
                      {choices.map((choice) => (
                        <option key={choice.value} value={choice.value}>
                          {choice.label[lang]}
                        </option>
                      ))}
                    </datalist>
                  )}
                </>
              )
            }
          </Field>
        ))}
        <p className={css.actions}>
          <Button variant="primary" type="submit">
            {t(TABLES.apply)}
          </Button>
          <Button onClick={onClose}>{t(SHELL.cancel)}</Button>
        </p>
      </form>
    </Dialog>
  );
}
