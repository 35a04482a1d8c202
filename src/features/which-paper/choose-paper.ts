import type { Verdict } from '../../schemas/substance-rules.ts';
import { addressChoice } from '../../ui/address-choice.ts';

/** The class of substance, and what to do with it. */
export const CHOICE = addressChoice('class', 'doing');
export type Choice = ReturnType<typeof CHOICE.given>;

/** What can be chosen, with the answer to each pair. */
export interface Matrix {
  doings: { id: string }[];
  classes: { id: string; answers: Record<string, Answer> }[];
}

/** The answer in the language of the page. */
export interface Answer {
  verdict: Verdict;
  /** Ids, the first step first. */
  procedures: string[];
  note?: string | undefined;
  /** The rules behind it. */
  law: string;
}

/** The choice in an address. A value that is not offered is left out and named. */
export function readChoice(query: string, { classes, doings }: Matrix) {
  const offered = { class: classes.map(({ id }) => id), doing: doings.map(({ id }) => id) };
  return CHOICE.check(CHOICE.given(query), offered);
}

/** The answer to a whole choice; nothing as long as one of the two is open. */
export function answerTo(choice: Choice, { classes }: Pick<Matrix, 'classes'>): Answer | undefined {
  const answers = classes.find(({ id }) => id === choice.class)?.answers ?? {};
  return Object.hasOwn(answers, choice.doing) ? answers[choice.doing] : undefined;
}
