import { fromKeys } from '../lib/keys.ts';

/** What a reader has chosen, by field; '' while nothing is chosen. */
export type Choice<Field extends string> = Record<Field, string>;
export type Problems<Field extends string, Problem> = Partial<Record<Field, Problem | undefined>>;

/** A choice, and what is wrong with it. */
export interface Reading<Field extends string, Problem = 'missing' | 'unknown'> {
  choice: Choice<Field>;
  problems: Problems<Field, Problem>;
}

/** A choice that is kept in the address. The fields are in the order of the form; their names stand in the address. */
export function addressChoice<Field extends string>(...fields: Field[]) {
  return {
    fields,
    /** What an address says, right or wrong. */
    given(query: string): Choice<Field> {
      const parameters = new URLSearchParams(query);
      return fromKeys(fields, (field) => parameters.get(field) ?? '');
    },
    /** A value that is not offered is left out and named; a field without offers takes any words. */
    check(given: Choice<Field>, offered: Partial<Record<Field, readonly string[]>>): Reading<Field, 'unknown'> {
      const isUnknown = (field: Field) => given[field] !== '' && offered[field]?.includes(given[field]) === false;
      return {
        choice: fromKeys(fields, (field) => (isUnknown(field) ? '' : given[field])),
        problems: fromKeys(fields.filter(isUnknown), () => 'unknown'),
      };
    },
    /** The fields in which nothing is chosen. */
    missingIn(choice: Choice<Field>): Problems<Field, 'missing'> {
      return fromKeys(
        fields.filter((field) => choice[field].trim() === ''),
        () => 'missing',
      );
    },
  };
}

/** A choice as it stands in the address; what is empty is left out. @example queryOf({ q: 'opium', class: '' }) // '?q=opium' */
export function queryOf(choice: Record<string, string>): string {
  const given = Object.entries(choice).flatMap(([field, value]) =>
    value.trim() === '' ? [] : [[field, value.trim()]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
