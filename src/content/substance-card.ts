import { type Lang, type Localized, otherLang } from '../language/lang.ts';
import { usedNames } from '../domain/substance-names.ts';
import { mapValues } from '../lib/map-values.ts';
import { type ListEntry, type Substance, TEXT_COLUMNS } from '../schemas/substance.ts';
import type { ListColumn, SubstancesMeta } from '../schemas/substances.ts';

/** The words that the codes of a substance stand for, in one language. */
export type CardWords = ReturnType<typeof cardWords>;

/** `toConfirm` stands behind doubtful values in files; cards have a sign instead. */
export function cardWords(meta: SubstancesMeta, lang: Lang, toConfirm?: string) {
  const inLang = <Key extends string>(words: Record<Key, Localized>) => mapValues(words, (each) => each[lang]);
  return {
    lang,
    /** The language of the name that is shown beside. */
    twinLang: otherLang(lang),
    headings: inLang(meta.columns),
    classes: inLang(meta.classes),
    parts: inLang(meta.parts),
    entries: mapValues(meta.entries, (entry) => ({ text: entry[lang], number: entry.number?.[lang] })),
    covers: inLang(meta.covers),
    toConfirm,
  };
}

/** Everything a card says of a substance, but what it needs and where it was read. */
export function cardOf(substance: Substance, words: CardWords) {
  const { lang, headings } = words;
  const doubtful = substance.toConfirm.filter((part) => part === 'name' || part === 'entry');
  const withDoubt = (field: string, text: string | undefined) =>
    text && words.toConfirm && substance.toConfirm.some((doubt) => doubt === field)
      ? `${text} (${words.toConfirm})`
      : text;
  const lines: [ListColumn, string | undefined][] = [
    ['other_names', substance.otherNames[lang].join('; ')],
    ['used_names', usedNames(substance, lang).join('; ')],
    ['covers', substance.covers && words.covers[substance.covers]],
    // Where not even the name was read, its list was not either.
    ['entries', withDoubt('name', substance.entries.map((entry) => entryText(entry, words)).join('; '))],
    ['to_confirm', words.toConfirm && doubtful.map((part) => words.parts[part]).join(', ')],
    ...TEXT_COLUMNS.map((name): [ListColumn, string | undefined] => [name, withDoubt(name, substance[name])]),
  ];
  return {
    lines: lines.flatMap(([name, text]) => (text ? [{ name, heading: headings[name], text }] : [])),
  };
}

/** A list in words, with the number there. @example 'Schedule to the NDPS Act, serial 110A' */
export function entryText({ list, number }: ListEntry, { entries, lang }: Pick<CardWords, 'entries' | 'lang'>): string {
  const { text, number: word } = entries[list] ?? { text: list };
  return number === undefined ? text : `${text}, ${word} ${numberIn(number, lang)}`;
}

const ROMAN: Record<string, string> = { I: 'एक', II: 'दो', III: 'तीन', IV: 'चार' };
const LETTERS = 'ए बी सी डी ई एफ जी एच आई जे के एल एम एन ओ पी क्यू आर एस टी यू वी डब्ल्यू एक्स वाई जेड'.split(' ');

/** A number of a list as it is written in Hindi: 110ZT is 110जेडटी, Schedule IV is अनुसूची चार. */
export function numberIn(number: string, lang: Lang): string {
  if (lang === 'en') return number;
  return ROMAN[number] ?? number.replace(/[A-Z]/g, (letter) => LETTERS[letter.charCodeAt(0) - 65] ?? letter);
}
