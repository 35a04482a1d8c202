import type { Mistake } from '../files/mistake.ts';
import { say } from '../messages/say.ts';
import type { Substance } from '../schemas/substance.ts';
import type { ReadName } from './read-substance-names.ts';

/** Who has a name already, and on which line of the file of names; in the list of substances it has none. */
interface Owner {
  substance: string;
  line?: number;
}

/** A name leads to one substance: it stands once, and no other substance has it in either file. */
export function nameClashes(root: string, rows: Substance[], names: ReadName[]): Mistake[] {
  const owners = new Map<string, Owner>(
    rows.flatMap(({ id, name, otherNames }) =>
      [name.en, name.hi, ...otherNames.en, ...otherNames.hi].map((own) => [asTyped(own), { substance: id }]),
    ),
  );
  return names.flatMap(({ substance, name, line }) => {
    const at = (field: string) => ({ file: `${root}/substance-names.csv`, line, field });
    const given = [
      { field: 'name_en', text: name.en },
      { field: 'name_hi', text: name.hi },
    ].map((each) => ({ ...each, owner: owners.get(asTyped(each.text)) }));
    for (const { text, owner } of given) if (!owner) owners.set(asTyped(text), { substance, line });
    const foreign = given.find(({ owner }) => owner && owner.substance !== substance);
    if (foreign?.owner) {
      const said = say('name-of-another', { name: foreign.text, id: substance, other: foreign.owner.substance });
      return [{ ...at(foreign.field), ...said }];
    }
    const [english, hindi] = given.map(({ owner }) => owner);
    // One language may have one word for two of the other: अफीम is both opium and afeem.
    if (!english || !hindi) return [];
    const said =
      english.line === undefined
        ? say('name-known', { name: name.en, id: substance, file: `${root}/substances.csv` })
        : say('row-twice', { value: name.en, other: english.line });
    return [{ ...at('name_en'), ...said }];
  });
}

/** Small and capital letters are the same name. */
function asTyped(name: string): string {
  return name.toLowerCase();
}
