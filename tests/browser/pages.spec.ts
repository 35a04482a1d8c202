import { expect, type Page } from '@playwright/test';
import type { Route } from '../../src/addresses/routes.ts';
import { pageAbove } from '../../src/addresses/site-plan.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { keysOf } from '../../src/lib/keys.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { contentPage } from '../support/content-pages.ts';
import { FOOTER, LIMITS, LONGEST, MEDIAN, type Screen, SCREENS } from '../support/shape-limits.ts';
import { hasTurn, isThorough } from '../support/thorough.ts';
import { accessibilityFaults, faultsBesidesFrame, faultsInMarkup } from './axe.ts';
import { measurePage } from './measure-page.ts';
import { test } from './shared-page.ts';

const NARROWEST = { width: 320, height: 800 };
const WIDTHS = { ...SCREENS, narrowest: NARROWEST };
/** Phone in the light scheme, desk in the dark one. */
const STATES = [
  { screen: 'phone', colorScheme: 'light' },
  { screen: 'desk', colorScheme: 'dark' },
] as const;
const ALL_STATES = [
  ...STATES,
  { screen: 'phone', colorScheme: 'dark' },
  { screen: 'desk', colorScheme: 'light' },
] as const;

/** Chapters are made of the same parts: of so many one is looked at. */
const CHAPTER_STEP = 3;
const someChapter = (place: number) => isThorough || place % CHAPTER_STEP === 0;

/** Lengths on a phone of the pages that this worker has opened: some of every kind, in both languages. */
const lengths: number[] = [];

// The pages of a route follow one another: what is drawn is looked at in one language of each, in turn on a phone and on a desk; the markup in both.
const pages = everyPageOut().map((page, index) => ({ ...page, place: Math.floor(index / LANGS.length) }));
// The workers share them, one the first half and one the second: in each half there is every other page.
for (const { route, lang, path, place } of pages.toSorted((a, b) => (a.place % 2) - (b.place % 2))) {
  const isDrawn = hasTurn(lang, place);
  const isChapter = pageAbove(route.id) !== undefined;
  // A chapter has the parts of the pages that are looked at in both languages.
  if (isChapter && !(isDrawn && someChapter(place))) continue;
  const state = STATES[Math.floor(place / LANGS.length) % STATES.length] ?? STATES[0];
  const states = isThorough ? ALL_STATES : [state];
  // On a desk what begins where is asked of the pages that are looked at on one.
  const shapedOn = isThorough ? keysOf(SCREENS) : isDrawn ? [state.screen] : [];

  test(`${path} loads clean, fits every screen, keeps its shape, and has no accessibility fault`, async ({
    looked: { page, problems },
  }) => {
    problems.length = 0;
    for (const [at, { screen, colorScheme }] of states.entries()) {
      await page.emulateMedia({ colorScheme });
      // A page is opened once; another width takes a third of the time.
      if ((page.viewportSize()?.width ?? 0) > SCREENS.phone.width) await page.setViewportSize(SCREENS.phone);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      if (at === 0) expect(await widthFaults(page, route, lang, shapedOn)).toEqual([]);
      const isThere = page.viewportSize()?.width === SCREENS[screen].width;
      if (isDrawn && !isThere) await page.setViewportSize(SCREENS[screen]);
      // The frame is the same everywhere; it is looked at on the pages with a view of their own, and in `frame.spec.ts`.
      const look = !isDrawn ? faultsInMarkup : route.view ? accessibilityFaults : faultsBesidesFrame;
      expect(await look(page), `${screen}, ${colorScheme}`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}

/**
 * What must be scrolled sideways, begins too far down, or is too long. A page is opened on a narrow screen: what a script closes
 * there stays closed. The two narrow widths change places from page to page, so that each is set once.
 */
async function widthFaults(page: Page, route: Route, lang: Lang, screens: readonly Screen[]): Promise<string[]> {
  const now = page.viewportSize()?.width;
  const narrow = now === NARROWEST.width ? (['narrowest', 'phone'] as const) : (['phone', 'narrowest'] as const);
  const faults: string[] = [];
  for (const screen of [...narrow, ...screens.filter((each) => each !== 'phone')]) {
    if (page.viewportSize()?.width !== WIDTHS[screen].width) await page.setViewportSize(WIDTHS[screen]);
    const { scrolled, ...places } = await page.evaluate(measurePage);
    if (screen !== 'narrowest') faults.push(...shapeFaults(screen, places, route, lang));
    else if (scrolled > NARROWEST.width) faults.push(`${scrolled} px wide on a screen of ${NARROWEST.width} px`);
  }
  return faults;
}

type Places = Omit<ReturnType<typeof measurePage>, 'scrolled'>;

function shapeFaults(screen: Screen, places: Places, route: Route, lang: Lang): string[] {
  const { heading, ownWords, field, height, footer } = places;
  const { shape } = contentPage(route.id, lang).meta;
  const faults: string[] = [];
  const atMost = (what: string, is: number | undefined, limit: number) => {
    if (is === undefined || is > limit) faults.push(`${what} at ${is} px on a ${screen}, at most ${limit}`);
  };
  // Home has no heading of its own above its words: `home.spec.ts`.
  if (route.view !== 'home') {
    atMost('heading', heading, LIMITS.heading[screen]);
    atMost('own words', ownWords, LIMITS.ownWords[screen]);
  }
  if (shape === 'tool' || (shape === 'directory' && field !== undefined))
    atMost('first field', field, LIMITS.field[screen]);
  if (screen === 'desk') return faults;
  // A chapter that is opened in one language counts for both, and for those that are not opened.
  const counts = !isThorough && pageAbove(route.id) !== undefined ? LANGS.length * CHAPTER_STEP : 1;
  lengths.push(...Array.from({ length: counts }, () => height));
  atMost('end of the page', height, LONGEST);
  atMost('height of the footer', footer, FOOTER);
  return faults;
}

test.afterAll('half of the pages end soon on a phone', () => {
  // A worker that was started anew after a failure has seen few.
  if (lengths.length < 60) return;
  expect(lengths.toSorted((a, b) => a - b)[lengths.length >> 1]).toBeLessThanOrEqual(MEDIAN);
});
