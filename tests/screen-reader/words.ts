import type { Lang } from '../../src/language/lang.ts';
import { contentPage } from '../support/content-pages.ts';
import { wordsIn } from '../support/words-in.ts';
import { SAMPLES } from './samples.ts';

/**
 * The words of a journey, so that none holds the content of today: the key of a string, `$name` of a sample, `page:id` for the title of a page,
 * `*` for any words. `…` at the end: these words are the beginning.
 */
export function patternOf(words: string, lang: Lang): RegExp {
  const isBeginning = words.endsWith('…');
  const text = isBeginning ? words.slice(0, -1) : words;
  if (text === '*') return /./;
  const escaped = textOf(text, lang)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, '.+');
  return new RegExp(`^${escaped}${isBeginning ? '' : '$'}`, 'iu');
}

/** A text itself, for what is typed and chosen. */
export function textOf(words: string, lang: Lang): string {
  if (words.startsWith('page:')) return contentPage(words.slice('page:'.length), lang).meta.title;
  if (!words.startsWith('$')) return wordsIn(lang)(words);
  const sample = SAMPLES[words.slice(1)];
  if (!sample) throw new Error(`tests/screen-reader/samples.ts has no "${words.slice(1)}".`);
  return sample(lang);
}
