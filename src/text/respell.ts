/** How the consonants and vowels of Devanagari are written for readers of English. */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:f ब:b भ:bh म:m य:y र:r ल:l ळ:l व:v श:sh ष:sh स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const INDEPENDENT: Record<string, string> = {
  अ: 'a',
  आ: 'aa',
  इ: 'i',
  ई: 'ee',
  उ: 'u',
  ऊ: 'oo',
  ऋ: 'ri',
  ए: 'e',
  ऐ: 'ai',
  ऑ: 'o',
  ओ: 'o',
  औ: 'au',
};
const SIGNS: Record<string, string> = {
  'ा': 'aa',
  'ि': 'i',
  'ी': 'ee',
  'ु': 'u',
  'ू': 'oo',
  'ृ': 'ri',
  'े': 'e',
  'ै': 'ai',
  'ॉ': 'o',
  'ो': 'o',
  'ौ': 'au',
};
const VIRAMA = '्';
const NASALS = 'ंँ';
const NUKTA = '़';
const LABIALS = 'पफबभम';
/** Second letters that begin a syllable together with the consonant before them: प्र, क्ल, ब्यू. */
const GLIDES = 'रलयव';

/** Consonants, then a vowel that may be silent. */
interface Piece {
  /** The letters of a conjunct, one by one. */
  onset: string[];
  vowel: string;
  /** The vowel that every consonant has unless another is written. */
  isInherent: boolean;
  coda: string;
}

/**
 * A name in Devanagari as readers of English say it, syllable by syllable; digits and signs stay as they are.
 * @example respell('केटामाइन') // 'ke-taa-maa-in'
 */
export function respell(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(NUKTA, '')
    .replaceAll(/(?<=[\d'])(?=\p{Script=Devanagari})|(?<=\p{Script=Devanagari})(?=\d)/gu, '-')
    .replaceAll(/[\u0900-\u0963]+/g, (word) => syllables(piecesOf(word)).join('-'));
}

function piecesOf(word: string): Piece[] {
  const pieces: Piece[] = [];
  const letters = [...word];
  let onset: string[] = [];
  for (const [index, letter] of letters.entries()) {
    const next = letters[index + 1] ?? '';
    const last = pieces.at(-1);
    if (letter in CONSONANTS) {
      onset.push(letter);
      if (next === VIRAMA || next in SIGNS) continue;
      pieces.push({ onset, vowel: 'a', isInherent: true, coda: '' });
      onset = [];
    } else if (letter in SIGNS || letter in INDEPENDENT) {
      pieces.push({ onset, vowel: SIGNS[letter] ?? INDEPENDENT[letter] ?? '', isInherent: false, coda: '' });
      onset = [];
    } else if (NASALS.includes(letter) && last) {
      last.coda = next !== '' && LABIALS.includes(next) ? 'm' : 'n';
      last.isInherent = false;
    }
  }
  return pieces;
}

/** Joins the pieces to syllables: an inherent vowel that is not said leaves its consonants to the syllable before. */
function syllables(pieces: Piece[]): string[] {
  const said: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    const { onset, vowel, coda } = piece;
    if (index > 0 && isSilent(piece, pieces[index + 1])) {
      said.push(`${said.pop() ?? ''}${latin(onset)}`);
      continue;
    }
    const cut = index === 0 ? 0 : firstOfSyllable(onset);
    if (cut > 0) said.push(`${said.pop() ?? ''}${latin(onset.slice(0, cut))}`);
    said.push(`${latin(onset.slice(cut))}${vowel}${coda}`);
  }
  return said;
}

/** At the end of a word, before a vowel, and between two syllables: केटामाइन, एमईसी, बेंजफेटामीन; not in चरस or लाइसर्जाइड. */
function isSilent({ onset, isInherent }: Piece, next: Piece | undefined): boolean {
  if (!isInherent) return false;
  if (!next || next.onset.length === 0) return true;
  const isLight = onset.length === 1 || onset.at(-1) === 'स';
  return isLight && !next.isInherent && firstOfSyllable(next.onset) === 0;
}

/** Where the next syllable begins within a conjunct: मॉर्-फीन, but ए-फे-ड्रिन. */
function firstOfSyllable(onset: string[]): number {
  if (onset.length < 2) return 0;
  const isCluster = GLIDES.includes(onset.at(-1) ?? '') && !GLIDES.includes(onset.at(-2) ?? '');
  const isTriple = onset.length > 2 && onset.slice(-2).every((letter) => GLIDES.includes(letter));
  return onset.length - (isTriple ? 3 : isCluster ? 2 : 1);
}

function latin(letters: string[]): string {
  return letters.map((letter) => CONSONANTS[letter]).join('');
}
