import type { Checker } from './checker.ts';
import type { Drafts } from './drafts.ts';

/** What every request has at hand. */
export interface Desk {
  /** Absolute path of the project. */
  project: string;
  drafts: Drafts;
  checker: Checker;
  /** Tells all open tabs that something changed. */
  announce: () => void;
}
