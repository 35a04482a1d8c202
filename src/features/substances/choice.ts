import { MAX_NAME_LENGTH } from '../../text/name-search.ts';
import { fromKeys } from '../../lib/keys.ts';
import { addressChoice, type Problems, queryOf } from '../../ui/address-choice.ts';

export const FILTERS = ['class', 'list'] as const;
export type Filter = (typeof FILTERS)[number];

/** What a reader looks for. */
export const CHOICE = addressChoice('q', ...FILTERS);
export type Choice = ReturnType<typeof CHOICE.given>;
export const EMPTY_CHOICE = CHOICE.given('');

/** What can be chosen in each filter. */
export type Options = Record<Filter, { value: string; label: string }[]>;

/** The choice in an address; a value that is not offered is left out. */
export function readChoice(query: string, options: Options): Choice {
  const offered = fromKeys(FILTERS, (filter) => options[filter].map(({ value }) => value));
  const { choice } = CHOICE.check(CHOICE.given(query), offered);
  return { ...choice, q: choice.q.slice(0, MAX_NAME_LENGTH) };
}

/** A name or one of the filters must be there. */
export function problemsIn(choice: Choice): Problems<keyof Choice, 'missing'> {
  return queryOf(choice) === '' ? { q: 'missing' } : {};
}
