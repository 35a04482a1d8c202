import { CATEGORIES, type ListKey, POLICIES } from '../../addresses/cultivator-lists.ts';
import { addressChoice, queryOf } from '../../ui/address-choice.ts';
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
}

/** What the address asks for. */
export interface Address extends ListPosition {
  choice: Choice;
  /** Fields for which the address names something that does not exist. */
  unknown: Field[];
}

export const MAX_NAME_LENGTH = 100;

/** Reads the address. What it names and we do not have is left out of the choice and reported. */
export function readAddress(search: string, { years, units }: ChoiceOptions): Address {
  const query = new URLSearchParams(search);
  const given = withUnit(CHOICE.given(search), units);
  const { choice, problems } = CHOICE.check(given, {
    year: years,
    category: CATEGORIES,
    ...offeredBy(given, units),
    policy: POLICIES,
  });
  return {
    choice: { ...choice, year: choice.year || (years[0] ?? '') },
    unknown: CHOICE.fields.filter((field) => problems[field]),
    words: (query.get('q') ?? '').slice(0, MAX_NAME_LENGTH).trim(),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

/** The address of a choice; what is usual is left out. */
export function writeAddress(
  { choice, words, page }: Omit<Address, 'unknown'>,
  { years }: Pick<ChoiceOptions, 'years'>,
): string {
  const year = choice.year === years[0] ? '' : choice.year;
  return queryOf({ ...choice, year, q: words, page: page > 1 ? String(page) : '' });
}

/** The list a complete choice means. */
export function listKeyOf({ unit, ...key }: Choice): ListKey | undefined {
  return unit !== '' && Object.values(key).every((value) => value !== '') ? key : undefined;
}
