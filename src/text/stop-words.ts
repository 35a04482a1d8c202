import { foldWords } from './fold-words.ts';

/** Words that say nothing about what is looked for: English, Hindi, and Hindi in Latin letters. */
const WORDS = `a an and any are as at be by can do does for from get give has have how i if in is it its me my of on or our please
  shall should that the their there these this to was we what when where which who whom whose why will with would you your
  का की के को से में मे पर है हैं हो होता होती होते था थी थे ने और या व एवं तथा कि जो यह ये वह वे इस इन उस क्या कैसे कहां कहाँ कब कौन
  किस किसे कितना कितनी कितने क्यों लिए भी ही तो मेरा मेरी मेरे मुझे मैं हम हमारा हमारी अपना अपनी अपने करना करें करे कर करते चाहिए
  चाहता मिलता मिलती मिलेगा मिलेगी मिले होगा होगी लेना देना जाए जाता बारे वाला वाली वाले बताओ बताएं एक
  सा सी साहब जी
  ka ki ke ko sa si se me mein main mai par pe hai hain h ho hota hoti hote tha thi ne aur ya va evam ki jo yah ye wo woh is us
  kya kaise kese kaha kahan kab kaun kon kis kise kitna kitni kitne kyon kyu liye lie bhi hi to mera meri mere mujhe hum hamara
  apna apni apne karna karen kare kar chahiye milta milti milega milegi mile hoga hogi lena dena wala wali wale batao bataye ek`;

const STOP_WORDS = new Set(WORDS.split(/\s+/).map(foldWords));

/** Terms of words that tell nothing begin with this sign, so that बारे is not taken for बार. */
const SIGN = '~';

/** The term of a word that tells nothing; undefined for all others. */
export function stopTerm(word: string): string | undefined {
  const folded = foldWords(word);
  return STOP_WORDS.has(folded) ? SIGN + folded : undefined;
}

export function isStopTerm(term: string): boolean {
  return term.startsWith(SIGN);
}
