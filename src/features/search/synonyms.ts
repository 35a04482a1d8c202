import { likeness as likenessOfLetters } from '../../text/edit-distance.ts';
import { soundKey, spoken } from '../../text/sound-key.ts';
import { addTo } from './add-to.ts';
import { type Word, wordsIn } from '../../text/words.ts';

interface Phrase {
  group: number;
  terms: string[];
  sounds: string[];
  spoken: string;
}

/** A phrase of the list of synonyms in a text: the term of its group, and the words it is made of. */
export interface Meaning {
  term: string;
  first: number;
  last: number;
  /** 1 for the same words, less where they only sound so. */
  likeness: number;
}

export interface Synonyms {
  /** The meanings in a text, longest phrases first where they overlap. */
  meaningsOf(words: Word[]): Meaning[];
  /** The meanings of what was typed, where sound counts as well. */
  meaningsHeard(words: Word[]): Meaning[];
  /** The meaning of words typed as one: dodachura. */
  closedUp(typed: string): string | undefined;
  /** All phrases of a meaning. */
  phrasesOf(term: string): string[];
}

/** Fewer letters sound like too much, unless the vowels are the same as well. */
const LEAST_SOUND = 3;
const SAME = 0.9;

/** Reads the lines of the list; phrases are parted by semicolons. */
export function readSynonyms(lines: string[]): Synonyms {
  const groups = lines.map((line) => line.split(';'));
  const phrases = groups.flatMap((group, index) => group.map((text) => phraseOf(text, index)));
  const byTerm = new Map<string | undefined, Phrase[]>();
  const bySound = new Map<string | undefined, Phrase[]>();
  for (const phrase of phrases) {
    addTo(byTerm, phrase.terms[0], phrase);
    addTo(bySound, phrase.sounds[0], phrase);
  }
  const closed = new Map(
    phrases.filter(({ terms }) => terms.length > 1).map(({ sounds, group }) => [sounds.join(''), group]),
  );

  const find = (words: Word[], candidatesAt: (at: number) => Phrase[], fit: (phrase: Phrase, at: number) => number) => {
    const found: Meaning[] = [];
    for (let at = 0; at < words.length;) {
      let best: { phrase: Phrase; likeness: number } | undefined;
      for (const phrase of candidatesAt(at)) {
        const likeness = at + phrase.terms.length <= words.length ? fit(phrase, at) : 0;
        const more = phrase.terms.length - (best?.phrase.terms.length ?? 0);
        if (likeness > 0 && (more > 0 || (more === 0 && likeness > (best?.likeness ?? 0)))) best = { phrase, likeness };
      }
      const length = best?.phrase.terms.length ?? 1;
      if (best)
        found.push({ term: termOfGroup(best.phrase.group), first: at, last: at + length - 1, likeness: best.likeness });
      at += length;
    }
    return found;
  };

  return {
    meaningsOf: (words) =>
      find(
        words,
        (at) => byTerm.get(words[at]?.term) ?? [],
        (phrase, at) => (phrase.terms.every((term, index) => words[at + index]?.term === term) ? 1 : 0),
      ),
    meaningsHeard: (words) => {
      const sounds = words.map(({ text }) => soundKey(text));
      return find(
        words,
        (at) => [...(byTerm.get(words[at]?.term) ?? []), ...(bySound.get(sounds[at]) ?? [])],
        (phrase, at) => {
          const isSame = (term: string, index: number) => words[at + index]?.term === term;
          if (phrase.terms.every(isSame)) return 1;
          const isHeard = (term: string, index: number) =>
            isSame(term, index) || sounds[at + index] === phrase.sounds[index];
          if (!phrase.terms.every(isHeard)) return 0;
          const typed = words.slice(at, at + phrase.terms.length).map(({ text }) => text);
          const found = likenessOfLetters(phrase.spoken, spoken(typed.join('')));
          return found >= SAME || phrase.sounds.every((sound) => sound.length >= LEAST_SOUND) ? found : 0;
        },
      );
    },
    closedUp: (typed) => {
      const group = closed.get(soundKey(typed));
      return group === undefined ? undefined : termOfGroup(group);
    },
    phrasesOf: (term) => groups[Number(term.slice(1))] ?? [],
  };
}

function phraseOf(text: string, group: number): Phrase {
  const words = wordsIn(text);
  return {
    group,
    terms: words.map(({ term }) => term),
    sounds: words.map((word) => soundKey(word.text)),
    spoken: spoken(text),
  };
}

function termOfGroup(group: number): string {
  return `=${group}`;
}
