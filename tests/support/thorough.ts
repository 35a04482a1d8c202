import { type Lang, LANGS } from '../../src/language/lang.ts';

/** True in `npm run test:all`: every page in every state, every scenario in both languages. */
export const isThorough = process.env['TEST_ALL'] === 'yes';

/** True before every release, however quick: the site is also built without specimens, as it goes live. */
export const isRelease = isThorough || process.env['TEST_RELEASE'] === 'yes';

/**
 * Whether a tool goes through all its scenarios in a language: always in the main one of its tests. In the other it goes through
 * those that depend on the language, as its words, letters and file names may differ and nothing else.
 */
export function isWhole(lang: Lang, main: Lang): boolean {
  return isThorough || lang === main;
}

/** Whether a language has its turn in one of two states, such as the light and the dark scheme: in each of them one language. */
export function hasTurn(lang: Lang, state: number): boolean {
  return isThorough || LANGS.indexOf(lang) === state % LANGS.length;
}

/** All of a list in `npm run test:all`, else every so many-th of it. */
export function someOf<Item>(all: readonly Item[], step: number): readonly Item[] {
  return isThorough ? all : all.filter((_, index) => index % step === 0);
}

/**
 * For the scenarios of a tool that both languages share: asked once before each, says whether it runs in a language. In `npm test` the
 * scenarios take turns, so that each runs in one language and both languages are gone through; all run in both in `npm run test:all`.
 */
export function takeTurns(lang: Lang): () => boolean {
  let turn = 0;
  return () => hasTurn(lang, turn++);
}

/**
 * Marks a test of the browser as one of the large matrix: a rare state, or one that another test looks at more closely. `test('…', RELEASE, …)`
 * runs in `npm run test:all` alone; the settings of Playwright leave it out of `npm test`.
 */
export const RELEASE = { tag: '@release' };
