import { createContext, use, useEffect, useMemo, useState } from 'react';
import type { DeskState, Remark } from '../model/api.ts';

const LiveContext = createContext<DeskState | undefined>(undefined);

/** Keeps what every screen knows up to date in every tab. */
export function LiveProvider({ children }: { children: React.ReactNode }) {
  const [state, setState] = useState<DeskState>();
  useEffect(() => {
    const events = new EventSource('/api/events');
    events.addEventListener('message', ({ data }) => setState(JSON.parse(data)));
    return () => events.close();
  }, []);
  return <LiveContext value={state}>{children}</LiveContext>;
}

/** Missing until the desk has first answered. */
export function useDeskState(): DeskState | undefined {
  return use(LiveContext);
}

const NONE: Remark[] = [];

/** What the check of the whole content says of a file. */
export function useRemarks(path: string): Remark[] {
  const state = useDeskState();
  const all = state?.check.remarks ?? NONE;
  return useMemo(() => all.filter((remark) => remark.path === path), [all, path]);
}
