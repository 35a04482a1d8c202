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
  return written(new URLSearchParams(givenIn(choice)));
}

/** Parameter that names every tool whose form is open: its fields are filled in, but the button has not been pressed. */
const DRAFT = 'draft';

/** The part of an address that belongs to one tool; a page may have two. */
export interface ToolPart {
  /** Id of the tool. */
  tool: string;
  /** Names of all its parameters. */
  names: readonly string[];
}

/** Whether the address says that the form of a tool is still being filled in. Addresses without the mark ask for their answer. */
export function isDraft(query: string, { tool }: ToolPart): boolean {
  return new URLSearchParams(query).getAll(DRAFT).includes(tool);
}

/**
 * A query with another choice of one tool; what belongs to others stays.
 * @example withChoice('?plot=5', { tool: 'excess', names: ['licensed'] }, { licensed: '10' }, true) // '?plot=5&licensed=10&draft=excess'
 */
export function withChoice(query: string, part: ToolPart, choice: Record<string, string>, asDraft: boolean): string {
  const own = givenIn(choice);
  const others = [...new URLSearchParams(query)].filter(([name, value]) => !belongs(part, name, value));
  const mark = asDraft && own.length > 0 ? [[DRAFT, part.tool]] : [];
  return written(new URLSearchParams([...others, ...own, ...mark]));
}

/** What a query says of one tool. */
export function ownQuery(query: string, part: ToolPart): string {
  const own = [...new URLSearchParams(query)].filter(([name, value]) => belongs(part, name, value));
  return written(new URLSearchParams(own));
}

function belongs({ tool, names }: ToolPart, name: string, value: string): boolean {
  return name === DRAFT ? value === tool : names.includes(name);
}

function givenIn(choice: Record<string, string>): [name: string, value: string][] {
  return Object.entries(choice).flatMap(([name, value]): [string, string][] =>
    value.trim() === '' ? [] : [[name, value.trim()]],
  );
}

function written(parameters: URLSearchParams): string {
  return parameters.size > 0 ? `?${parameters.toString()}` : '';
}
