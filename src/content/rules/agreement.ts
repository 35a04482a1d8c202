import { LANGS, otherLang } from '../../language/lang.ts';
import { figuresInOrder, isSameOrder } from '../../text/figure-order.ts';
import { lacksSentence } from '../../text/missing-sentence.ts';
import { namedIn, onlyIn } from '../../text/number-words.ts';
import { sentencesIn } from '../../text/voice.ts';
import { keepsRead } from '../../files/keeps-read.ts';
import { type Said, say } from '../../messages/say.ts';
import { type Node, walk } from '../read-page.ts';
import { blocksOf, everyPair, type PlacedPair, twinsOf } from './every-text.ts';
import type { Rule } from './rule.ts';

/** Words set side by side for translators: they need not say the same in the same form. */
const WORD_LISTS = /^glossary\.yaml$/;
/** Interface words have places for values, which each language puts where it needs them. */
const WITH_PLACES = /^strings\.yaml$/;

/** The development server checks everything after each change, and nearly all is as before. */
function remembered<Verdict>(judge: (en: string, hi: string) => Verdict): (pair: PlacedPair) => Verdict {
  const known = new Map<string, Verdict>();
  return ({ en, hi }) => {
    if (!keepsRead()) return judge(en, hi);
    const key = `${en}\n${hi}`;
    const last = known.get(key);
    if (last !== undefined) return last;
    const verdict = judge(en, hi);
    known.set(key, verdict);
    return verdict;
  };
}

const WORDS = [
  ['month-differs', 'months'],
  ['week-day-differs', 'days'],
  ['number-word-differs', 'numbers'],
] as const;

const otherWords = remembered((en, hi) => {
  const [inEnglish, inHindi] = [namedIn(en, 'en'), namedIn(hi, 'hi')];
  return WORDS.flatMap(([code, sort]): Said[] => {
    const onlyEnglish = onlyIn(inEnglish[sort], inHindi[sort]);
    const onlyHindi = onlyIn(inHindi[sort], inEnglish[sort]);
    // Where only one language has a word more, it was left out for the sake of the sentence: दोनों, ढाई, अध्याय सात.
    if (onlyEnglish.length === 0 || onlyHindi.length === 0) return [];
    return [say(code, { en: onlyEnglish.join(', '), hi: onlyHindi.join(', ') })];
  });
});

/** What is named in words is the same in both languages: months, days of the week, numbers. */
export const namedTimesAgree: Rule = (loaded) =>
  ownPairs(loaded).flatMap((pair) => otherWords(pair).map((said) => ({ ...pair.place('hi'), ...said })));

const otherOrder = remembered((en, hi) => !isSameOrder(en, hi));

/** Figures stand in the same order in both languages, as far as their word order allows. */
export const figuresKeepTheirOrder: Rule = (loaded) =>
  ownPairs(loaded)
    .filter((pair) => !WITH_PLACES.test(pair.name) && otherOrder(pair))
    .map(({ en, hi, place }) => ({
      ...place('hi'),
      ...say('figure-order', { en: figuresInOrder(en), hi: figuresInOrder(hi) }),
    }));

const shortLangs = remembered((en, hi) => {
  const texts = { en, hi };
  return LANGS.filter((lang) => lacksSentence(texts[lang], texts[otherLang(lang)], lang));
});

/** No sentence of one language is missing in the other. */
export const sentencesAreComplete: Rule = (loaded) =>
  ownPairs(loaded).flatMap((pair) =>
    shortLangs(pair).map((lang) => {
      const [here, there] = [lang, otherLang(lang)].map((each) => sentencesIn(pair[each]).length);
      return { ...pair.place(lang), ...say('sentence-missing', { here: here ?? 0, there: there ?? 0 }) };
    }),
  );

/** Pages have as many paragraphs in both languages. Where headings, lists or parts differ, that is the mistake. */
export const paragraphsAreComplete: Rule = ({ catalogue }) =>
  twinsOf(catalogue.pages).flatMap(({ en, hi }) => {
    const [a, b] = [blocksOf(en).length, blocksOf(hi).length];
    if (a === b || !en.tree || !hi.tree || skeleton(en.tree) !== skeleton(hi.tree)) return [];
    return [{ file: hi.file, line: hi.offset + 1, ...say('paragraph-missing', { en: a, hi: b }) }];
  });

/** Everything of a page but its paragraphs. */
function skeleton(tree: Node): string {
  return [...walk(tree)]
    .filter(({ type }) => !['paragraph', 'text', 'strong', 'emphasis', 'break'].includes(type))
    .map(({ type, name }) => name ?? type)
    .join();
}

function ownPairs(loaded: Parameters<Rule>[0]): PlacedPair[] {
  return everyPair(loaded).filter(({ name }) => !WORD_LISTS.test(name));
}
