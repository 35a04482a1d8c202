import type { Lang, Localized } from '../language/lang.ts';
import type { Substance } from '../schemas/substance.ts';

/** What a substance is called. */
export type Named = Pick<Substance, 'name' | 'otherNames'> & {
  names: Pick<Substance['names'][number], 'kind' | 'name'>[];
};

/** What stands in both languages. Written out: the list of languages would be one more script for the browser. */
export function inBoth<Words>({ en, hi }: Localized<Words>): Words[] {
  return [en, hi];
}

/** Every name of a substance in both languages: the one list by which the finder, the quantity check and the search know it. */
export function allNames({ name, otherNames, names }: Named): string[] {
  return [name, ...names.map((used) => used.name)].flatMap(inBoth).concat(inBoth(otherNames).flat());
}

/** All its names for a search by name: brand and street names are called as a whole. */
export function namesToFind({ name, otherNames, names }: Named) {
  const used = (isCalled: boolean) =>
    names.filter(({ kind }) => (kind !== 'common') === isCalled).flatMap((each) => inBoth(each.name));
  return {
    names: [...inBoth(name), ...used(false)],
    formal: inBoth(otherNames).flat(),
    calls: used(true),
    commonness: names.length,
  };
}

/** The names that people use, in one language; what is only its own name once more is left out. */
export function usedNames({ name, names }: Pick<Named, 'name' | 'names'>, lang: Lang): string[] {
  return names.map((used) => used.name[lang]).filter((used) => used !== name[lang]);
}
