/** Nasal letters before a letter that makes them sound so: हिन्दी and हिंदी, टेन्डर and टेंडर are one word. */
const NASAL = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[क-घच-झट-ढत-ध])|म्(?=[प-भ])|ँ/g;
/** Vowels that writers mix up: long for short, the open o for the long a. */
const VOWELS = new Map([
  ['ी', 'ि'],
  ['ई', 'इ'],
  ['ू', 'ु'],
  ['ऊ', 'उ'],
  ['ॉ', 'ा'],
  ['ऑ', 'आ'],
]);

/**
 * Words without the differences that spelling allows, in either script.
 * @example foldWords('एफेड्रीन') === foldWords('एफेड्रिन')
 */
export function foldWords(text: string): string {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036F\u0903\u093C\u200C\u200D]/g, '')
    .normalize('NFC')
    .replace(NASAL, 'ं')
    .replace(/[ीईूऊॉऑ]/g, (vowel) => VOWELS.get(vowel) ?? vowel);
  return latinDigits(folded);
}

/** Devanagari digits as 0 to 9. @example latinDigits('२०२५') // '2025' */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966));
}

/** Folded words closed up: letters and digits only. @example compact('Khas khas') // 'khaskhas' */
export function compact(text: string): string {
  return foldWords(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

/** The folded words of a text. @example wordsOf('Acetic anhydride') // ['acetic', 'anhydride'] */
export function wordsOf(text: string): string[] {
  return foldWords(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
}
