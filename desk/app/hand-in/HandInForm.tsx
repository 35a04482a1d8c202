import { useState } from 'react';
import type { Names } from '../../model/hand-in-api.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';
import { ReaderLines } from './ReaderLines.tsx';
import { useTelling } from './use-telling.ts';

const KEPT = { editor: 'desk-editor', approver: 'desk-approver' };

interface Given {
  /** Made from the changes; may be written anew. */
  sentence: string;
  isBlocked: boolean;
  apply: (names: Names) => void;
}

/** Who hands in, what it is, and what readers are told. Names are kept on this machine. */
export function HandInForm({ sentence: made, isBlocked, apply }: Given) {
  const { t } = useWords();
  const [editor, setEditor] = useState(() => localStorage.getItem(KEPT.editor) ?? '');
  const [approver, setApprover] = useState(() => localStorage.getItem(KEPT.approver) ?? '');
  const [written, setWritten] = useState<string>();
  const telling = useTelling();
  const send = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    if (isBlocked) return;
    localStorage.setItem(KEPT.editor, editor);
    localStorage.setItem(KEPT.approver, approver);
    const sentence = written ?? made;
    apply({ editor, approver, sentence, ...telling.names });
  };
  return (
    <form className={css.form} onSubmit={send}>
      <h2>{t(HAND_IN.names)}</h2>
      <div className={css.pair}>
        <Field label={t(HAND_IN.editor)} isRequired>
          {(control) => (
            <input
              {...control}
              required
              maxLength={100}
              autoComplete="name"
              value={editor}
              onChange={({ target }) => setEditor(target.value)}
            />
          )}
        </Field>
        <Field label={t(HAND_IN.approver)} isRequired>
          {(control) => (
            <input
              {...control}
              required
              maxLength={100}
              value={approver}
              onChange={({ target }) => setApprover(target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t(HAND_IN.sentence)} isRequired>
        {(control) => (
          <textarea
            {...control}
            required
            rows={2}
            maxLength={500}
            value={written ?? made.slice(0, 500)}
            onChange={({ target }) => setWritten(target.value)}
          />
        )}
      </Field>
      <ReaderLines telling={telling} />
      <Button type="submit" variant="primary" disabled={isBlocked || !telling.isKnown}>
        {t(HAND_IN.button)}
      </Button>
    </form>
  );
}
