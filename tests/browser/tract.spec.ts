import { expect, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { accessibilityFaults } from './axe.ts';
import { isThorough, RELEASE, takeTurns } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 900 };
/** A4 between its margins, in pixels. */
const PAPER = { width: 680, height: 1046 };

const districts = [...catalogue.officePlaces].filter(([, { kind }]) => kind === 'district').map(([id]) => id);
const tile = (page: Page, id: string) => page.locator(`a[href="#district-${id}"]`);
const card = (page: Page, id: string) => page.locator(`#district-${id}`);
const shownCards = (page: Page) => page.locator('[id^=district-][tabindex]').filter({ visible: true });

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const path = pathFor('opium/overview/tract', lang);

  if (isNext())
    test(`a tap on a district shows its card and no other, on phone and desk (${lang})`, async ({ page }) => {
      for (const screen of [PHONE, DESK]) {
        await page.setViewportSize(screen);
        await page.goto(path);
        await expect(shownCards(page)).toHaveCount(0);
        for (const id of ['kota', 'ujjain', 'ghazipur']) {
          await tile(page, id).click();
          await expect(card(page, id)).toBeInViewport();
          await expect(shownCards(page)).toHaveCount(1);
        }
        // On the desk the map stays in sight beside the card.
        if (screen === DESK) await expect(tile(page, 'ghazipur')).toBeInViewport();
        // A chosen district is looked at in the dark below, the page itself with all others.
        if (!isThorough) continue;
        // The bar that stays would cover tiles.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await accessibilityFaults(page, 'main')).toEqual([]);
      }
    });

  if (isNext())
    test(`without a script, by the keyboard: Tab, Enter, on into the card, and back (${lang})`, async ({
      plain: page,
    }) => {
      await page.setViewportSize(PHONE);
      await page.goto(path);
      const [first = '', second = ''] = await page
        .locator('a[href^="#district-"]')
        .evaluateAll((tiles) => tiles.map((each) => each.getAttribute('href')!.slice('#district-'.length)));
      await tile(page, first).focus();
      await page.keyboard.press('Tab');
      await expect(tile(page, second)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(card(page, second)).toBeFocused();
      await expect(card(page, second)).toBeInViewport();
      await page.keyboard.press('Tab');
      expect(await card(page, second).evaluate((own) => own.contains(document.activeElement))).toBe(true);
      await card(page, second).locator('a[href="#tract-map"]').click();
      await expect(shownCards(page)).toHaveCount(0);
      await expect(tile(page, second)).toBeInViewport();
    });

  if (isNext())
    test(`tiles are large enough for a finger, and no name is cut or pushes the page aside (${lang})`, async ({
      page,
    }) => {
      await page.goto(path);
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const tiles = await page.locator('a[href^="#district-"]').evaluateAll((all) =>
          all.map((each) => ({
            id: each.getAttribute('href')?.slice('#district-'.length),
            height: each.clientHeight,
            wide: each.clientWidth,
            isCut: each.scrollWidth > each.clientWidth || each.scrollHeight > each.clientHeight,
            size: parseFloat(getComputedStyle(each).fontSize),
          })),
        );
        const drawn = new Map(tiles.map((each) => [each.id, each]));
        for (const id of districts) {
          const { height = 0, wide = 0, isCut = true, size = 0 } = drawn.get(id) ?? {};
          expect.soft(Math.min(height, wide), `${id} at ${width}`).toBeGreaterThanOrEqual(44);
          expect.soft(size, id).toBeGreaterThanOrEqual(12);
          expect.soft(isCut, `${id} at ${width}`).toBe(false);
        }
      }
    });

  if (isNext())
    test(`map and list print on the first page (${lang})`, RELEASE, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.setViewportSize(PAPER);
      await page.emulateMedia({ media: 'print' });
      const bottom = await page
        .locator('main details table')
        .first()
        .evaluate((table) => table.getBoundingClientRect().bottom);
      expect(bottom).toBeLessThanOrEqual(PAPER.height);
      await expect(shownCards(page)).toHaveCount(0);
    });
}

test('in the dark and in forced colours the chosen district stands out', RELEASE, async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${pathFor('opium/overview/tract', 'hi')}#district-neemuch`);
  await expect(card(page, 'neemuch')).toBeVisible();
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(tile(page, 'neemuch')).toHaveCSS('outline-style', 'solid');
  await expect(tile(page, 'mandsaur')).toHaveCSS('outline-style', 'none');
});
