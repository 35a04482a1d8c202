import { CATEGORIES, type ListKey, POLICIES } from '../../addresses/cultivator-lists.ts';

/** The fields of the form, in the order in which they stand. */
export const FIELDS = ['year', 'category', 'unit', 'office', 'policy'] as const;
export type Field = (typeof FIELDS)[number];

/** What the reader has chosen; an empty text means not yet. */
export type Choice = Record<Field, string>;

/** What can be chosen. The first year is the current one. */
export interface ChoiceOptions {
  years: string[];
  units: { id: string; offices: string[] }[];
}

/** Where in a list the reader is. */
export interface Place {
  words: string;
  page: number;
}

/** What the address asks for. */
export interface Address {
  choice: Choice;
  /** Fields for which the address names something that does not exist. */
  unknown: Field[];
  words: string;
  page: number;
}

export const MOST_LETTERS = 100;

/** Reads the address. What it names and we do not have is left out of the choice and reported. */
export function readAddress(search: string, options: ChoiceOptions): Address {
  const query = new URLSearchParams(search);
  const asked = Object.fromEntries(FIELDS.map((field) => [field, query.get(field) ?? ''])) as Choice;
  const home = options.units.find(({ offices }) => offices.includes(asked.office));
  // A link to an office need not name its unit.
  if (asked.unit === '' && home) asked.unit = home.id;
  const allowed: Record<Field, readonly string[]> = {
    year: options.years,
    category: CATEGORIES,
    unit: options.units.map(({ id }) => id),
    office: officesOf(asked.unit, options),
    policy: POLICIES,
  };
  const unknown = FIELDS.filter((field) => asked[field] !== '' && !allowed[field].includes(asked[field]));
  const choice = { ...asked };
  for (const field of unknown) choice[field] = '';
  if (choice.year === '') choice.year = options.years[0] ?? '';
  return {
    choice,
    unknown,
    words: (query.get('q') ?? '').slice(0, MOST_LETTERS).trim(),
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
  };
}

/** The address of a choice; what is usual is left out. */
export function writeAddress(
  { choice, words, page }: Omit<Address, 'unknown'>,
  options: Pick<ChoiceOptions, 'years'>,
): string {
  const query = new URLSearchParams();
  for (const field of FIELDS)
    if (choice[field] !== '' && !(field === 'year' && choice.year === options.years[0]))
      query.set(field, choice[field]);
  if (words !== '') query.set('q', words);
  if (page > 1) query.set('page', String(page));
  return `?${query}`;
}

/** Fields without which there is no list to get. */
export function missingFields(choice: Choice): Field[] {
  return FIELDS.filter((field) => choice[field] === '');
}

/** The list a complete choice means. */
export function listKeyOf(choice: Choice): ListKey | undefined {
  const { year, category, office, policy } = choice;
  return missingFields(choice).length === 0 ? { year, category, office, policy } : undefined;
}

/** The choice with one field changed. An office of another unit does not stay chosen. */
export function withField(choice: Choice, field: Field, value: string, options: ChoiceOptions): Choice {
  const next = { ...choice, [field]: value };
  return officesOf(next.unit, options).includes(next.office) ? next : { ...next, office: '' };
}

/** Ids of the district opium offices of a unit. */
export function officesOf(unit: string, { units }: ChoiceOptions): string[] {
  return units.find(({ id }) => id === unit)?.offices ?? [];
}
