import { useState } from 'react';
import type { ConflictView, Side } from '../../model/hand-in-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { CONFLICT, HAND_IN } from '../../words/hand-in.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import { call, Refused } from '../api.ts';
import { useDeskState } from '../live.tsx';
import type { ScreenProps } from '../screens.ts';
import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useCall } from '../use-call.ts';
import { useWords } from '../words.tsx';
import { ClashChoice } from './ClashChoice.tsx';
import css from './hand-in.module.css';

/** A file that was changed at the desk and in `content/`: one side is chosen for each place where they clash. */
export function ConflictScreen({ params }: ScreenProps) {
  return params['file'] ? <OneConflict key={params['file']} path={params['file']} /> : <AllConflicts />;
}

function AllConflicts() {
  const { t } = useWords();
  const conflicts = useDeskState()?.conflicts ?? [];
  return (
    <>
      <h1>{t(CONFLICT.all)}</h1>
      <p>{t(conflicts.length === 0 ? CONFLICT.none : SHELL.conflicts)}</p>
      <ul>
        {conflicts.map((path) => (
          <li key={path}>
            <Go to={{ screen: 'conflict', params: { file: path } }}>{path}</Go>
          </li>
        ))}
      </ul>
    </>
  );
}

function OneConflict({ path }: { path: string }) {
  const { t } = useWords();
  const { data, refused, again } = useCall('conflict/read', { path });
  const [isSettled, setIsSettled] = useState(false);
  return (
    <>
      <h1>{t(CONFLICT.title, { what: data ? t(data.title) : path })}</h1>
      {isSettled ? (
        <Notice kind="good">
          <p>{t(CONFLICT.settled)}</p>
          <p className={css.links}>
            <Go to={screenOf(path)}>{t(HAND_IN.edit)}</Go>
            <Go to={{ screen: 'hand-in', params: {} }}>{t(HAND_IN.title)}</Go>
          </p>
        </Notice>
      ) : (
        <>
          <Refusal of={refused} />
          {data && !refused && <Choices key={data.seen} of={data} again={again} settled={() => setIsSettled(true)} />}
        </>
      )}
    </>
  );
}

function Choices({ of, again, settled }: { of: ConflictView; again: () => void; settled: () => void }) {
  const { t } = useWords();
  const { path, seen, kind, clashes, mine, theirs } = of;
  const places = kind === 'whole' ? [{ fields: [[t(CONFLICT.whole)]], base: '', mine: '', theirs: '' }] : clashes;
  const [sides, setSides] = useState<(Side | undefined)[]>(() => places.map(() => undefined));
  const [failed, setFailed] = useState<Refused>();
  const chosen = sides.filter((side) => side !== undefined);
  const save = async (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    if (chosen.length < places.length) return;
    try {
      await call('conflict/settle', { path, seen, sides: chosen });
      settled();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setFailed(error);
      if (error.code === 'changed-elsewhere') again();
    }
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      <p>{t(CONFLICT.why)}</p>
      <Refusal of={failed} />
      {places.length === 0 && <p>{t(CONFLICT.noClash)}</p>}
      {places.map((clash, index) => (
        <ClashChoice
          key={index}
          number={index + 1}
          clash={kind === 'whole' ? { ...clash, mine: removed(mine), theirs: removed(theirs) } : clash}
          side={sides[index]}
          choose={(side) => setSides(sides.with(index, side))}
        />
      ))}
      {chosen.length < places.length && <p>{t(CONFLICT.chooseAll)}</p>}
      <Button type="submit" variant="primary" disabled={chosen.length < places.length}>
        {t(CONFLICT.save)}
      </Button>
    </form>
  );

  function removed(state: 'there' | 'removed'): string {
    return state === 'removed' ? t(CONFLICT.removed) : t(CONFLICT.whole);
  }
}
