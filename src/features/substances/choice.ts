/** What a reader looks for; also the names in the address. */
export const FILTERS = ['class', 'list', 'state'] as const;
export type Filter = (typeof FILTERS)[number];
export type Choice = Record<'q' | Filter, string>;

export const STATES = ['confirmed', 'to-confirm'] as const;

/** Longer names do not exist; what is pasted in is cut. */
export const MOST_LETTERS = 120;

export const NOTHING: Choice = { q: '', class: '', list: '', state: '' };

/** What can be chosen in each filter. */
export type Options = Record<Filter, { value: string; label: string }[]>;

/** The choice in an address; a value that is not offered is left out. */
export function readChoice(query: string, options: Options): Choice {
  const given = new URLSearchParams(query);
  const filter = (name: Filter) => {
    const value = given.get(name) ?? '';
    return options[name].some((option) => option.value === value) ? value : '';
  };
  return {
    q: (given.get('q') ?? '').slice(0, MOST_LETTERS),
    class: filter('class'),
    list: filter('list'),
    state: filter('state'),
  };
}

/** The choice as it stands in the address; empty when nothing is chosen. @example '?q=ephedrine&class=precursor' */
export function choiceQuery(choice: Choice): string {
  const given = Object.entries({ ...choice, q: choice.q.trim() }).filter(([, value]) => value !== '');
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
