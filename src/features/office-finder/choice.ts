/** What the finder asks; also the name in the address. */
export const FIELDS = ['place'] as const;
export type Choice = Record<(typeof FIELDS)[number], string>;
export type Problems = Partial<Record<keyof Choice, 'missing'>>;

/** Longer names do not exist; what is pasted in is cut. */
export const MOST_LETTERS = 80;

/** The place in an address. Any words are taken: what is not found is answered too. */
export function readChoice(query: string): { choice: Choice; problems: Problems } {
  const place = (new URLSearchParams(query).get('place') ?? '').trim().slice(0, MOST_LETTERS);
  return { choice: { place }, problems: {} };
}

export function problemsIn({ place }: Choice): Problems {
  return place.trim() === '' ? { place: 'missing' } : {};
}

/** @example choiceQuery({ place: 'Mandsaur' }) // '?place=Mandsaur' */
export function choiceQuery({ place }: Choice): string {
  return `?${new URLSearchParams({ place: place.trim() }).toString()}`;
}
