import type { DeskState, Remark } from '../../model/api.ts';
import type { Change } from '../../model/hand-in-api.ts';
import { screenOf } from '../../model/screen-of.ts';
import { stops } from '../../model/stops.ts';
import { HAND_IN } from '../../words/hand-in.ts';
import { SHELL } from '../../words/shell.ts';
import { Go } from '../address.tsx';
import { useDeskState } from '../live.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Refusal } from '../ui/Refusal.tsx';
import { useWords } from '../words.tsx';
import { ChangeList } from './ChangeList.tsx';
import { HandInForm } from './HandInForm.tsx';
import { Steps } from './Steps.tsx';
import { useChanges } from './use-changes.ts';
import { useHandIn } from './use-hand-in.ts';

/** Everything that changed, what stands in the way, and one button. */
export function HandInScreen() {
  const { t } = useWords();
  const state = useDeskState();
  const { data, refused } = useChanges();
  const { progress, failed, isRunning, isDone, apply } = useHandIn();
  const changes = data?.changes ?? [];
  const own = changes.filter(({ isDerived }) => !isDerived);
  const derived = changes.filter(({ isDerived }) => isDerived);
  const isBlocked = state ? state.conflicts.length > 0 || state.check.remarks.some(stops) : true;
  return (
    <>
      <h1>{t(HAND_IN.title)}</h1>
      <Refusal of={refused} />
      {progress && progress.steps.length > 0 && (isRunning || isDone || failed) && <Steps of={progress} />}
      <Refusal of={failed} />
      {isDone && (
        <Notice kind="good">
          <p>
            {progress?.commit
              ? t(HAND_IN.doneCommit, { commit: progress.commit.slice(0, 10) })
              : `${t(HAND_IN.done)} ${t(HAND_IN.noGit)}`}{' '}
            {t(HAND_IN.ledger)}
          </p>
          <p>
            <Go to={{ screen: 'history', params: {} }}>{t(HAND_IN.toHistory)}</Go>
          </p>
        </Notice>
      )}
      {data && changes.length === 0 && !isDone && !isRunning && <p>{t(HAND_IN.nothing)}</p>}
      {changes.length > 0 && !isRunning && (
        <>
          {state && <InTheWay state={state} />}
          <Group title={t(HAND_IN.changes)} of={own} />
          <Group title={t(HAND_IN.derived)} of={derived} />
          {state && !state.hasGit && (
            <Notice kind="warn">
              <p>{t(HAND_IN.noGit)}</p>
            </Notice>
          )}
          {data && (
            <HandInForm
              key={JSON.stringify(data.sentence)}
              sentence={t(data.sentence)}
              isBlocked={isBlocked}
              apply={apply}
            />
          )}
        </>
      )}
    </>
  );
}

function Group({ title, of }: { title: string; of: Change[] }) {
  return of.length === 0 ? null : (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ChangeList of={of} />
    </section>
  );
}

/** What must be mended first, and what should be looked at again in the changed files. */
function InTheWay({ state }: { state: DeskState }) {
  const { t } = useWords();
  const changed = new Set(state.changed.map(({ path }) => path));
  const must = state.check.remarks.filter(stops);
  const look = state.check.remarks.filter(({ grade, path }) => grade === 'look-again' && changed.has(path));
  return (
    <>
      {state.conflicts.length > 0 && (
        <Notice kind="bad">
          <p>{t(HAND_IN.conflicts)}</p>
          <ul>
            {state.conflicts.map((path) => (
              <li key={path}>
                <Go to={{ screen: 'conflict', params: { file: path } }}>{path}</Go>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {must.length > 0 && (
        <Notice kind="bad">
          <p>{t(HAND_IN.must)}</p>
          <RemarkList of={must} />
        </Notice>
      )}
      {look.length > 0 && (
        <Notice kind="warn">
          <p>{t(HAND_IN.look)}</p>
          <RemarkList of={look} />
        </Notice>
      )}
    </>
  );
}

function RemarkList({ of }: { of: Remark[] }) {
  const { t } = useWords();
  return (
    <ul>
      {of.map((remark, index) => (
        <li key={index}>
          {t(remark.text)}{' '}
          <Go to={screenOf(remark.path, remark)}>
            {remark.path}
            {remark.line !== undefined && `, ${t(SHELL.line, { line: remark.line })}`}
          </Go>
        </li>
      ))}
    </ul>
  );
}
