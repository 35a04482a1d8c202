/** The three things a reader chooses, in the order of the form; also their names in the address. */
export const FIELDS = ['unit', 'office', 'year'] as const;
export type Field = (typeof FIELDS)[number];

/** '' while nothing is chosen. */
export type Choice = Record<Field, string>;
export type Problem = 'missing' | 'unknown';
export type Problems = Partial<Record<Field, Problem>>;

/** What can be chosen; offices by their unit. */
export interface Choices {
  units: { id: string; offices: { id: string }[] }[];
  years: string[];
}

/** The choice in an address. A value that is not offered is left out and named. */
export function readChoice(query: string, { units, years }: Choices): { choice: Choice; problems: Problems } {
  const given = new URLSearchParams(query);
  const [unit, office, year] = FIELDS.map((field) => given.get(field) ?? '') as [string, string, string];
  const unitOfOffice = units.find(({ offices }) => offices.some(({ id }) => id === office))?.id;
  const knownUnit = unit === '' ? unitOfOffice : units.find(({ id }) => id === unit)?.id;
  const isOfficeKnown = unitOfOffice !== undefined && unitOfOffice === knownUnit;
  const problems: Problems = {};
  if (unit !== '' && knownUnit === undefined) problems.unit = 'unknown';
  // Under an unknown unit nobody can say whether the office is one of its own.
  else if (office !== '' && !isOfficeKnown) problems.office = 'unknown';
  if (year !== '' && !years.includes(year)) problems.year = 'unknown';
  return {
    choice: {
      unit: knownUnit ?? '',
      office: isOfficeKnown ? office : '',
      year: years.includes(year) ? year : '',
    },
    problems,
  };
}

/** Another value of one field. An office belongs to its unit and is forgotten with it. */
export function choose(choice: Choice, field: Field, value: string): Choice {
  if (field === 'unit' && value !== choice.unit) return { ...choice, unit: value, office: '' };
  return { ...choice, [field]: value };
}

/** The fields in which nothing is chosen. */
export function missingIn(choice: Choice): Problems {
  return Object.fromEntries(FIELDS.filter((field) => choice[field] === '').map((field) => [field, 'missing']));
}

/** The choice as it stands in the address. @example '?unit=rajasthan&office=doo-kota&year=2020-21' */
export function choiceQuery(choice: Choice): string {
  return `?${new URLSearchParams(FIELDS.map((field) => [field, choice[field]])).toString()}`;
}
