import type { Localized } from '../../src/language/lang.ts';

/** One thing that waits for somebody: a finding before going live, or what the clock brings. */
export interface ToDoItem {
  /** Kind of finding (`gaps`, `specimens`, …) or of what is due. */
  kind: string;
  /** Below `content/`. */
  path: string;
  text: Localized;
  /** Of a gap: the section of the bureau that can fill it. */
  ask?: string | undefined;
  /** Of what is due: the moment, Indian time. */
  at?: string | undefined;
}

export interface ToDo {
  findings: ToDoItem[];
  due: ToDoItem[];
}
