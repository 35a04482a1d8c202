import { useState } from 'react';
import type { Change } from '../../model/hand-in-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { SHELL } from '../../words/shell.ts';
import { START } from '../../words/start.ts';
import { Go } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { useChanges } from '../hand-in/use-changes.ts';
import buttons from '../ui/Button.module.css';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words.tsx';
import css from './start.module.css';

/** What stands at the desk and is not handed in; each change can be opened or taken back. */
export function MyChanges() {
  const { t } = useWords();
  const { data, refused } = useChanges();
  const [asked, setAsked] = useState<Change>();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<Refused>();
  const changes = (data?.changes ?? []).filter(({ isDerived }) => !isDerived);
  const discard = async (paths: string[]) => {
    try {
      await call('discard', { paths });
      setSaid(t(START.discarded));
    } catch (error) {
      if (error instanceof Refused) setFailed(error);
      else throw error;
    } finally {
      setAsked(undefined);
    }
  };
  return (
    <section aria-labelledby="my-changes" className={css.card}>
      <h2 id="my-changes">
        {t(START.mine)} {changes.length > 0 && <span className={css.count}>{changes.length}</span>}
      </h2>
      <Refusal of={refused ?? failed} />
      {data && changes.length === 0 && <p className={css.muted}>{t(START.nothingChanged)}</p>}
      <ul className={css.changes}>
        {changes.map((change) => {
          const what = t(change.sentence);
          const path = change.files[0]?.path ?? '';
          return (
            <li key={path}>
              {change.files.some(({ kind }) => kind !== 'removed') ? <Go to={screenOf(path)}>{what}</Go> : what}
              <Button variant="quiet" aria-label={t(START.discardOf, { what })} onClick={() => setAsked(change)}>
                {t(START.discard)}
              </Button>
            </li>
          );
        })}
      </ul>
      <output>{said}</output>
      {changes.length > 0 && (
        <Go className={buttons.link} to={{ screen: 'hand-in', params: {} }}>
          {t(START.handIn)}
        </Go>
      )}
      {asked && (
        <Dialog title={t(START.discardTitle)} onClose={() => setAsked(undefined)}>
          <p>{t(START.discardSure)}</p>
          <ul>
            {asked.files.map(({ path }) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          <p className={css.actions}>
            <Button variant="danger" onClick={() => void discard(asked.files.map(({ path }) => path))}>
              {t(START.discard)}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{t(SHELL.cancel)}</Button>
          </p>
        </Dialog>
      )}
    </section>
  );
}
