import type { Lang } from '../../src/language/lang.ts';
import { contentPage } from '../support/content-pages.ts';
import { wordsIn } from '../support/words-in.ts';
import type { Spoken } from './hear.ts';
import type { Thing } from './journey.ts';
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
function partOf(words: string, lang: Lang): RegExp {
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

/** Whether this is the thing that a journey means. */
export function isThing(spoken: Spoken, { state, ...thing }: Thing, lang: Lang): boolean {
  const [[role, words] = ['', '']] = Object.entries(thing);
  if (spoken.role !== role || !patternOf(words, lang).test(spoken.name)) return false;
  if (state === undefined || spoken.states.includes(state)) return true;
  return /[.$]/.test(state) && spoken.states.some((each) => partOf(state, lang).test(each));
}

export function written(thing: Thing): string {
  return Object.entries(thing)
    .map(([role, words]) => `${role} “${words}”`)
    .join(', ');
}
