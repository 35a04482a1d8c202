import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeskState } from '../live.tsx';

/** The development server usually reloads the page within this time after the check has ended. */
const PATIENCE_MS = 1500;

/** A page that is loading cannot hear that it must load again: if it has not loaded since the last change, the frame is made anew. */
export function useFreshFrame() {
  const state = useDeskState()?.check.state;
  const changedAt = useRef(0);
  const loadedAt = useRef(0);
  const [turn, setTurn] = useState(0);

  useEffect(() => {
    if (state === 'checking') changedAt.current = performance.now();
    if (state !== 'done' || loadedAt.current >= changedAt.current) return undefined;
    const late = setTimeout(() => {
      if (loadedAt.current < changedAt.current) setTurn((last) => last + 1);
    }, PATIENCE_MS);
    return () => clearTimeout(late);
  }, [state]);

  const loaded = useCallback(() => {
    loadedAt.current = performance.now();
  }, []);
  return { turn, loaded };
}
