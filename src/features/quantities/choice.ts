import { readWeight, WEIGHT_UNITS, type Weight, type WeightProblem, type WeightUnit } from './weight.ts';

/** What the check asks, in the order of the form; also the names in the address. */
export const FIELDS = ['drug', 'weight', 'unit'] as const;
export type Field = (typeof FIELDS)[number];

/** '' while a field is empty. */
export type Choice = Record<Field, string>;
export type Problem = WeightProblem | 'missing' | 'unknown';
export type Problems = Partial<Record<Field, Problem>>;

/** The choice in an address. A drug or unit that is not offered is left out and named. */
export function readChoice(query: string, drugs: string[]): { choice: Choice; problems: Problems } {
  const given = new URLSearchParams(query);
  const choice = Object.fromEntries(FIELDS.map((field) => [field, given.get(field) ?? ''])) as Choice;
  const problems: Problems = {};
  const offered = { drug: drugs, unit: WEIGHT_UNITS as readonly string[] };
  for (const field of ['drug', 'unit'] as const)
    if (choice[field] !== '' && !offered[field].includes(choice[field])) {
      problems[field] = 'unknown';
      choice[field] = '';
    }
  const isAsked = FIELDS.every((field) => choice[field] !== '');
  return { choice, problems: isAsked ? { ...problems, ...problemsIn(choice) } : problems };
}

/** What keeps a choice from being answered. */
export function problemsIn({ drug, weight, unit }: Choice): Problems {
  const read = readWeight(weight, unit === '' ? 'g' : (unit as WeightUnit));
  return {
    ...(drug === '' && { drug: 'missing' as const }),
    ...(typeof read === 'string' && { weight: read }),
    ...(unit === '' && { unit: 'missing' as const }),
  };
}

/** The weight of a choice without problems; undefined for any other. */
export function weightOf(choice: Choice): Weight | undefined {
  if (FIELDS.some((field) => problemsIn(choice)[field])) return undefined;
  return readWeight(choice.weight, choice.unit as WeightUnit) as Weight;
}

/** The choice as it stands in the address. @example '?drug=ganja&weight=1.5&unit=kg' */
export function choiceQuery(choice: Choice): string {
  return `?${new URLSearchParams(FIELDS.map((field) => [field, choice[field].trim()])).toString()}`;
}
