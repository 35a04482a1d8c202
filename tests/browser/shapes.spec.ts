import { expect } from '@playwright/test';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { LANGS } from '../../src/language/lang.ts';
import { contentPage } from '../support/content-pages.ts';
import { keysOf } from '../../src/lib/keys.ts';
import { FOOTER, LIMITS, LONGEST, MEDIAN, SCREENS } from '../support/shape-limits.ts';
import { test } from './shared-page.ts';

for (const lang of LANGS)
  test(`every page keeps the limits of its shape on a phone and on a desk (${lang})`, async ({ shared: { page } }) => {
    test.setTimeout(240_000);
    const faults: string[] = [];
    const heights: number[] = [];
    const atMost = (what: string, is: number | undefined, limit: number) => {
      if (is === undefined || is > limit) faults.push(`${what} at ${is} px, at most ${limit}`);
    };
    for (const { route, path } of everyPageOut().filter((each) => each.lang === lang)) {
      const { shape } = contentPage(route.id, lang).meta;
      await page.setViewportSize(SCREENS.phone);
      await page.goto(path);
      for (const screen of keysOf(SCREENS)) {
        // A page is opened once: another width takes a fraction of the time.
        await page.setViewportSize(SCREENS[screen]);
        const { heading, ownWords, field, height, footer } = await page.evaluate(measure);
        const about = (what: string) => `${path} on a ${screen}: ${what}`;
        // Home has no heading of its own above its words: `home.spec.ts`.
        if (route.view !== 'home') {
          atMost(about('heading'), heading, LIMITS.heading[screen]);
          atMost(about('own words'), ownWords, LIMITS.ownWords[screen]);
        }
        if (shape === 'tool' || (shape === 'directory' && field !== undefined))
          atMost(about('first field'), field, LIMITS.field[screen]);
        if (screen === 'desk') continue;
        heights.push(height);
        atMost(about('end of the page'), height, LONGEST);
        atMost(about('height of the footer'), footer, FOOTER);
      }
    }
    atMost('end of half of the pages', heights.toSorted((a, b) => a - b)[heights.length >> 1], MEDIAN);
    expect(faults).toEqual([]);
  });

/** Where things begin, from the top of the page; runs in the browser. */
function measure() {
  const main = document.querySelector('main')!;
  const topOf = (element: Element | undefined | null) =>
    element && Math.round(element.getBoundingClientRect().top + scrollY);
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1;
  };
  const heading = main.querySelector('h1');
  const words = [...main.querySelectorAll('p, li, label, dt, td')].find(
    (element) =>
      heading &&
      heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING &&
      isSeen(element) &&
      element.textContent?.trim(),
  );
  const field = [...main.querySelectorAll('input, select, textarea')].find(isSeen);
  const heightOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  return {
    heading: topOf(heading) ?? undefined,
    ownWords: topOf(words) ?? undefined,
    field: topOf(field) ?? undefined,
    height: Math.round(main.getBoundingClientRect().height),
    footer: Math.round(heightOf('body > footer') + heightOf('[data-carousel]')),
  };
}
