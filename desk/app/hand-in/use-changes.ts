import { useEffect, useRef } from 'react';
import type { Changes } from '../../model/hand-in-api.ts';
import { useDeskState } from '../live.tsx';
import { type Asked, useCall } from '../use-call.ts';

/** What changed, in words; asked again whenever something is saved in any tab. */
export function useChanges(): Asked<Changes> {
  const asked = useCall('hand-in/changes', {});
  const state = useDeskState();
  const { again } = asked;
  // A check begins after each save, also where the same files changed once more.
  const stamp = state && JSON.stringify([state.changed, state.check.state]);
  const last = useRef(stamp);
  useEffect(() => {
    if (last.current !== undefined && last.current !== stamp) again();
    last.current = stamp;
  }, [stamp, again]);
  return asked;
}
