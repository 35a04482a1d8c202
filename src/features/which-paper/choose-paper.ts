import type { Verdict } from '../../schemas/which-paper.ts';

/** The two things a reader chooses, in the order of the form; also their names in the address. */
export const FIELDS = ['class', 'doing'] as const;
export type Field = (typeof FIELDS)[number];

/** '' while nothing is chosen. */
export type Choice = Record<Field, string>;
export type Problems = Partial<Record<Field, 'missing' | 'unknown'>>;

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
}

/** The choice in an address. A value that is not offered is left out and named. */
export function readChoice(query: string, { classes, doings }: Matrix): { choice: Choice; problems: Problems } {
  const given = new URLSearchParams(query);
  const offered = { class: classes, doing: doings };
  const choice: Choice = { class: '', doing: '' };
  const problems: Problems = {};
  for (const field of FIELDS) {
    const value = given.get(field) ?? '';
    if (offered[field].some(({ id }) => id === value)) choice[field] = value;
    else if (value !== '') problems[field] = 'unknown';
  }
  return { choice, problems };
}

/** The fields in which nothing is chosen. */
export function missingIn(choice: Choice): Problems {
  return Object.fromEntries(FIELDS.filter((field) => choice[field] === '').map((field) => [field, 'missing']));
}

/** The choice as it stands in the address. @example '?class=precursor&doing=export' */
export function choiceQuery(choice: Choice): string {
  return `?${new URLSearchParams(FIELDS.map((field) => [field, choice[field]])).toString()}`;
}

/** The answer to a whole choice; nothing as long as one of the two is open. */
export function answerTo(choice: Choice, { classes }: Pick<Matrix, 'classes'>): Answer | undefined {
  const answers = classes.find(({ id }) => id === choice.class)?.answers ?? {};
  return Object.hasOwn(answers, choice.doing) ? answers[choice.doing] : undefined;
}
