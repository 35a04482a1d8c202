import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { keepsRead, onceForText } from '../../files/keeps-read.ts';
import {
  avoidedWords,
  dandasAfterDigits,
  dottedWords,
  type FindAvoided,
  notebookPhrases,
  sentencesWithoutSubject,
} from '../../text/voice.ts';
import { oddNumbers } from '../../text/number-agreement.ts';
import type { Loaded } from '../load.ts';
import type { Rule } from './rule.ts';
import { pairsInTables, pairsInYaml, textsOf } from './texts.ts';

/** Words of others, printed as they are, and the words that readers type into the search. */
const NOT_OURS = /^(sources\/|links\.yaml|glossary\.yaml|search\.yaml|translations\.yaml|recorded\.yaml)/;
/** Interface words of the notes at the end of a page. */
const WORDS_OF_NOTES = /^(about|doubt)\./;
/** Fields that stand closed at the end of a page or in a file to download, and remarks for editors. */
const FOLDED = ['gaps', 'toConfirm', 'to_confirm', 'doubt', 'note', 'notes'];

/** One text in one language, and how to report a mistake in it. */
interface Text {
  text: string;
  lang: Lang;
  /** Whether readers see it without opening anything. */
  isOpen: boolean;
  /** A line of a register: what a record is for, or what it says. */
  isRegisterLine: boolean;
  mistake: (said: Said) => Mistake;
}

const textsFound = new WeakMap<Loaded, Text[]>();
const phrasesIn = {
  en: onceForText((text) => notebookPhrases(text, 'en')),
  hi: onceForText((text) => notebookPhrases(text, 'hi')),
};
const numbersIn = {
  en: onceForText((text) => oddNumbers(text, 'en')),
  hi: onceForText((text) => oddNumbers(text, 'hi')),
};
const dottedIn = onceForText(dottedWords);

/** Everything that the bureau itself says on the site; each rule asks for it. */
function ownTexts(loaded: Loaded): readonly Text[] {
  let texts = textsFound.get(loaded);
  if (!texts) textsFound.set(loaded, (texts = findTexts(loaded)));
  return texts;
}

function findTexts(loaded: Loaded): Text[] {
  const { root, catalogue, yaml } = loaded;
  const inPages = catalogue.pages.flatMap((page) =>
    textsOf(page)
      .filter(({ field }) => field !== 'sources')
      .map(({ text, ...place }) => ({
        text,
        lang: page.lang,
        isOpen: !FOLDED.includes(place.field ?? ''),
        isRegisterLine: false,
        mistake: (said: Said) => ({ file: page.file, ...place, ...said }),
      })),
  );
  const ownFiles = yaml.filter(({ file }) => !NOT_OURS.test(file.slice(root.length + 1)));
  const inFiles = [...ownFiles.flatMap(pairsInYaml), ...pairsInTables(loaded)].flatMap((pair) =>
    LANGS.map((lang) => ({
      text: pair[lang],
      lang,
      isOpen: !pair.path.some((key) => FOLDED.includes(String(key)) || WORDS_OF_NOTES.test(String(key))),
      isRegisterLine: pair.file.startsWith(`${root}/registers/`) && pair.path[0] === 'purpose',
      mistake: (said: Said) => pair.mistake(lang, said),
    })),
  );
  return [...inPages, ...inFiles];
}

/** The last search, with what it found: the development server checks everything after each change, and nearly all texts are as before. */
let last: { key: string; find: FindAvoided } | undefined;

function avoidedIn(entries: Parameters<typeof avoidedWords>[0]): FindAvoided {
  if (!keepsRead()) return avoidedWords(entries);
  const key = JSON.stringify([...entries]);
  if (last?.key !== key) {
    last = { key, find: onceForText(avoidedWords(entries)) };
  }
  return last.find;
}

/** The glossary decides between two words for one thing. */
export const wordsAreThoseOfTheGlossary: Rule = (loaded) => {
  const find = avoidedIn([...loaded.catalogue.glossary.values()].flat());
  return ownTexts(loaded).flatMap(({ text, mistake }) =>
    find(text).map(({ found, use }) =>
      mistake(say('words-glossary', { use, found, file: `${loaded.root}/glossary.yaml` })),
    ),
  );
};

/** Open text does not speak of what was not found, or of how something is known. */
export const theBureauSpeaks: Rule = (loaded) =>
  ownTexts(loaded)
    .filter(({ isOpen }) => isOpen)
    .flatMap(({ text, lang, mistake }) =>
      phrasesIn[lang](text).map((phrase) => mistake(say('words-notebook', { phrase }))),
    );

/** No danda straight after a digit: the two are read as one number. */
export const dandasFollowWords: Rule = (loaded) =>
  ownTexts(loaded)
    .filter(({ lang }) => lang === 'hi')
    .flatMap(({ text, mistake }) => dandasAfterDigits(text).map((found) => mistake(say('words-danda', { found }))));

/** No dot under क, ख, ग, ज or फ, whatever the word. */
export const lettersHaveNoDot: Rule = (loaded) =>
  ownTexts(loaded)
    .filter(({ lang }) => lang === 'hi')
    .flatMap(({ text, mistake }) => dottedIn(text).map((found) => mistake(say('words-dot', { found }))));

/** “1 record”, “sections 15, 17 and 18”: a noun fits the numbers beside it. */
export const nounsFitTheirNumbers: Rule = (loaded) =>
  ownTexts(loaded).flatMap(({ text, lang, mistake }) =>
    numbersIn[lang](text).map((found) => mistake(say('words-number', { found }))),
  );

/** A Hindi line of a register says who or what does something. */
export const registerLinesHaveSubjects: Rule = (loaded) =>
  ownTexts(loaded)
    .filter(({ lang, isRegisterLine }) => lang === 'hi' && isRegisterLine)
    .flatMap(({ text, mistake }) =>
      sentencesWithoutSubject(text).map((sentence) => mistake(say('words-subject', { sentence }))),
    );

/** Prose does not speak of specimens: in a release there are none. */
export const proseIsTrueInARelease: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) =>
    textsOf(page).flatMap(({ text, ...place }) => {
      const word = page.lang === 'en' && /\bspecimens?\b/i.exec(text)?.[0];
      return word ? [{ file: page.file, ...place, ...say('prose-specimen', { word }) }] : [];
    }),
  );
