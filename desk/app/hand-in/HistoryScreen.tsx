import { useState } from 'react';
import { LOCALES } from '../../../src/language/lang.ts';
import type { Output } from '../../model/api.ts';
import type { PastHandIn } from '../../model/hand-in-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { HAND_IN, HISTORY } from '../../words/hand-in.ts';
import { Go } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { useDeskState } from '../live.tsx';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';

/** The last hand-ins; each can be taken back, as a change to be handed in. */
export function HistoryScreen() {
  const { t } = useWords();
  const state = useDeskState();
  const { data, refused } = useCall('hand-in/history', {});
  const [undone, setUndone] = useState<Output<'hand-in/undo'>>();
  const [failed, setFailed] = useState<Refused>();
  const undo = async (commit: string) => {
    setFailed(undefined);
    try {
      setUndone(await call('hand-in/undo', { commit }));
      scrollTo(0, 0);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFailed(error);
    }
  };
  return (
    <>
      <h1>{t(HISTORY.title)}</h1>
      <Refusal of={refused ?? failed} />
      {undone && <Undone of={undone} />}
      {data?.length === 0 && <p>{t(state?.hasGit === false ? HISTORY.noGit : HISTORY.none)}</p>}
      <ol className={css.changes} reversed>
        {data?.map((past) => (
          <Past key={past.commit} of={past} undo={() => void undo(past.commit)} />
        ))}
      </ol>
    </>
  );
}

function Undone({ of: { undone, clashing } }: { of: Output<'hand-in/undo'> }) {
  const { t } = useWords();
  return (
    <>
      <Notice kind={undone.length > 0 ? 'good' : 'info'}>
        <p>
          {undone.length > 0 ? t(HISTORY.undone, { count: undone.length }) : t(HISTORY.nothingUndone)}{' '}
          {undone.length > 0 && <Go to={{ screen: 'hand-in', params: {} }}>{t(HAND_IN.title)}</Go>}
        </p>
      </Notice>
      {clashing.length > 0 && (
        <Notice kind="warn">
          <p>{t(HISTORY.clashing)}</p>
          <Files of={clashing} />
        </Notice>
      )}
    </>
  );
}

function Past({ of, undo }: { of: PastHandIn; undo: () => void }) {
  const { t, lang } = useWords();
  const { sentence, editor, approver, at, lines, paths, details } = of;
  const when = new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
  });
  return (
    <li>
      <div className={css.cardHead}>
        <h2>{sentence}</h2>
        <Button aria-label={t(HISTORY.undoOf, { what: sentence })} onClick={undo}>
          {t(HISTORY.undo)}
        </Button>
      </div>
      <p>
        <time dateTime={at}>{when.format(new Date(at))}</time> · {t(HISTORY.by, { editor, approver })}
      </p>
      {lines.map((line, index) => (
        <p key={index}>
          {t(HISTORY.readers)} {t(line)}
        </p>
      ))}
      <details>
        <summary>{t(HISTORY.files, { count: paths.length })}</summary>
        <ul>
          {details.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Files of={paths} />
      </details>
    </li>
  );
}

function Files({ of }: { of: string[] }) {
  return (
    <ul>
      {of.map((path) => (
        <li key={path}>
          <Go to={screenOf(path)}>{path}</Go>
        </li>
      ))}
    </ul>
  );
}
