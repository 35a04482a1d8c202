/** Consonants as they are typed in Latin letters. */
const CONSONANTS = pairsIn(
  'क:k ख:kh ग:g घ:gh ङ:n च:ch छ:chh ज:j झ:jh ञ:n ट:t ठ:th ड:d ढ:dh ण:n त:t थ:th द:d ध:dh न:n प:p फ:ph ब:b भ:bh म:m य:y र:r ल:l व:v श:sh ष:sh स:s ह:h ळ:l',
);
const SIGNS = pairsIn(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ऑ:o ओ:o औ:au ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ॅ:e ॉ:o ो:o ौ:au ं:n ँ:n',
);

/** @example pairsIn('क:k ख:kh') // Map { 'क' => 'k', 'ख' => 'kh' } */
export function pairsIn(text: string): Map<string, string> {
  return new Map(
    text
      .split(' ')
      .map((pair) => pair.split(':'))
      .map(([from = '', to = '']) => [from, to]),
  );
}

/** Devanagari in Latin letters, as people type it: with the a that a consonant carries by itself, unless a word ends with it. */
function romanised(text: string): string {
  const letters = [
    ...text
      .replace(/ज्ञ/g, 'gy')
      .normalize('NFD')
      .replace(/\u093C/g, ''),
  ];
  return letters
    .map((letter, at) => {
      const consonant = CONSONANTS.get(letter);
      if (!consonant) return SIGNS.get(letter) ?? letter;
      const next = letters[at + 1];
      return next === undefined || next === '\u094D' || /[\u093E-\u094C]/.test(next) ? consonant : `${consonant}a`;
    })
    .join('');
}

const STEPS: [RegExp, string][] = [
  [/[^a-z0-9]+/g, ''],
  [/x/g, 'ks'],
  [/chh?/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/q|ck|c/g, 'k'],
  [/ation/g, 'eshan'],
  [/tion/g, 'shan'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/([kgjtdbs])h/g, '$1'],
  [/m(?=[pbf])/g, 'n'],
  [/ee|ii|ea|ie/g, 'i'],
  [/oo|uu/g, 'u'],
  [/au|ou/g, 'o'],
  [/ai|ei/g, 'e'],
  [/y/g, 'i'],
  [/([a-zC])\1+/g, '$1'],
];
/** What loose spellings do not agree on. */
const LOOSE: [RegExp, string][] = [
  [/(?!^)a/g, ''],
  [/^(.{3,})[aeiou]$/, '$1'],
];

/** A word in Latin letters, one letter for each sound. @example spoken('पट्टा') // 'pata' */
export function spoken(text: string): string {
  return STEPS.reduce((key, [from, to]) => key.replace(from, to), romanised(text.toLowerCase()));
}

/**
 * What a word sounds like, whatever the script and the spelling: the key by which near names are found.
 * @example soundKey('efedrine') === soundKey('एफेड्रिन')
 */
export function soundKey(text: string): string {
  return keyOfSpoken(spoken(text));
}

/** The key of a word that `spoken` has already written in Latin letters. */
export function keyOfSpoken(text: string): string {
  return LOOSE.reduce((key, [from, to]) => key.replace(from, to), text);
}
