import { useEffect, useState } from 'react';

type LawThen = typeof import('./law-then');
export type LoadedLaw = LawThen | 'loading' | 'failed';

/** What judges by the law of another day, loaded once a day is set: most readers ask for today. */
export function useLawThen(isWanted: boolean): LoadedLaw {
  const [law, setLaw] = useState<LoadedLaw>('loading');
  useEffect(() => {
    if (isWanted) import('./law-then').then(setLaw, () => setLaw('failed'));
  }, [isWanted]);
  return law;
}
