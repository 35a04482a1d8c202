import { REGISTER_IDS } from '../../../src/schemas/registers.ts';
import type { PalettePart, PartNames } from '../../model/page-api.ts';
import type { Desk } from '../desk.ts';
import { choicesFor, factValues } from './choices.ts';

/** What the parts of a page name, in the words of readers: a page by its title, a fact by its value. */
export function namesFor(desk: Desk, parts: PalettePart[]): PartNames {
  const kinds = new Set(parts.flatMap(({ attributes }) => attributes.map(({ kind }) => kind)));
  const names: PartNames = { value: Object.fromEntries(factValues(desk)) };
  for (const kind of kinds) {
    const choices =
      kind === 'kind'
        ? REGISTER_IDS.flatMap((register) => choicesFor(desk, `kind:${register}`))
        : choicesFor(desk, kind);
    if (choices.length > 0) names[kind] = Object.fromEntries(choices.map(({ value, label }) => [value, label]));
  }
  return names;
}
