import { mkdirSync, writeFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { CHANGES } from '../../src/addresses/changes.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import type { Lang } from '../../src/language/lang.ts';
import { oddNumbers } from '../../src/text/number-agreement.ts';
import { dandasAfterDigits, notebookPhrases, wordsAboutSources } from '../../src/text/voice.ts';
import { everyBuiltHtmlPage } from '../support/built-pages.ts';
import { openLines } from '../support/open-lines.ts';

/** Phrases of a notebook in the open text of one page, and of all. */
const MOST_ON_A_PAGE = 1;
const MOST_IN_ALL = 60;
/** The share of words about sources, gaps and specimens in the open text of a page. */
const LARGEST_SHARE = 0.05;

function voiceOf(lines: string[], lang: Lang) {
  const { about, all } = wordsAboutSources(lines, lang);
  return {
    phrases: lines.flatMap((line) => notebookPhrases(line, lang)),
    share: all === 0 ? 0 : about / all,
    dandas: lang === 'hi' ? lines.flatMap(dandasAfterDigits) : [],
    numbers: lines.flatMap((line) => oddNumbers(line, lang)),
  };
}

const pages = everyBuiltHtmlPage().map(({ path, lang, root }) => ({ path, ...voiceOf(openLines(root), lang) }));

describe('every page speaks of its subject', () => {
  test('without phrases of a notebook', () => {
    const many = pages.filter(({ phrases }) => phrases.length > MOST_ON_A_PAGE);
    expect(many.map(({ path, phrases }) => [path, ...phrases])).toEqual([]);
    expect(pages.flatMap(({ phrases }) => phrases).length).toBeLessThanOrEqual(MOST_IN_ALL);
  });

  test('with few words about sources, gaps and specimens', () => {
    // What changed may have been just that.
    const wordy = pages.filter(
      ({ path, share }) =>
        share > LARGEST_SHARE && !path.startsWith(pathFor(CHANGES, path.startsWith('/hi/') ? 'hi' : 'en')),
    );
    expect(wordy.map(({ path, share }) => `${path} ${(share * 100).toFixed(1)} %`)).toEqual([]);
  });

  test('without a danda straight after a digit', () => {
    expect(pages.flatMap(({ path, dandas }) => dandas.map((found) => [path, found]))).toEqual([]);
  });

  test('with nouns that fit the numbers put beside them', () => {
    expect(pages.flatMap(({ path, numbers }) => numbers.map((found) => [path, found]))).toEqual([]);
  });

  test('as the report of this run says page by page', () => {
    const rows = pages.map(({ path, phrases, share }) => [path, phrases.length, (share * 100).toFixed(1)].join());
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/voice.csv', `page,notebook phrases,% about sources\n${rows.join('\n')}\n`);
    expect(rows.length).toBe(pages.length);
  });
});

test.each([
  ['en', '<p>Pay the fee. It was not found in a public source.</p>', 2, 0],
  ['hi', '<p>शुल्क दें। यह <b>1985</b>। इसकी पुष्टि होनी है।</p>', 1, 1],
  ['en', '<p>Pay the fee.</p><details data-about-page><p>The date is to be confirmed.</p></details>', 0, 0],
] as const)('in %s a page with %s is caught', (lang, html, phrases, dandas) => {
  const voice = voiceOf(openLines(parse(`<main>${html}</main>`)), lang);
  expect(voice.phrases).toHaveLength(phrases);
  expect(voice.dandas).toHaveLength(dandas);
  expect(voice.share > LARGEST_SHARE).toBe(phrases > 0);
});
