import { allNames } from '../../domain/substance-names.ts';
import type { Substance } from '../../schemas/substance.ts';
import { wordsIn } from '../../text/words.ts';

/** Names of substances as the search has them. */
interface NamesInSearch {
  /** The lines of synonyms of the editors, with those of the substances that people speak of. */
  synonyms: string[][];
  /** By substance: what else leads to its page. CAS numbers stand in the text of the page. */
  phrases: Map<string, string[]>;
}

/**
 * The one list of names for the search. A substance with names that people use becomes a line of synonyms: whatever mentions it is
 * found by each of them. Where an editor has a line with its own name, the names join that line; a name that stands in another line
 * keeps its meaning there. Everything else leads to the page of the substance alone.
 */
export function namesInSearch(lines: string[][], substances: Substance[]): NamesInSearch {
  const synonyms = lines.map((line) => [...line]);
  const lineOf = new Map(lines.flatMap((line, at) => line.map((phrase) => [keyOf(phrase), at])));
  const ownLine = new Map<string, number>();
  for (const substance of substances) {
    const { id, name, names } = substance;
    const known = lineOf.get(keyOf(name.en)) ?? lineOf.get(keyOf(name.hi));
    const at = known ?? (names.length > 0 ? synonyms.push([]) - 1 : undefined);
    if (at === undefined) continue;
    ownLine.set(id, at);
    const joining = allNames(substance).filter((phrase) => (lineOf.get(keyOf(phrase)) ?? at) === at);
    synonyms[at] = distinct([...(synonyms[at] ?? []), ...joining]);
    for (const phrase of joining) lineOf.set(keyOf(phrase), at);
  }
  const ofSubstances = new Set(ownLine.values());
  const phrasesOf = (substance: Substance) => {
    const own = Object.values(substance.name).map(keyOf);
    return distinct(allNames(substance)).filter((phrase) => {
      const at = lineOf.get(keyOf(phrase));
      // In the line of a substance, it means that one.
      return !own.includes(keyOf(phrase)) && (at === undefined || !ofSubstances.has(at));
    });
  };
  return {
    synonyms,
    phrases: new Map(substances.map((each) => [each.id, phrasesOf(each)])),
  };
}

/** Phrases that the search cannot tell apart stand once. */
function distinct(phrases: string[]): string[] {
  return [...new Map(phrases.toReversed().map((phrase) => [keyOf(phrase), phrase])).values()].toReversed();
}

function keyOf(phrase: string): string {
  return wordsIn(phrase)
    .map(({ term }) => term)
    .join(' ');
}
