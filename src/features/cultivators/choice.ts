import { CATEGORIES, type ListKey, POLICIES } from '../../addresses/cultivator-lists.ts';
import { addressChoice, queryOf, type Reading } from '../../ui/address-choice.ts';
import { offeredBy, type UnitOptions, withUnit } from '../../ui/unit-choice.ts';

export const CHOICE = addressChoice('year', 'category', 'unit', 'office', 'policy');
export type Choice = ReturnType<typeof CHOICE.given>;
export type Field = keyof Choice;

/** What can be chosen. The first year is the current one. */
export interface ChoiceOptions {
  years: string[];
  units: UnitOptions;
}

/** Where in a list the reader is. */
export interface ListPosition {
  words: string;
  page: number;
  /** A name that is being typed; `words` are those that were searched for. */
  typed?: string | undefined;
}

/** Parameters of the position in a list. */
export const POSITION_NAMES = ['q', 'page', 'typed'] as const;

export const MAX_NAME_LENGTH = 100;

/** The choice in an address. What it names and we do not have is left out and named. */
export function readChoice(query: string, { years, units }: ChoiceOptions): Reading<Field, 'unknown'> {
  const given = withUnit(CHOICE.given(query), units);
  const { choice, problems } = CHOICE.check(given, {
    year: years,
    category: CATEGORIES,
    ...offeredBy(given, units),
    policy: POLICIES,
  });
  return { choice: { ...choice, year: choice.year || (years[0] ?? '') }, problems };
}

/** What of a choice goes into the address: the current year is understood. */
export function writtenChoice(choice: Choice, { years }: Pick<ChoiceOptions, 'years'>): Choice {
  return choice.year === years[0] ? { ...choice, year: '' } : choice;
}

export function readPosition(query: string): ListPosition {
  const parameters = new URLSearchParams(query);
  const wordsOf = (name: string) => parameters.get(name)?.slice(0, MAX_NAME_LENGTH).trim();
  return {
    words: wordsOf('q') ?? '',
    page: Math.max(1, Math.trunc(Number(parameters.get('page'))) || 1),
    typed: wordsOf('typed'),
  };
}

/** The query of a list at a position. */
export function listQuery(choice: Choice, { words, page, typed = '' }: ListPosition, options: ChoiceOptions): string {
  return queryOf({ ...writtenChoice(choice, options), q: words, page: page > 1 ? String(page) : '', typed });
}

/** The list a complete choice means. */
export function listKeyOf({ year, category, office, policy }: Choice): ListKey {
  return { year, category, office, policy };
}
