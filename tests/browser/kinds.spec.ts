import { expect } from '@playwright/test';
import { addressesOf, everyHtmlPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { keysOf } from '../../src/lib/keys.ts';
import { someOfEachKind } from '../support/of-each-kind.ts';
import { SCREENS } from '../support/shape-limits.ts';
import { isThorough } from '../support/thorough.ts';
import { accessibilityFaults, faultsBesidesFrame } from './axe.ts';
import { test } from './shared-page.ts';

const NARROWEST = { width: 320, height: 800 };
// Routes and chapters are looked at in `pages.spec.ts`; in `npm test` the other kinds have tests of their own, each in some states.
const others = [...everyHtmlPage(catalogue).filter(({ kind }) => kind !== 'page'), ...addressesOf('embed', catalogue)];

if (isThorough)
  for (const { path, kind } of someOfEachKind(others))
    test(`${path} (${kind}) loads clean, fits, and has no accessibility fault in both schemes`, async ({
      looked: { page, problems },
    }) => {
      problems.length = 0;
      const look = kind === 'embed' ? accessibilityFaults : faultsBesidesFrame;
      await page.setViewportSize(NARROWEST);
      for (const screen of keysOf(SCREENS))
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          const response = await page.goto(path);
          expect(response?.status()).toBe(200);
          if (page.viewportSize()?.width === NARROWEST.width)
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
              NARROWEST.width,
            );
          await page.setViewportSize(SCREENS[screen]);
          expect(await look(page), `${screen}, ${colorScheme}`).toEqual([]);
        }
      expect(problems).toEqual([]);
    });
