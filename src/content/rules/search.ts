import type { Mistake } from '../../files/mistake.ts';
import { wordsIn } from '../../text/words.ts';
import type { Rule } from './rule.ts';

/** The words of the search lead to pages that exist; a word means one thing, and a question has one answer. */
export const searchWordsLeadSomewhere: Rule = ({ root, catalogue }, { routes }) => {
  const { synonyms = [], answers = [] } = catalogue.searchWords ?? {};
  const mistakes: Mistake[] = [];
  const complain = (field: string, message: string) => mistakes.push({ file: `${root}/search.yaml`, field, message });

  const meanings = new Map<string, number>();
  for (const [line, phrases] of synonyms.entries())
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const known = meanings.get(key);
      if (known !== undefined && known !== line)
        complain(
          `synonyms → ${line}`,
          `“${phrase}” also stands in the line that begins with “${synonyms[known]?.[0]}”. A word means one thing: remove it from one of the lines, or make them one line.`,
        );
      meanings.set(key, line);
    }

  const targets = new Map<string, string>();
  for (const [place, { to, en, hi }] of answers.entries()) {
    const [page = ''] = to.split('#');
    if (!routes.includes(page))
      complain(`answers → ${place} → to`, `There is no page “${page}”. Write the name of a folder in ${root}/pages/.`);
    for (const [lang, phrases] of Object.entries({ en, hi }))
      for (const phrase of phrases) {
        const key = `${lang} ${keyOf(phrase)}`;
        const known = targets.get(key);
        if (known !== undefined && known !== to)
          complain(
            `answers → ${place} → ${lang}`,
            `“${phrase}” already leads to “${known}”. A question has one answer: remove it here or there.`,
          );
        targets.set(key, to);
      }
  }
  return mistakes;
};

/** Phrases that the search cannot tell apart have the same key. */
function keyOf(phrase: string): string {
  return wordsIn(phrase)
    .map(({ term }) => term)
    .join(' ');
}
