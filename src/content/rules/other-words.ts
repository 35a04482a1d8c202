import { allNames } from '../../domain/substance-names.ts';
import type { Mistake } from '../../files/mistake.ts';
import { LANGS } from '../../language/lang.ts';
import { say } from '../../messages/say.ts';
import { compact } from '../../text/fold-words.ts';
import { inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** A word that is no substance of the list is no name of one either, has one answer, and points to substances that exist. */
export const otherWordsAreOthers: Rule = (loaded) => {
  const { root, catalogue } = loaded;
  const { rows = [], others = {} } = catalogue.substances ?? {};
  const listed = new Map(rows.flatMap((row) => allNames(row).map((name) => [compact(name), row.id])));
  const ids = new Set(rows.map(({ id }) => id));
  const known = new Map<string, string>();
  const mistakes: Mistake[] = [];
  for (const [id, { names, see }] of Object.entries(others)) {
    const complain = (path: PropertyKey[], said: ReturnType<typeof say>) =>
      mistakes.push(inYaml(loaded, `${root}/substances.yaml`, ['others', id, ...path], said));
    for (const lang of LANGS)
      for (const [place, name] of names[lang].entries()) {
        const key = compact(name);
        const substance = listed.get(key);
        const other = known.get(key);
        if (substance !== undefined)
          complain(['names', lang, place], say('other-word-listed', { name, id: substance }));
        if (other !== undefined && other !== id)
          complain(['names', lang, place], say('other-word-twice', { name, other }));
        known.set(key, id);
      }
    for (const [place, substance] of see.entries())
      if (!ids.has(substance))
        complain(['see', place], say('no-such-substance', { id: substance, file: `${root}/substances.csv` }));
  }
  return mistakes;
};
