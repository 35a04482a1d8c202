import { useState } from 'react';
import { Refused } from './api.ts';

/** One request after another: nothing else is done until it is answered, and what is refused is said. */
export function useWork() {
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const work = async (job: () => Promise<void>) => {
    setBusy(true);
    setRefused(undefined);
    try {
      await job();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    } finally {
      setBusy(false);
    }
  };
  return { work, isBusy, refused, setRefused };
}
