import { useState } from 'react';
import type { HandInState, Names } from '../../model/hand-in-api.ts';
import { call, Refused } from '../api.ts';

/** How often a running hand-in is asked how far it is. */
const EVERY_MS = 400;

interface HandingIn {
  progress?: HandInState | undefined;
  failed?: Refused | undefined;
  isRunning: boolean;
  isDone: boolean;
  apply: (names: Names) => void;
}

/** Hands in, and follows its steps until it is done or has failed. */
export function useHandIn(): HandingIn {
  const [progress, setProgress] = useState<HandInState>();
  const [failed, setFailed] = useState<Refused>();
  const [state, setState] = useState<'before' | 'running' | 'done'>('before');
  const apply = async (names: Names) => {
    setFailed(undefined);
    setState('running');
    const timer = setInterval(() => {
      call('hand-in/progress', {}).then(setProgress, () => undefined);
    }, EVERY_MS);
    try {
      const last = await call('hand-in/apply', names);
      clearInterval(timer);
      setProgress(last);
      setState('done');
    } catch (error) {
      clearInterval(timer);
      if (!(error instanceof Refused)) throw error;
      setProgress(await call('hand-in/progress', {}).catch(() => undefined));
      setFailed(error);
      setState('before');
    }
  };
  return {
    progress,
    failed,
    isRunning: state === 'running',
    isDone: state === 'done',
    apply: (names) => void apply(names),
  };
}
