import { useState } from 'react';
import type { Names } from '../../model/hand-in-api.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';

const KEPT = { editor: 'desk-editor', approver: 'desk-approver' };

interface Given {
  /** Made from the changes; may be written anew. */
  sentence: string;
  isBlocked: boolean;
  apply: (names: Names) => void;
}

/** Who hands in, what it is, and the line for readers. Names are kept on this machine. */
export function HandInForm({ sentence: made, isBlocked, apply }: Given) {
  const { t } = useWords();
  const [editor, setEditor] = useState(() => localStorage.getItem(KEPT.editor) ?? '');
  const [approver, setApprover] = useState(() => localStorage.getItem(KEPT.approver) ?? '');
  const [written, setWritten] = useState<string>();
  const [history, setHistory] = useState({ en: '', hi: '' });
  const isOneSided = (history.en.trim() === '') !== (history.hi.trim() === '');
  const send = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    if (isOneSided || isBlocked) return;
    localStorage.setItem(KEPT.editor, editor);
    localStorage.setItem(KEPT.approver, approver);
    const sentence = written ?? made;
    apply({ editor, approver, sentence, ...(history.en.trim() && { history }) });
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
      <fieldset className={css.history}>
        <legend>{t(HAND_IN.history)}</legend>
        <p>{t(HAND_IN.historyHint)}</p>
        <div className={css.pair}>
          {(['en', 'hi'] as const).map((lang) => (
            <Field key={lang} lang={lang} label={t(lang === 'en' ? HAND_IN.inEnglish : HAND_IN.inHindi)}>
              {(control) => (
                <input
                  {...control}
                  maxLength={500}
                  value={history[lang]}
                  onChange={({ target }) => setHistory({ ...history, [lang]: target.value })}
                />
              )}
            </Field>
          ))}
        </div>
        {isOneSided && (
          <Notice kind="warn">
            <p>{t(HAND_IN.bothLanguages)}</p>
          </Notice>
        )}
      </fieldset>
      <Button type="submit" variant="primary" disabled={isBlocked}>
        {t(HAND_IN.button)}
      </Button>
    </form>
  );
}
