import { expect } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { routes } from '../../src/addresses/routes.ts';
import { isThorough } from '../support/thorough.ts';
import { accessibilityFaults, faultsBesidesFrame, faultsInMarkup } from './axe.ts';
import { test } from './shared-page.ts';

const NARROWEST = 320;
/** Phone in the light scheme, desk in the dark one. */
const SCREENS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const ALL_SCREENS = [...SCREENS, { width: 360, colorScheme: 'dark' }, { width: 1280, colorScheme: 'light' }] as const;

for (const { route, lang, path } of everyPageOut()) {
  const place = routes().indexOf(route);
  // What is drawn is looked at in one language of each page, in turn on a phone and on a desk; the markup in both.
  const isDrawn = isThorough || place % LANGS.length === LANGS.indexOf(lang);
  const turn = Math.floor(place / LANGS.length) % SCREENS.length;
  const screens = isThorough ? ALL_SCREENS : SCREENS.slice(turn, turn + 1);

  test(`${path} loads clean, fits the screen, and has no accessibility fault`, async ({ shared }) => {
    const { page, problems } = shared;
    problems.length = 0;
    for (const { width, colorScheme } of screens) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: NARROWEST, height: 800 });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest, `no sideways scrolling at ${NARROWEST} px`).toBeLessThanOrEqual(NARROWEST);
      if (isDrawn) await page.setViewportSize({ width, height: 800 });
      // The frame is the same everywhere; it is looked at on the pages with a view of their own, and in `frame.spec.ts`.
      const look = !isDrawn ? faultsInMarkup : route.view ? accessibilityFaults : faultsBesidesFrame;
      expect(await look(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(problems).toEqual([]);
  });
}
