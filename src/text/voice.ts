import { DEVANAGARI } from '../language/devanagari.ts';
import type { Lang } from '../language/lang.ts';

/**
 * Words of somebody who gathers facts, not of the bureau: that something was not found, not read, is to be confirmed, or how it is known.
 * Readers are told whom to ask instead; what is doubtful or missing is data, and stands at the end of its page.
 */
const NOTEBOOK: Record<Lang, RegExp> = {
  en: new RegExp(
    [
      '(?:was|were|is|are|be|been) not (?:yet )?(?:found|read|confirmed|known)(?! guilty)',
      'not (?:yet )?been (?:found|read|confirmed)',
      'nobody has (?:read|found|confirmed)',
      'to be confirmed',
      'public(?:ly available)? (?:source|cop(?:y|ies))',
      'no (?:public |official )?source',
      '(?:press|news|newspaper|media) reports? (?:say|name|give|speak|mention|tell)s?',
      '(?:says|according to) (?:the|a|one) (?:press |news |newspaper )?report',
      'as far as (?:we|is) know',
    ].join('|'),
    'giu',
  ),
  hi: new RegExp(
    [
      '(?:स्रोत|प्रति|प्रतियों|सूची|पाठ|जानकारी|संख्या|पता|नाम|तिथि|आंकड़े|यह|ब्योरा|दस्तावेज)(?: (?:में|से|पर|तक|भी|कहीं))* नहीं (?:मिला|मिली|मिले|मिल सका|मिल सकी|मिल सके)(?!\\p{L}|\\p{M})',
      'नहीं (?:पढ़ा|पढ़ी|पढ़े) (?:गया|गई|गए|जा सका|जा सकी)',
      'पुष्टि (?:होनी|होना|बाकी|शेष|की जानी|नहीं हुई|नहीं हो)',
      'सार्वजनिक (?:स्रोत|प्रति)',
      '(?:ज्ञात|मालूम) नहीं',
      'पता नहीं (?:चला|चल सका)',
      'समाचार(?:ों)? के अनुसार',
    ]
      .join('|')
      .normalize('NFC'),
    'gu',
  ),
};

/** Phrases of a notebook in a text. */
export function notebookPhrases(text: string, lang: Lang): string[] {
  return text.normalize('NFC').match(NOTEBOOK[lang]) ?? [];
}

/** Words that speak of sources, gaps and specimens, not of the subject. */
const ABOUT_SOURCES: Record<Lang, RegExp> = {
  en: /\b(?:sources?|specimens?|unconfirmed|not (?:confirmed|found|known|published|available)|made up)\b/iu,
  // नमूना is also the word for a sample of a drug: only the tag of an entry is counted.
  hi: /^नमूना$|(?:^|[^\p{L}\p{M}])(?:स्रोत(?:ों)?|काल्पनिक|अपुष्ट|पुष्टि (?:होनी|बाकी|नहीं)|उपलब्ध नहीं|प्रकाशित नहीं)(?![\p{L}\p{M}])/u,
};

/** How many words of a text stand in sentences about sources, gaps and specimens, and how many there are in all. */
export function wordsAboutSources(lines: string[], lang: Lang): { about: number; all: number } {
  const sentences = lines.flatMap(sentencesIn);
  const count = (list: string[]) => list.reduce((sum, sentence) => sum + wordCount(sentence), 0);
  return { about: count(sentences.filter((sentence) => ABOUT_SOURCES[lang].test(sentence))), all: count(sentences) };
}

/** The longest sentence that can be taken in at one reading, in words. */
export const LONGEST_SENTENCE: Record<Lang, number> = { en: 25, hi: 28 };

/** Sentences that are too long. */
export function longSentences(text: string, lang: Lang): string[] {
  return sentencesIn(text).filter((sentence) => wordCount(sentence) > LONGEST_SENTENCE[lang]);
}

/** A full stop after an abbreviation or a number of an order ends no sentence. */
const ABBREVIATION = /(?:\b(?:Rs|No|Nos|S\.O|G\.S\.R|Sr|Dr|Shri|vs|approx|p\.m|a\.m|i\.e|e\.g|F|dt|Govt)|\b[A-Z])\.$/;

/** The sentences of a text, both of full stops and of dandas. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(/(?<=[.?!।])\s+|\n+/u)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece.trim());
  }
  return sentences.filter((sentence) => wordCount(sentence) > 0);
}

function wordCount(sentence: string): number {
  return sentence.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Where a danda stands straight after a digit: the two are easily read as one number. */
export function dandasAfterDigits(text: string): string[] {
  // Hardly any text has one; to look for the word before it takes long.
  return /\d।/u.test(text) ? (text.match(/\S*\d।/gu) ?? []) : [];
}

/** A letter with its dot, in one sign or two: few texts have one. */
const DOTTED = /[\u0958-\u095B\u095E]|[कखगजफ]\u093C/;

/** Words with a dot under क, ख, ग, ज or फ, which our Hindi does not write: ब्राउज़र. The letters ड़ and ढ़ keep theirs. */
export function dottedWords(text: string): string[] {
  if (!DOTTED.test(text)) return [];
  const found = text.normalize('NFD').match(/[\p{L}\p{M}]*[कखगजफ]\u093C[\p{L}\p{M}]*/gu) ?? [];
  return found.map((word) => word.normalize('NFC'));
}

/** Endings of a sentence that says what somebody or something does to another. */
const DOES = new RegExp(
  '(?:कर|दे|बता|जोड़|हटा|बदल|रख|घटा|बढ़ा|ला|लगा|सौंप|मान|दिखा|मांग|ले|बना|दोहरा|छोड़|रोक|खोल|लिख|भर|बांट|भेज|समेट|बुला|चाह|मिला)(?:ता|ती|ते) (?:है|हैं)।?$'.normalize(
    'NFC',
  ),
  'u',
);
const PRONOUNS = 'यह ये वह वे जो आप कोई सब';
const NOUNS = [
  'ब्यूरो सरकार आयुक्त अधिकारी काश्तकार किसान निर्यातक आयातक निर्माता फर्म आवेदक कर्मचारी प्राधिकारी व्यक्ति बोर्ड समिति विभाग मंत्रालय',
  'अधिनियम नियम धारा धाराएं अधिसूचना आदेश परिपत्र अनुदेश नीति सूची प्रपत्र विवरणी संशोधन प्रावधान दिशानिर्देश ज्ञापन शुद्धिपत्र निविदा',
  'पत्र लाइसेंस प्रमाणपत्र अभिसमय प्रोटोकॉल निर्देशिका अनुसूची खंड भाग इकाई प्रकोष्ठ न्यायालय राज्य आयोग दल टीम पुलिस एजेंसी',
].join(' ');
const POSTPOSITIONS = 'का के की को में से पर ने तक द्वारा हेतु';
const anyOf = (words: string) => `(?:${words.normalize('NFC').replaceAll(' ', '|')})(?![\\p{L}\\p{M}])`;
/** What may be the one that does it: a pronoun, or a noun without a postposition. */
const SUBJECT = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOf(PRONOUNS)}|${anyOf(NOUNS)}(?! ${anyOf(POSTPOSITIONS)}))`,
  'u',
);

/** A sentence of a register line that tells what is done, and not who does it: “स्थानांतरण रद्द करता है।” */
export function sentencesWithoutSubject(hindi: string): string[] {
  return sentencesIn(hindi.normalize('NFC')).filter((sentence) => DOES.test(sentence) && !SUBJECT.test(sentence));
}

/** Finds the words that the site does not use. */
export type FindAvoided = (text: string) => { found: string; use: string }[];

/** A search for the words that a list of words tells to avoid; a star stands for any ending. */
export function avoidedWords(entries: Iterable<{ en: string; hi: string; avoid: string[] }>): FindAvoided {
  const words = [...entries].flatMap(({ en, hi, avoid }) =>
    avoid.map((word) => ({ word: word.normalize('NFC'), use: DEVANAGARI.test(word) ? hi : en })),
  );
  const patterns = words.map(({ word, use }) => ({ use, pattern: new RegExp(WORD_BEGINS + wordPattern(word), 'iu') }));
  // Most texts hold none of them: one pattern for all, tried where a word begins, is fast.
  const any = new RegExp(`${WORD_BEGINS}(?:${words.map(({ word }) => wordPattern(word)).join('|') || '(?!)'})`, 'iu');
  return (text) => {
    const whole = text.normalize('NFC');
    if (!any.test(whole)) return [];
    return patterns.flatMap(({ pattern, use }) => {
      const found = pattern.exec(whole)?.[0];
      return found ? [{ found, use }] : [];
    });
  };
}

const WORD_BEGINS = String.raw`(?<![\p{L}\p{M}])`;

function wordPattern(word: string): string {
  const stem = word
    .replace(/\*$/, '')
    .replaceAll(/[.()[\]+?^$|\\]/g, '\\$&')
    .replaceAll(/\s+/g, '\\s+');
  const end = word.endsWith('*') ? '[\\p{L}\\p{M}]*' : '(?![\\p{L}\\p{M}])';
  return stem + end;
}
