/** Some voices fall silent in the middle of a text that takes longer than about 15 seconds: so many letters stay below. */
const MAX_LETTERS = 180;

/** A full stop after one of these, or after a single Latin letter, ends no sentence. */
const ABBREVIATION = /^\W*(rs|nos?|dr|st|vs|viz|etc|e\.g|i\.e|([a-z]\.)*[a-z])\.$/i;
const DEVANAGARI = /\p{Script=Devanagari}/u;

/** Cuts a text into what a voice says in one breath: sentences, and long ones at a comma. */
export function cutIntoSentences(text: string): string[] {
  const sentences: string[] = [];
  let words: string[] = [];
  const close = (count = words.length) => {
    if (count > 0) sentences.push(words.slice(0, count).join(' '));
    words = words.slice(count);
  };
  for (const word of text.split(/\s+/).filter(Boolean)) {
    if ([...words, word].join(' ').length > MAX_LETTERS) close(afterLastPause(words));
    words.push(word);
    if (endsSentence(word)) close();
  }
  close();
  return sentences;
}

/** Words up to the last comma or the like, or all of them. */
function afterLastPause(words: string[]): number {
  return words.findLastIndex((word) => /[,;:–]$/.test(word)) + 1 || words.length;
}

function endsSentence(word: string): boolean {
  if (/[!?।][”’")]*$/.test(word)) return true;
  // In Hindi a full stop only marks abbreviations.
  return /\.[”’")]*$/.test(word) && !ABBREVIATION.test(word) && !DEVANAGARI.test(word);
}
