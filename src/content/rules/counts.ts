import { say } from '../../messages/say.ts';
import { countIn } from '../../text/counts.ts';
import { blocksOf } from './every-text.ts';
import type { Rule } from './rule.ts';

/** Prose does not count what a list shows: the list grows, the sentence does not. */
export const proseDoesNotCount: Rule = ({ catalogue }) =>
  catalogue.pages.flatMap((page) => {
    const { file, lang, meta } = page;
    const texts = [
      ...(meta ? [{ text: meta.summary, field: 'summary' }] : []),
      ...blocksOf(page).map(({ text, line }) => ({ text, line })),
    ];
    return texts.flatMap(({ text, ...place }) => {
      const found = countIn(text, lang);
      return found ? [{ file, ...place, ...say('count-in-words', { found }) }] : [];
    });
  });
