import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';

test('the skip link comes first and leads into the page', async ({ page }) => {
  for (const [path, name] of [
    ['/en/opium/forms/', 'Skip to main content'],
    ['/hi/opium/forms/', 'मुख्य सामग्री पर जाएं'],
  ] as const) {
    await page.goto(path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  }
});

test('the language button is within the first screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/hi/rti/manuals/');
  await expect(page.getByRole('link', { name: 'English', exact: true })).toBeInViewport({ ratio: 1 });
});

test.describe('pages outside the route table', () => {
  for (const path of ['/en/no-such-page/', '/hi/no-such-page/']) {
    for (const width of [320, 1280]) {
      test(`${path} at ${width} px has no accessibility fault and fits`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      });
    }
  }
});

test.describe('states that axe must see open', () => {
  // In the other scheme each front page is looked at in `pages.spec.ts`.
  for (const [state, colorScheme] of (['dark', 'light'] as const).entries()) {
    for (const lang of LANGS.filter((each) => hasTurn(each, state))) {
      test(`open menu and dark or light colours: ${lang}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(`/${lang}/exim/substances/`);
        await page.locator('[data-menu] summary').nth(2).click();
        expect(await accessibilityFaults(page, 'header')).toEqual([]);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.locator('button[popovertarget]').first().click();
        await page.locator('[data-menu] summary').nth(2).click();
        expect(await accessibilityFaults(page, 'header')).toEqual([]);
        await page.goto(`/${lang}/home/`);
        expect(await accessibilityFaults(page)).toEqual([]);
      });
    }
  }
});

test('a page prints without menus and buttons, and says where it comes from', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/hi/opium/Eligible/');
  await expect(page.locator('nav:visible, button:visible')).toHaveCount(0);
  await expect(page.locator('[data-carousel]')).toBeHidden();
  await expect(page.locator('#site-search').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('केंद्रीय नारकोटिक्स ब्यूरो').first()).toBeVisible();
  await expect(page.getByText('अंतिम अद्यतन:')).toBeVisible();
});
