import type { Remark } from '../model/api.ts';
import type { Checker } from './checker.ts';
import type { Following } from './hand-in/following.ts';

/** For tests: nothing follows from any content. */
export const NOTHING_FOLLOWS: Following = { files: {}, papers: 0, shares: 0, hasBrowser: true };

/** For tests: a check that has found what a test says. */
export function quietChecker(remarks: Remark[] = []): Checker {
  return {
    state: { state: 'done', remarks },
    check: () => {},
    toDo: () => Promise.resolve({ findings: [], due: [] }),
    follow: () => Promise.resolve(NOTHING_FOLLOWS),
    untold: () => Promise.resolve([]),
    translated: () => Promise.resolve(undefined),
    stop: () => {},
  };
}
