import type { Lang } from '../../src/language/lang.ts';
import { contentPage } from '../support/content-pages.ts';
import { wordsIn } from '../support/words-in.ts';
import { SAMPLES } from './samples.ts';

/**
 * The words of a journey, so that none holds the content of today: the key of a string, `$name` of a sample, `page:id` for the title of a page,
 * `*` for any words or none. `…` at the end: these words are the beginning.
 */
export function patternOf(words: string, lang: Lang): RegExp {
  if (words === '*') return /^/;
  const text = words.replace(/…$/, '');
  return new RegExp(`^${partOf(text, lang).source}${text === words ? '$' : ''}`, 'iu');
}

/** The same words anywhere. */
export function partOf(words: string, lang: Lang): RegExp {
  const escaped = textOf(words, lang)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`)
    .replaceAll(/\{\w+\}/g, '.+');
  return new RegExp(escaped, 'iu');
}

/** A text itself, for what is typed and opened. */
export function textOf(words: string, lang: Lang): string {
  if (words.startsWith('/')) return words;
  if (words.startsWith('page:')) return contentPage(words.slice('page:'.length), lang).meta.title;
  if (!words.startsWith('$')) return wordsIn(lang)(words);
  const sample = SAMPLES[words.slice(1)];
  if (!sample) throw new Error(`tests/screen-reader/samples.ts has no "${words.slice(1)}".`);
  return sample(lang);
}
