import type { Mistake } from '../../files/mistake.ts';
import { beginningOf } from '../../domain/recorded.ts';
import { LANGS } from '../../language/lang.ts';
import { say } from '../../messages/say.ts';
import { factsNamed } from '../../schemas/fact.ts';
import { inYaml } from '../place.ts';
import { subjectMarks } from '../subjects.ts';
import { nearestName } from './nearest.ts';
import type { Rule } from './rule.ts';

/** Lines of the history name what is on the site, or was. */
export const changesNameWhatExists: Rule = (loaded) => {
  const { root, catalogue, mistakes } = loaded;
  // What a file with a mistake holds is not known in full.
  if (mistakes.length > 0) return [];
  const known = new Set([...subjectMarks(loaded).keys(), ...Object.keys(catalogue.recorded)]);
  const isKnown = (name: string) => {
    const beginning = beginningOf(name);
    return beginning === undefined ? known.has(name) : [...known].some((id) => id.startsWith(beginning));
  };
  return (catalogue.changes ?? []).flatMap(({ of }, index) =>
    of.flatMap((name, place): Mistake[] => {
      const isTwice = of.indexOf(name) < place;
      if (isKnown(name) && !isTwice) return [];
      const near = nearestName(name, known);
      const said = isTwice
        ? say('change-id-twice', { id: name })
        : say('no-such-subject', { id: name, near: near === undefined ? '' : ` ${near}?` });
      return [inYaml(loaded, `${root}/changes.yaml`, [index, 'of', place], said)];
    }),
  );
};

/** A line of the history keeps what was true on its day; a fact would change with the next one. */
export const changesKeepTheirFigures: Rule = (loaded) =>
  (loaded.catalogue.changes ?? []).flatMap(({ what }, index) =>
    LANGS.flatMap((lang) =>
      factsNamed(what[lang]).map((id) =>
        inYaml(loaded, `${loaded.root}/changes.yaml`, [index, 'what', lang], say('change-fact', { id })),
      ),
    ),
  );
