import type { Localized } from '../language/lang.ts';

/** One kind of mistake: what is wrong and what to do, in both languages. `%{name}` is a place for a value. */
export interface Message extends Localized {
  /** Nothing is surely wrong: somebody should look again, and may answer with a reason. */
  isQuestion?: true;
  /** The file as a whole cannot be read; what else is found then may only follow from it. */
  isRootCause?: true;
}

export type Messages = Record<string, Message>;
