import type { HandInState } from '../../model/hand-in-api.ts';
import { HAND_IN, STEP_NAMES, STEP_STATES } from '../../words/hand-in.ts';
import { useWords } from '../words.tsx';
import css from './hand-in.module.css';

/** How far a hand-in is, step by step. */
export function Steps({ of: { steps, isRunning } }: { of: HandInState }) {
  const { t } = useWords();
  const now = steps.find(({ state }) => state === 'runs');
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">{t(HAND_IN.steps)}</h2>
      <output className={css.now}>{isRunning && now ? t(STEP_NAMES[now.id]) : ''}</output>
      <ol className={css.steps}>
        {steps.map(({ id, state, note }) => (
          <li key={id} data-state={state}>
            {t(STEP_NAMES[id])}: <strong>{t(STEP_STATES[state])}</strong>
            {note && <span> {t(note)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
