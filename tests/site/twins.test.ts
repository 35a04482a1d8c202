import { describe, expect, test } from 'vitest';
import type { HTMLElement } from 'node-html-parser';
import { devanagariShare } from '../../src/language/devanagari.ts';
import { figuresIn } from '../../src/text/compare-words.ts';
import type { Lang } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { everyBuiltHtmlPage, textNodes, textOf } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';

const pages = new Map(
  everyBuiltHtmlPage().map(({ path, lang, root }) => [path, { path, lang, main: root.querySelector('main')! }]),
);
const english = [...pages.values()].filter(({ lang }) => lang === 'en');
const hindiOf = (path: string) => pages.get(twinOf(path))!.main;
const attribute = (name: string) => (element: HTMLElement) => element.getAttribute(name) ?? '';
/** What twins have in common, whatever the language. The content check compares the sources of a page; this, all that was made of them. */
const COMMON: Record<string, (main: HTMLElement) => unknown> = {
  headings: (main) => main.querySelectorAll('h1, h2, h3, h4, h5, h6').map(({ tagName }) => tagName),
  'tables, rows and cells': (main) =>
    main
      .querySelectorAll('table')
      .map((table) => table.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').length)),
  'lists and their entries': (main) =>
    main
      .querySelectorAll('ul, ol, dl')
      .map((list) => `${list.tagName} ${list.childNodes.filter((node) => node.nodeType === 1).length}`),
  // Words for the search are those of the language; each language has its PDF of a poster.
  'targets of links': (main) =>
    main.querySelectorAll('a').map((link) =>
      attribute('href')(link)
        .replace(/^\/(en|hi)\//, '/')
        .replace(/^(\/documents\/posters\/.+)-(en|hi)\.pdf$/, '$1')
        .replace(/\?q=.+/, '?q'),
    ),
  'addresses of sections': (main) => main.querySelectorAll('[id]').map(({ id }) => id),
  'images and charts': (main) =>
    main.querySelectorAll('img, svg').map((image) => `${image.tagName} ${attribute('role')(image)}`),
  'forms, fields and choices': (main) =>
    main
      .querySelectorAll('form, input, select, option, button')
      .map((field) => [field.tagName, ...['name', 'type', 'value'].map((name) => attribute(name)(field))].join(' ')),
  dates: (main) => main.querySelectorAll('time').map(attribute('datetime')),
  // Files differ in size. Schedules and chapters mostly have Roman numbers in English.
  figures: (main) =>
    figuresIn(
      // A title that ends in “Schedule” is no part of the line below it.
      // How a name is said stands on the English page alone.
      textNodes(main, (part) => part.hasAttribute('data-said'))
        .map(({ text }) => text)
        .join('\n')
        .replace(/[\d.]+ (KB|MB|केबी|एमबी)/g, '')
        .replace(/(Schedule|Chapter|अनुसूची|अध्याय) \d(?!\d)/g, ''),
    ),
};

test('every page has a twin', () => {
  expect(english).toHaveLength(pages.size / 2);
});

describe.each(Object.entries(COMMON))('twins have the same %s', (_name, of) => {
  testOnEvery('on every page', english, ({ path, main }) => {
    expect(of(hindiOf(path))).toEqual(of(main));
  });
});

/** Pages of one record or one year are short, and have the numbers of the Gazette and the names of websites as they are. */
const LETTER_PAGE = /\/exim\/substances\/(\w|0-9)\/$|\/data\/substances\/$/;
const SHORT_PAGE = /\/(records|\d{4}|undated)\//;

describe('every page', () => {
  const all = [...pages.values()];
  const inOwnScript = (text: string, lang: Lang) => (lang === 'hi' ? devanagariShare(text) : 1 - devanagariShare(text));

  testOnEvery('is written in its own script, but for what is marked as the other language', all, ({ lang, main }) => {
    const own = textNodes(main, (part) => (part.getAttribute('lang') ?? lang) !== lang)
      .map(({ text }) => text.replace(/&\w+;/g, ''))
      .join(' ')
      // Clauses (xvii), letters of the alphabet that name a page of the substances list, the storage names.
      .replace(/\b([ivx]+|[A-Z]|lang|comfort|offline|consignment|crop-year)\b/g, '');
    expect(inOwnScript(own, lang)).toBeGreaterThan(0.999);
  });

  // The letters of the substances are lists of names in both scripts: 0.86 was measured on 18 November 2026.
  testOnEvery('has little of the other language, even marked', all, ({ path, lang, main }) => {
    // A record says its own address; a dataset has codes and addresses in its cells.
    const isAddress = (part: HTMLElement) =>
      part.getAttribute('translate') === 'no' || (part.id === '' && textOf(part).startsWith('https://'));
    const own = textNodes(main, isAddress).map(({ text }) => text);
    expect(inOwnScript(own.join(' '), lang)).toBeGreaterThan(
      LETTER_PAGE.test(path) ? 0.7 : SHORT_PAGE.test(path) ? 0.85 : 0.95,
    );
    const marked = main.querySelectorAll(`[lang=${lang === 'en' ? 'hi' : 'en'}]`).map(textOf);
    expect(marked.filter((text) => text.length > 160)).toEqual([]);
  });
});
