import { useDeferredValue, useMemo, useState } from 'react';
import type { OpenForm } from '../../model/form-api.ts';
import { FORM } from '../../words/form.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import buttons from '../ui/Button.module.css';
import { Field } from '../ui/Field.tsx';
import { ScreenHead } from '../ui/ScreenHead.tsx';
import { useWords } from '../words.tsx';
import css from './form.module.css';

const MOST = 200;

/** The entries of a long file, found by any of their words in either language. */
export function EntryList({ open }: { open: OpenForm }) {
  const { t } = useWords();
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(typed).toLowerCase().split(/\s+/).filter(Boolean);
  const lines = useMemo(() => open.entries[''] ?? [], [open]);
  const found = lines.filter(({ key, label }) => {
    const all = `${key} ${label.en} ${label.hi}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  const place = (key: string | number) => ({
    screen: 'form' as const,
    params: { file: open.file, at: [...open.at, key].join('/') },
  });
  return (
    <>
      <ScreenHead
        title={t(open.name)}
        back={
          open.at.length > 0
            ? { to: { screen: 'form', params: { file: open.file } }, label: t(FORM.back) }
            : { to: { screen: 'browse', params: {} }, label: t(SHELL.find) }
        }
      >
        <Go
          className={buttons.button}
          to={{ screen: 'form', params: { file: open.file, at: open.at.join('/'), add: '' } }}
        >
          {t(FORM.addEntry)}
        </Go>
      </ScreenHead>
      {lines.length > 8 && (
        <Field label={t(FORM.find)} hint={t(FORM.findHint)}>
          {(control) => (
            <input
              {...control}
              type="search"
              className={css.wide}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
      )}
      <output>{t(FORM.found, { count: found.length })}</output>
      <ul className={css.entries}>
        {found.slice(0, MOST).map(({ key, label }) => (
          <li key={key}>
            <Go to={place(key)}>
              {t(label)} {typeof key === 'string' && <small>{key}</small>}
            </Go>
          </li>
        ))}
      </ul>
    </>
  );
}
