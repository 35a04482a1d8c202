/** Verbs that carry a question without telling what it is about, by their sound: करना, मिलना, बताना, लगना, पड़ना, बोलना, देखना … */
const STEMS =
  'krv?|milv?|btv?|lgv?|pd|rh|sk|Ch|bol|dek|smj|bulv?|phunC|nikl|puC|bejv?|sun|dik|lik|kehl?|kijie|lijie|dijie|rkvn?';
/** Their endings, of which sounds keep the consonants and the vowels other than a. */
const ENDINGS = '(?:n[aei]?|t[aei]?|i?eg[aeiu]?|i?eng[aeiu]?|og[aeiu]?|ung[aeiu]?|ie[gn]?|i?en?|ei|io?|on?|un?|ke|kr)?';
const LIGHT = new RegExp(`^(?:${STEMS})${ENDINGS}$`);

/** Whether a word, by its sound key, is a form of such a verb. @example isLightVerb(soundKey('bataiye')) */
export function isLightVerb(sound: string): boolean {
  return LIGHT.test(sound);
}
