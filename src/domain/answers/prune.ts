import { DEVANAGARI } from '../../language/devanagari.ts';
import { spoken } from '../../text/sound-key.ts';
import { wordsIn } from '../../text/words.ts';
import { lexiconOf } from './lexicon.ts';
import { readQuestion } from './question.ts';

type Groups = [label: string, spellings: string[]][];

const ROUNDS = 4;

/**
 * The groups without spellings that are understood all the same, by the stem or the sound of another one of their group: they need not be
 * sent. Hindi words are kept in Devanagari, which has endings that Latin letters do not show.
 */
export function withoutRepeated(groups: Groups): Groups {
  let kept = groups.map(([label, spellings]): Groups[number] => [label, firstOfKind(spellings)]);
  const whole = lexiconOf(flat(groups));
  const meanings = new Map<string, string>();
  const meantByAll = (spelling: string) => {
    const known = meanings.get(spelling) ?? meant(whole, spelling);
    meanings.set(spelling, known);
    return known;
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const lexicon = lexiconOf(flat(kept));
    let isSame = true;
    kept = groups.map(([label, spellings], at) => {
      const own = kept[at]?.[1] ?? [];
      const missed = spellings.filter((each) => !own.includes(each) && meant(lexicon, each) !== meantByAll(each));
      if (missed.length > 0) isSame = false;
      return [label, spellings.filter((each) => own.includes(each) || missed.includes(each))];
    });
    if (isSame) return kept;
  }
  return groups;
}

/** Of spellings with the same sound, or the same stems, one. */
function firstOfKind(spellings: string[]): string[] {
  const sorted = [
    ...spellings.filter((each) => DEVANAGARI.test(each)),
    ...spellings.filter((each) => !DEVANAGARI.test(each)),
  ];
  const known = new Set<string>();
  const kept = sorted.filter((spelling) => {
    const words = wordsIn(spelling);
    const keys = [words.map(({ term }) => term).join(' '), words.map(({ text }) => spoken(text)).join(' ')];
    const isKnown = keys.some((key) => known.has(key));
    for (const key of keys) known.add(key);
    return !isKnown;
  });
  return spellings.filter((each) => kept.includes(each));
}

/** Everything that a spelling may mean, in one text. */
function meant(lexicon: ReturnType<typeof lexiconOf<string>>, spelling: string): string {
  const tokens = readQuestion(spelling);
  const found = tokens.flatMap((_, at) =>
    lexicon.foundAt(tokens, at).map(({ meaning, length, likeness }) => `${at} ${length} ${likeness} ${meaning}`),
  );
  return [...new Set(found)].toSorted().join(';');
}

function flat(groups: Groups): [string, string][] {
  return groups.flatMap(([label, spellings]) => spellings.map((each): [string, string] => [each, label]));
}
