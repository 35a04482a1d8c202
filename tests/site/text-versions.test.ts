import { existsSync, readFileSync } from 'node:fs';
import type { HTMLElement } from 'node-html-parser';
import { markdownToMdast } from 'satteri';
import { describe, expect, test } from 'vitest';
import { hasTextVersion, textPath } from '../../src/addresses/text-version.ts';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { everyBuiltHtmlPage, fileAt, textNodes, textOf } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';
import { hasTurn } from '../support/thorough.ts';

const SITE = 'https://cbn.nic.in';

/** A node of Markdown, as a parser that others wrote sees it. */
interface Node {
  type: string;
  value?: string;
  url?: string;
  alt?: string;
  depth?: number;
  children?: Node[];
}

/** Both languages are made by the same code: of each page one, by turns. */
const pages = everyBuiltHtmlPage()
  .filter(({ path }) => hasTextVersion(path))
  .filter(({ lang }, index) => hasTurn(lang, Math.floor(index / LANGS.length)));
const markdown = (path: string) => readFileSync(`dist${textPath(path)}`, 'utf8');
const trees = new Map<string, Node>();

function treeOf(path: string): Node {
  const tree = trees.get(path) ?? (markdownToMdast(markdown(path)) as Node);
  trees.set(path, tree);
  return tree;
}

function nodesIn(node: Node, type: string): Node[] {
  return [...(node.type === type ? [node] : []), ...(node.children ?? []).flatMap((child) => nodesIn(child, type))];
}

const wordsOf = (node: Node): string => (node.value ?? '') + (node.children ?? []).map(wordsOf).join('');
const folded = (text: string) => text.replace(/[\s\u00AD]+|\(\?\)/g, '');
/** A heading as it is read, without the sign of a doubtful value. */
const readHeading = (heading: HTMLElement) => {
  const signs = heading.querySelectorAll('[data-doubt], [aria-hidden=true]').map((sign) => textOf(sign));
  return folded(signs.reduce((text, sign) => text.replace(sign, ''), textOf(heading)));
};
const headingsOf = (path: string) => nodesIn(treeOf(path), 'heading').map((node) => folded(wordsOf(node)));

/** What is not read out, what only works on the page, and ways to other pages. */
const NOT_READ =
  '[hidden], [aria-hidden=true], nav, form, svg, script, style, template, noscript, button, select, label, [data-print=only], [data-register-filter], p:has(> [data-pack-size]), [data-month]:not([data-shown])';
const leftOut = new WeakMap<HTMLElement, Set<HTMLElement>>();

function isLeftOut(element: HTMLElement, main: HTMLElement): boolean {
  const known = leftOut.get(main) ?? new Set(main.querySelectorAll(NOT_READ));
  leftOut.set(main, known);
  return known.has(element);
}

function isWithinLeftOut(element: HTMLElement | null, main: HTMLElement): boolean {
  return (
    element !== null && element !== main && (isLeftOut(element, main) || isWithinLeftOut(element.parentNode, main))
  );
}

const mainOf = (root: HTMLElement) => root.querySelector('main')!;
const numbersIn = (text: string) => text.match(/\d+(?:[.,]\d+)*/g) ?? [];

describe('the text version of a page', () => {
  testOnEvery('begins with its title and the day it was checked', pages, ({ path, root }) => {
    const [title = '', line = ''] = markdown(path).split('\n\n');
    expect(title).toMatch(/^# \S/);
    expect(headingsOf(path)[0]).toBe(readHeading(root.querySelector('h1')!));
    const day = textOf(mainOf(root).querySelector('[data-about-page] summary time'));
    expect(day).not.toBe('');
    expect(line).toContain(day);
  });

  testOnEvery('has every heading of the page in its order, and no other', pages, ({ path, root }) => {
    const main = mainOf(root);
    const all = main.querySelectorAll('h1, h2, h3, h4, h5, h6');
    const found = headingsOf(path);
    const must = all.filter((heading) => !isWithinLeftOut(heading, main)).map(readHeading);
    const may = new Set(all.map(readHeading));
    expect(found.filter((heading) => !may.has(heading))).toEqual([]);
    // A list of links that the page is made for, such as the site map, has headings of its own.
    const wanted = new Set(must);
    expect(found.filter((heading) => wanted.has(heading))).toEqual(must);
  });

  testOnEvery('has lost no number that the page shows', pages, ({ path, root }) => {
    const main = mainOf(root);
    const shown = textNodes(main, (part) => isLeftOut(part, main) || part.classList.contains('visually-hidden'));
    const left = new Map<string, number>();
    for (const number of numbersIn(markdown(path))) left.set(number, (left.get(number) ?? 0) + 1);
    const lost = shown
      .flatMap((node) => numbersIn(node.text))
      .filter((number) => {
        const count = left.get(number) ?? 0;
        left.set(number, count - 1);
        return count <= 0;
      });
    expect(lost).toEqual([]);
  });

  testOnEvery('has the figures of its drawings in words', pages, ({ path, root }) => {
    const main = mainOf(root);
    const drawn = main
      .querySelectorAll('svg[aria-label]:not([data-qr])')
      .filter((svg) => !isWithinLeftOut(svg.parentNode, main))
      .map((svg) =>
        folded(svg.getAttribute('aria-label') ?? '')
          .replaceAll('&#x27;', "'")
          .replaceAll('&quot;', '"'),
      );
    const said = folded(wordsOf(treeOf(path)));
    expect(drawn.filter((words) => !said.includes(words))).toEqual([]);
  });

  testOnEvery(
    'is Markdown without HTML, with tables as wide in each row as in their heading',
    pages,
    ({ path, root }) => {
      const tree = treeOf(path);
      expect(nodesIn(tree, 'html')).toEqual([]);
      expect(markdown(path)).not.toMatch(/(?<!\\)<[a-z/!]/i);
      const tables = nodesIn(tree, 'table');
      const main = mainOf(root);
      expect(tables).toHaveLength(
        main.querySelectorAll('table').filter((table) => !isWithinLeftOut(table, main)).length,
      );
      for (const { children: rows = [] } of tables)
        expect(new Set(rows.map(({ children = [] }) => children.length)).size, wordsOf(rows[0]!)).toBe(1);
    },
  );

  testOnEvery('leads nowhere that does not exist', pages, ({ path }) => {
    const links = [...nodesIn(treeOf(path), 'link'), ...nodesIn(treeOf(path), 'image')].map(({ url = '' }) => url);
    const dead = links.filter((url) => {
      if (/^(https?:|tel:|mailto:)/.test(url)) return false;
      return !url.startsWith('/') || fileAt(decodeURI(url.replace(/[?#].*$/, ''))) === undefined;
    });
    expect(dead).toEqual([]);
  });

  testOnEvery('names its page and its twin, and the page names it', pages, ({ path, root }) => {
    const text = markdown(path);
    expect(text).toContain(`${SITE}${path}\n`);
    expect(text).toContain(`${SITE}${textPath(twinOf(path))}\n`);
    const link = root.querySelector('link[type="text/markdown"]');
    expect([link?.getAttribute('rel'), link?.getAttribute('href')]).toEqual(['alternate', textPath(path)]);
  });

  testOnEvery(
    'has as many headings, tables and links in both languages',
    pages.filter(({ lang }) => lang === 'en'),
    ({ path }) => {
      const countsOf = (own: string) =>
        ['heading', 'table', 'list', 'image'].map((type) => nodesIn(treeOf(own), type).length);
      expect(countsOf(path)).toEqual(countsOf(twinOf(path)));
    },
  );
});

test('every page has one but those with the names of people, which do not name one either', () => {
  const all = everyHtmlPage(catalogue);
  const without = all.filter(({ path }) => !hasTextVersion(path));
  expect(without.length).toBeGreaterThan(0);
  expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(['list']));
  for (const { path } of all) expect(existsSync(`dist${textPath(path)}`), path).toBe(hasTextVersion(path));
  for (const { path } of without.slice(0, 2))
    expect(readFileSync(`dist${path}index.html`, 'utf8')).not.toContain('text/markdown');
});

test('nothing that is said to the text version alone is published', () => {
  for (const { path } of everyHtmlPage(catalogue))
    expect(readFileSync(`dist${path}index.html`, 'utf8').includes(' data-text='), path).toBe(false);
});

describe('llms.txt', () => {
  const text = readFileSync('dist/llms.txt', 'utf8');
  const tree = markdownToMdast(text) as Node;

  test('has the form of llmstxt.org: a title, a summary, sections of links', () => {
    const [title, summary, ...rest] = tree.children ?? [];
    expect([title?.type, title?.depth, summary?.type]).toEqual(['heading', 1, 'blockquote']);
    const first = rest.findIndex(({ type }) => type === 'heading');
    const sections = rest.slice(first);
    expect(sections.every(({ type, depth }) => (type === 'heading' ? depth === 2 : type === 'list'))).toBe(true);
    expect(wordsOf(sections.filter(({ type }) => type === 'heading').at(-1)!)).toBe('Optional');
    for (const item of nodesIn(tree, 'listItem')) expect(wordsOf(item)).toMatch(/^.+: .{20}/s);
  });

  test('leads to the text of every page of the plan, in both languages', () => {
    const links = nodesIn(tree, 'link').map(({ url = '' }) => url);
    expect(links.filter((url) => !existsSync(`dist${url.replace(SITE, '')}`))).toEqual([]);
    for (const lang of LANGS) {
      const own = everyPageOut().filter((page) => page.lang === lang);
      const linked = own.filter(({ path }) => links.includes(SITE + textPath(path)));
      expect(linked.length / own.length, lang).toBeGreaterThan(0.7);
    }
  });
});
