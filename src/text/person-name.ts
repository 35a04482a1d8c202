import { foldWords, latinDigits } from './fold-words.ts';
import { spoken } from './sound-key.ts';

/** One word of a person's name, as it is compared. */
export interface NameWord {
  /** As it was written. */
  word: string;
  /** Without the differences that spelling allows, in its own script. */
  spelled: string;
  /** In Latin letters, one for each sound. */
  said: string;
  /** The same without the a, on which spellings and scripts do not agree. At the end it counts: Kamla is not Kamal. */
  sounds: string[];
}

/** How near a word is to the one that is looked for, nearest first. */
export type Likeness = 'same' | 'sound' | 'beginning' | 'slip';

/** Titles, and what stands between a name and that of the father or husband. */
const TITLES = new Set(
  'जी श्री श्रीमती श्रीमान सुश्री स्व स्वर्गीय पुत्र पुत्री पत्नी बेवा विधवा पिता पति ji jee shri shree sri shrimati shreemati smt late mr mrs putra putri patni pita pati'
    .split(' ')
    .map(foldWords),
);
const RELATION = /^[swd]\/o\.?$/i;
/** Written in one with the name: रामलालजी. */
const TITLE_AT_END = /^(.{4,})(?:जी|ji|jee)$/iu;
const SHORT_FORMS: Record<string, string> = { mohd: 'mohammad', md: 'mohammad', मो: 'मोहम्मद', मोह: 'मोहम्मद' };
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}\u200C\u200D]+/u;

/** The words of a name that tell it from others. @example nameWords('श्री रामलाल जी') // those of रामलाल */
export function nameWords(text: string): NameWord[] {
  return text
    .split(/\s+/)
    .filter((word) => !RELATION.test(word))
    .flatMap((word) => word.split(BETWEEN_WORDS))
    .filter((word) => word !== '' && !TITLES.has(foldWords(word)))
    .map((word) => nameWord(SHORT_FORMS[word.toLowerCase()] ?? word.replace(TITLE_AT_END, '$1')));
}

/** Words that follow one another, written as one: राम लाल, रामलाल. */
export function joinedWords(first: NameWord, second: NameWord): NameWord {
  return nameWord(first.word + second.word);
}

/** The letter ड़, which is written with an r as well as with a d: धाकड़ is Dhakad and Dhakar. In short words it is more often another sound. */
const FLAP_STEPS: [RegExp, string][] = [
  [/[डढ]\u093C/g, 'र'],
  [/([a-z]{3}[aeiou])d(?=[aeiou]|$)/g, '$1r'],
];

function nameWord(word: string): NameWord {
  const letters = latinDigits(
    word
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036F\u200C\u200D]/g, ''),
  );
  const said = saidAs(letters);
  const other = through(FLAP_STEPS, letters);
  return {
    word,
    spelled: foldWords(word),
    said,
    sounds: other === letters ? [soundOf(said)] : [soundOf(said), soundOf(saidAs(other))],
  };
}

/** Before `spoken`: Devanagari with the vowels that are said, none within राममोहन and जयराम, one at the end of महेंद्र; an m that stays one. */
const LETTER_STEPS: [RegExp, string][] = [
  [/\u093C/g, ''],
  [/(?:ं|म\u094D)(?=[प-भ])/g, 'म'],
  [/m(?=[pbf])/g, 'ma'],
  [/([\u093E-\u094C])([क-ह])(?=\2[\u093E-\u094C])/g, '$1$2\u094D'],
  [/([क-ह])य(?=[क-ह].)/g, '$1य\u094D'],
  [/([क-ह]\u094D[रयवण])$/, '$1\u093E'],
];
/** What names are spelled with in several ways, as `spoken` leaves it. */
const SAID_STEPS: [RegExp, string][] = [
  [/[ae]i(?![aeiou])|ae/g, 'e'],
  [/n(?:h?[ae]i|hi)a/g, 'nhia'],
  [/gaon/g, 'gav'],
  [/n(?=v)/g, ''],
  [/ao/g, 'av'],
  [/inh$/, 'ing'],
  [/(..)ore$/, '$1or'],
  [/^omk/, 'onk'],
  [/^gujar$/, 'gurjar'],
  [/ks/g, 'C'],
];
const SOUND_STEPS: [RegExp, string][] = [
  [/([^aeiou])a(?![aeiou]|$)/g, '$1'],
  [/[ei]nd(?:ra?|er)$/, 'endr'],
  [/ndra$/, 'ndr'],
  [/(..)er$/, '$1r'],
  [/^m(?:o|u)hme?d$/, 'mohmd'],
];

function saidAs(letters: string): string {
  return through(SAID_STEPS, spoken(through(LETTER_STEPS, letters).normalize('NFC')));
}

function soundOf(said: string): string {
  return through(SOUND_STEPS, said);
}

function through(steps: [RegExp, string][], text: string): string {
  return steps.reduce((result, [from, to]) => result.replace(from, to), text);
}

/** The first letters of words, and the sound they begin with: there are far fewer than words. */
const starts = new Map<string, string>();

/** Quickly seen: whether a word begins with the sound of the one that is looked for. What does not is another name. */
export function startsAlike(wanted: NameWord, word: string): boolean {
  const letters = word.slice(0, 4);
  let start = starts.get(letters);
  if (start === undefined) starts.set(letters, (start = startOf(nameWord(letters).said)));
  return start === startOf(wanted.said);
}

/** Sounds that are mistaken for one another at the beginning of a word. */
function startOf(said: string): string {
  return said.charAt(0).replace('v', 'b').replace('i', 'j');
}

/** How a word fits the one that is looked for; undefined where it does not. */
export function likeness(wanted: NameWord, word: NameWord): Likeness | undefined {
  if (word.spelled === wanted.spelled) return 'same';
  if (/\d/.test(wanted.said)) return word.spelled.startsWith(wanted.spelled) ? 'beginning' : undefined;
  if (anyPair(wanted, word, (sought, sound) => sought === sound)) return 'sound';
  if (word.spelled.startsWith(wanted.spelled) || anyPair(wanted, word, isBeginning)) return 'beginning';
  const isLong = Math.min(wanted.said.length, word.said.length) >= LEAST_FOR_SLIP;
  return isLong && anyPair(wanted, word, isSlip) ? 'slip' : undefined;
}

/** Whether a word may be the first of two that are written as one in what is looked for. */
export function mayBegin(wanted: NameWord, word: NameWord): boolean {
  return anyPair(wanted, word, (sought, sound) => isBeginning(sound.replace(/a$/, ''), sought));
}

function anyPair(
  { sounds: some }: NameWord,
  { sounds: others }: NameWord,
  fit: (one: string, other: string) => boolean,
) {
  return some.some((one) => others.some((other) => fit(one, other)));
}

/** One sound alone begins too much; an a at the end is part of the word. */
function isBeginning(start: string, sound: string): boolean {
  return start.length > 1 && !start.endsWith('a') && sound.length > start.length && sound.startsWith(start);
}

/** Shorter words are too easily another name. */
const LEAST_FOR_SLIP = 5;
/** Sounds that are mistaken for one another or, with a hyphen, left out. Any other consonant makes another name: Ramesh, Rakesh. */
const MISTAKEN_FIRST = ['bv', 'ij'];
const MISTAKEN = ['-aeiou', '-hn', 'dr', 'mn', ...MISTAKEN_FIRST];

/** One such sound more, less or another, or two neighbours swapped. */
function isSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  if (left.length === 2 && right.length === 2) return start > 0 && left[0] === right[1] && left[1] === right[0];
  if (left.length > 1 || right.length > 1) return false;
  const mistaken = start === 0 ? MISTAKEN_FIRST : MISTAKEN;
  return mistaken.some((sounds) => sounds.includes(left || '-') && sounds.includes(right || '-'));
}
