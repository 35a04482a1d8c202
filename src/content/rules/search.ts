import type { Mistake } from '../../files/mistake.ts';
import { type Said, say } from '../../messages/say.ts';
import { wordsIn } from '../../text/words.ts';
import { inYaml } from '../place.ts';
import type { Rule } from './rule.ts';

/** The words of the search lead to pages that exist; a word means one thing, and a question has one answer. */
export const searchWordsLeadSomewhere: Rule = (loaded, { routes }) => {
  const { root, catalogue } = loaded;
  const { synonyms = [], answers = [] } = catalogue.searchWords ?? {};
  const mistakes: Mistake[] = [];
  const complain = (path: PropertyKey[], said: Said) =>
    mistakes.push(inYaml(loaded, `${root}/search.yaml`, path, said));

  const meanings = new Map<string, number>();
  for (const [line, phrases] of synonyms.entries())
    for (const phrase of phrases) {
      const key = keyOf(phrase);
      const known = meanings.get(key);
      if (known !== undefined && known !== line)
        complain(['synonyms', line], say('search-word-twice', { phrase, other: synonyms[known]?.[0] ?? '' }));
      meanings.set(key, line);
    }

  const targets = new Map<string, string>();
  for (const [place, { to, en, hi }] of answers.entries()) {
    const [page = ''] = to.split('#');
    if (!routes.includes(page))
      complain(['answers', place, 'to'], say('no-such-page', { id: page, folder: `${root}/pages/`, near: '' }));
    for (const [lang, phrases] of Object.entries({ en, hi }))
      for (const phrase of phrases) {
        const key = `${lang} ${keyOf(phrase)}`;
        const known = targets.get(key);
        if (known !== undefined && known !== to)
          complain(['answers', place, lang], say('search-answer-twice', { phrase, other: known }));
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
