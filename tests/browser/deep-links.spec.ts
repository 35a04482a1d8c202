import { existsSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { sampledLists } from '../support/built-pages.ts';
import { someOfEachKind } from '../support/of-each-kind.ts';
import { isThorough, someOf } from '../support/thorough.ts';
import { test } from './shared-page.ts';

/** How far from its place the target of a link may come to rest, in px. */
const TOLERANCE = 30;
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
] as const;

/** Every `/page/#place` that a page of the site links to, by page. */
function everyDeepLink(): Map<string, Set<string>> {
  const links = new Map<string, Set<string>>();
  // In lists of cultivators links lead to rows of the same page only: some are looked at.
  const lists = new Set(sampledLists().map(({ path }) => path));
  const pages = everyHtmlPage(catalogue).filter(({ kind, path }) => kind !== 'list' || lists.has(path));
  for (const { path } of pages)
    for (const [, href = '', id = ''] of readFileSync(`dist${path}index.html`, 'utf8').matchAll(
      /<a\b[^>]* href="([^"#?]*)(?:\?[^"#]*)?#([^"]+)"/g,
    )) {
      const target = href === '' ? path : href;
      if (!existsSync(`dist${target}index.html`)) continue;
      links.set(target, (links.get(target) ?? new Set()).add(decodeURIComponent(id)));
    }
  return links;
}

/** Where the targets come to rest on a page that is open, one after another; only those that miss. */
function misses(page: Page, ids: string[]): Promise<string[]> {
  return page.evaluate(
    async ([targets, tolerance]) => {
      const missed: string[] = [];
      const frame = () => new Promise(requestAnimationFrame);
      for (const id of targets) {
        location.hash = `#${encodeURIComponent(id)}`;
        await frame();
        await frame();
        const wanted = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
        const element = document.getElementById(id);
        const top = element?.getBoundingClientRect().top ?? Infinity;
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
        const isCovered = document.elementFromPoint(innerWidth / 2, Math.max(top, 0) + 1)?.closest('body > header');
        const isHigh = element && scrollY === 0 && top < wanted;
        const isRight = Math.abs(top - wanted) <= tolerance || (isAtEnd && top > 0 && top < innerHeight) || isHigh;
        if (isCovered || !isRight)
          missed.push(`#${id} at ${Math.round(top)} px instead of ${wanted}${isCovered ? ', covered' : ''}`);
      }
      return missed;
    },
    [ids, TOLERANCE] as const,
  );
}

const deepLinks = [...everyDeepLink()].map(([path, ids]) => ({ path, ids: [...ids] }));
/** The pages with the most targets have every kind of them. */
const most = deepLinks.toSorted((a, b) => b.ids.length - a.ids.length).slice(0, 2);

test('there are deep links to look at', () => {
  expect(deepLinks.length).toBeGreaterThan(0);
});

/** Every route and chapter; what is made from records, some of each kind. */
function thorough(): typeof deepLinks {
  const pages = everyHtmlPage(catalogue);
  const some = someOfEachKind(pages.filter(({ kind }) => kind !== 'page'));
  const looked = new Set([...pages.filter(({ kind }) => kind === 'page'), ...some].map(({ path }) => path));
  return [...new Set([...most, ...deepLinks.filter(({ path }) => looked.has(path))])];
}

for (const [turn, { path, ids }] of (isThorough ? thorough() : most).entries())
  for (const viewport of isThorough ? SCREENS : SCREENS.slice(turn % 2, (turn % 2) + 1))
    test(`links into ${path} land where they point at ${viewport.width} px`, async ({ shared: { page } }) => {
      await page.setViewportSize(viewport);
      // The last one as a reader meets it who comes from another page or opens a shared link.
      const last = ids.at(-1) ?? '';
      await page.goto('about:blank');
      await page.goto(`${path}#${encodeURIComponent(last)}`);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
      // Some of many that are alike, from the whole length of the page.
      expect(await misses(page, [...someOf(ids, Math.ceil(ids.length / 12))])).toEqual([]);
    });
