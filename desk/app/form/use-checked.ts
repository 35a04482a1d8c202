import { useEffect, useState } from 'react';
import { call, Refused } from '../api.ts';
import type { Output } from '../../model/api.ts';
import type { Checked, Edit, Group } from '../../model/form-api.ts';

/** Long enough that a word can be finished, short enough to be at once. */
const PAUSE = 250;
const NOTHING: Checked = { remarks: [], offers: [] };

/** What is to be said of the edits, asked again a moment after each key. */
export function useCheckedEdits(file: string, edits: Edit[], initial: Checked = NOTHING): Checked {
  const isNothing = edits.length === 0;
  const answer = useAsked('form/check', isNothing ? undefined : JSON.stringify({ file, edits }));
  return isNothing ? initial : (answer ?? initial);
}

/** The same for a new record, with the name that its file will have. */
export function useCheckedRecord(register: string, value: Group): Checked & { file?: string } {
  return useAsked('form/check-new', JSON.stringify({ register, value })) ?? NOTHING;
}

function useAsked<Name extends 'form/check' | 'form/check-new'>(
  name: Name,
  question: string | undefined,
): Output<Name> | undefined {
  const [answer, setAnswer] = useState<Output<Name>>();
  useEffect(() => {
    if (question === undefined) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call(name, JSON.parse(question), stop.signal).then(setAnswer, (error: unknown) => {
        // A check that is refused is no loss: the whole check says the same after the save.
        if (!(error instanceof Refused) && !stop.signal.aborted) throw error;
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [name, question]);
  return answer;
}
