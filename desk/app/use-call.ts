import { useCallback, useEffect, useState } from 'react';
import type { CallName, Input, Output } from '../model/api.ts';
import { call, Refused } from './api.ts';

export interface Asked<T> {
  /** The last answer; it stays while a newer one is on its way. */
  data?: T | undefined;
  refused?: Refused | undefined;
  isAsking: boolean;
  again: () => void;
}

/** Asks the desk when a screen opens, and again when the question changes. @example const { data } = useCall('file/read', { path }) */
export function useCall<Name extends CallName>(name: Name, input: Input<Name>): Asked<Output<Name>> {
  const question = JSON.stringify(input);
  const [turn, setTurn] = useState(0);
  const [answer, setAnswer] = useState<{ of: string; data?: Output<Name>; refused?: Refused }>();
  const key = `${name} ${question} ${turn}`;
  useEffect(() => {
    const stop = new AbortController();
    call(name, JSON.parse(question), stop.signal).then(
      (data) => setAnswer({ of: key, data }),
      (error: unknown) => {
        if (error instanceof Refused) setAnswer({ of: key, refused: error });
        else if (!stop.signal.aborted) throw error;
      },
    );
    return () => stop.abort();
  }, [name, question, key]);
  const again = useCallback(() => setTurn((last) => last + 1), []);
  return { data: answer?.data, refused: answer?.refused, isAsking: answer?.of !== key, again };
}
