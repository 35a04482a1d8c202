import type { CheckState } from '../model/api.ts';
import type { ToDo } from '../model/to-do.ts';
import type { Following } from './hand-in/following.ts';
import type { UntoldSubject } from './hand-in/untold-subjects.ts';

/** Checks the whole draft in a process of its own, so that typing never waits for it. */
export interface Checker {
  /** What the last check found; `checking` while a newer one runs. */
  readonly state: CheckState;
  /** Checks again; several calls while a check runs make one more. */
  check: () => void;
  /** What is due, open findings and gaps, of the last draft that could be read. */
  toDo: () => Promise<ToDo>;
  /** What else follows from the draft; notes translations in it, and what readers were told: of what is named in `minor` nothing. */
  follow: (minor: readonly string[]) => Promise<Following>;
  /** What changed and of which readers are not told. */
  untold: () => Promise<UntoldSubject[]>;
  /** `translations.yaml` once both texts of a page are said to say the same; nothing where the page cannot be read. */
  translated: (page: string) => Promise<string | undefined>;
  stop: () => void;
}
