import { CATEGORIES, type ListKey, listName, POLICIES } from '../../addresses/cultivator-lists.ts';
import { addressChoice, type Problems, queryOf, type Reading } from '../../ui/address-choice.ts';
import { offeredBy, type UnitOptions, withUnit } from '../../ui/unit-choice.ts';

/** In the order of the form: where, whom, which lists. Category and policy stand on all while they are empty. */
const CHOICE = addressChoice('year', 'unit', 'office', 'name', 'category', 'policy');
export const CHOICE_FIELDS = CHOICE.fields;
export type Choice = ReturnType<typeof CHOICE.given>;
export type Field = keyof Choice;
export type Problem = 'missing' | 'unknown' | 'short';

/** What can be chosen. The first year is the current one. */
export interface ChoiceOptions {
  years: string[];
  units: UnitOptions;
}

/** Where in an answer the reader is. */
export interface AnswerPosition {
  page: number;
  /** The next name, as it is being typed. */
  typed?: string | undefined;
}

/** Parameters of the position in an answer. Older addresses have the name as `q`. */
const OLD_NAME = 'q';
export const POSITION_NAMES = ['page', 'typed', OLD_NAME] as const;

export const MAX_NAME_LENGTH = 100;

/** The choice in an address. What it names and we do not have is left out and named. */
export function readChoice(query: string, { years, units }: ChoiceOptions): Reading<Field, Problem> {
  const given = withUnit(CHOICE.given(withNewName(query)), units);
  const { choice, problems } = CHOICE.check(given, {
    year: years,
    category: ['all', ...CATEGORIES],
    ...offeredBy(given, units),
    policy: ['all', ...POLICIES],
  });
  const orAll = (value: string) => (value === 'all' ? '' : value);
  return {
    choice: {
      ...choice,
      year: choice.year || (years[0] ?? ''),
      name: choice.name.slice(0, MAX_NAME_LENGTH),
      category: orAll(choice.category),
      policy: orAll(choice.policy),
    },
    problems,
  };
}

/** The office is enough. A name must be long enough to be found. */
export function problemsIn(choice: Choice): Problems<Field, Problem> {
  const { unit, office } = CHOICE.missingIn(choice);
  const name: Problem | undefined = choice.name.trim() !== '' && !canBeFound(choice.name) ? 'short' : undefined;
  return { unit, office, name };
}

/** Whether enough is typed to look for. */
export function canBeFound(typed: string): boolean {
  return (typed.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).length > 1;
}

/** What of a choice goes into the address: the current year is understood. */
export function writtenChoice(choice: Choice, { years }: Pick<ChoiceOptions, 'years'>): Choice {
  return choice.year === years[0] ? { ...choice, year: '' } : choice;
}

/** A query in which the name stands where only this device sees it. */
export function withNewName(query: string): string {
  const parameters = new URLSearchParams(query);
  const name = parameters.get(OLD_NAME);
  if (name === null) return query;
  parameters.delete(OLD_NAME);
  if (!parameters.has('name')) parameters.set('name', name);
  return `?${parameters.toString()}`;
}

export function readPosition(query: string): AnswerPosition {
  const parameters = new URLSearchParams(query);
  return {
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    typed: parameters.get('typed')?.slice(0, MAX_NAME_LENGTH),
  };
}

/** The query of an answer at a position. */
export function answerQuery(choice: Choice, { page, typed = '' }: AnswerPosition, options: ChoiceOptions): string {
  return queryOf({ ...writtenChoice(choice, options), page: page > 1 ? String(page) : '', typed });
}

/** The lists that a choice means, of those that there are: one, or all of the office. */
export function listKeysOf(choice: Choice, lists: Record<string, unknown>): ListKey[] {
  const { year, category, office, policy } = choice;
  const categories = CATEGORIES.filter((each) => category === '' || category === each);
  const policies = POLICIES.filter((each) => policy === '' || policy === each);
  const keys = categories.flatMap((of) => policies.map((by) => ({ year, category: of, office, policy: by })));
  return keys.filter((key) => listName(key) in lists);
}
