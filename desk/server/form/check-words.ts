import type { Localized } from '../../../src/language/lang.ts';
import { LANGS } from '../../../src/language/lang.ts';
import { say } from '../../../src/messages/say.ts';
import { figuresIn, isSameFigures } from '../../../src/text/compare-words.ts';
import { avoidedWords, type FindAvoided } from '../../../src/text/voice.ts';
import type { Edit, Json, Offer, Path } from '../../model/form-api.ts';
import { saidOfText } from '../check-text.ts';
import type { SaidAt } from './check.ts';
import { isWords } from './choice-labels.ts';
import { isGroup } from './json.ts';

/** Words of others, printed as they are, and words that readers type. */
const NOT_OURS = /^(sources\/|links\.yaml|glossary\.yaml|search\.yaml|answers\.yaml)/;
/** Words of the interface name other languages and have short marks. */
const INTERFACE = /^(strings|links)\.yaml$/;

interface Term {
  en: string;
  hi: string;
  avoid: string[];
}

/** What the whole check will say of the words that changed, and the words of the glossary that fit. */
export function checkWords(glossary: Json, file: string, edits: Edit[]): { said: SaidAt[]; offers: Offer[] } {
  if (NOT_OURS.test(file)) return { said: [], offers: [] };
  const { terms, avoided } = termsOf(glossary);
  const pairs = edits.flatMap(({ at, value }) => pairsIn(value ?? null, at));
  return {
    said: pairs.flatMap(({ at, words }) => saidOfPair(at, words, avoided, INTERFACE.test(file))),
    offers: pairs.flatMap(({ at, words }) => offersFor(at, words, terms)),
  };
}

function saidOfPair(at: Path, words: Localized, avoided: FindAvoided, isInterface: boolean): SaidAt[] {
  const { en, hi } = words;
  const inText = (text: string) => figuresIn(text).join(', ') || { en: 'none', hi: 'कोई नहीं' };
  const unlike = isSameFigures(en, hi) ? [] : [say('words-figures', { english: inText(en), hindi: inText(hi) })];
  const ofText = LANGS.flatMap((lang) => {
    const text = words[lang].replace(/\{[^}]*\}/g, '');
    const said = saidOfText(text, lang, avoided);
    return (isInterface ? said.filter(({ code }) => code === 'words-glossary') : said).map((each) => ({
      at: [...at, lang],
      said: each,
    }));
  });
  return [...ofText, ...unlike.map((said) => ({ at: [...at, 'hi'], said }))];
}

function offersFor(at: Path, { en, hi }: Localized, terms: Term[]): Offer[] {
  const english = ` ${en.toLowerCase()} `;
  const fitting = terms.filter((term) => {
    const place = english.indexOf(term.en.toLowerCase());
    return place > 0 && !/\p{L}/u.test(english.charAt(place - 1)) && !hi.includes(term.hi);
  });
  // “Narcotics Commissioner” says nothing new inside “Deputy Narcotics Commissioner”.
  return fitting
    .filter(
      (term) => !fitting.some((other) => other !== term && other.en.toLowerCase().includes(term.en.toLowerCase())),
    )
    .map((term) => ({ at: [...at, 'hi'], en: term.en, hi: term.hi }));
}

function pairsIn(value: Json, at: Path): { at: Path; words: Localized }[] {
  if (isWords(value)) return [{ at, words: value }];
  const children: [string | number, Json][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(isGroup(value) ? value : {});
  return children.flatMap(([key, child]) => pairsIn(child, [...at, key]));
}

const known = new WeakMap<object, { terms: Term[]; avoided: FindAvoided }>();

function termsOf(glossary: Json): { terms: Term[]; avoided: FindAvoided } {
  if (!isGroup(glossary)) return { terms: [], avoided: () => [] };
  let found = known.get(glossary);
  if (!found) {
    const terms = Object.values(glossary).flatMap((area) => (Array.isArray(area) ? area : []).flatMap(termOf));
    known.set(glossary, (found = { terms, avoided: avoidedWords(terms) }));
  }
  return found;
}

function termOf(entry: Json): Term[] {
  if (!isWords(entry)) return [];
  const { en, hi, avoid }: Localized & { avoid?: unknown } = entry;
  return [{ en, hi, avoid: Array.isArray(avoid) ? avoid.filter((word) => typeof word === 'string') : [] }];
}
