import { expect, type Page } from '@playwright/test';
import type { Lang } from '../../src/language/lang.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { accessibilityFaults } from './axe.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const HEAVY = ['/hi/opium/overview/', '/en/exim/substances/', '/hi/prevention/', '/en/exim/overview/', '/hi/home/'];
const SCHEMES = ['dark', 'light'] as const;
/** The frame is the same everywhere: it is looked at once. */
const BRIEFLY = ['/hi/others/pledge/', '/en/home/'];
const LOOKED_AT = { '/hi/others/pledge/': undefined, '/en/home/': 'main', '/en/registration/': 'main' };

const choose = async (page: Page, lang: Lang, ...keys: string[]) => {
  const t = translator(lang);
  await page.getByRole('button', { name: t('reading.label') }).click();
  for (const key of keys) await page.getByRole('radio', { name: t(`reading.${key}`), exact: true }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: t('reading.label') })).toBeFocused();
};
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('comfort'));
const textSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
const keep = async (page: Page, value: string) => {
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('comfort', text), value);
};

test('text size and contrast are remembered over pages and languages, and can be undone', async ({ page }) => {
  await page.goto('/en/others/wim/');
  const usual = await textSize(page);
  expect(await stored(page)).toBeNull();
  await choose(page, 'en', 'larger', 'high');
  const large = await textSize(page);
  expect(parseFloat(large)).toBeGreaterThan(parseFloat(usual) * 1.4);

  await page.goto('/hi/others/disclaimer/');
  expect(await textSize(page)).toBe(large);
  await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high');
  await expect(page.locator('[data-reading-panel] [value=larger]')).toBeChecked();
  await choose(page, 'hi', 'normal', 'asDevice');
  expect(await textSize(page)).toBe(usual);
  expect(await stored(page), 'nothing is kept any more').toBeNull();
});

test('a nonsense stored value does no harm', RELEASE, async ({ page }) => {
  const problems: string[] = [];
  onPageError(page, (error) => problems.push(error.message));
  for (const value of ['<b>', '{"text":"huge","contrast":7}']) {
    await page.goto('/en/others/wim/');
    await page.evaluate((text) => localStorage.setItem('comfort', text), value);
    await page.reload();
    await choose(page, 'en', 'large');
    expect(await stored(page)).toContain('large');
  }
  expect(problems).toEqual([]);
});

test('the largest text at 320 px needs no sideways scrolling', RELEASE, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await keep(page, '{"text":"larger","contrast":"high"}');
  for (const path of HEAVY) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: translator('hi')('reading.label') }).click();
  await expect(page.locator('[data-reading-panel]')).toBeInViewport({ ratio: 1 });
});

test('high contrast has 7:1 for text and no accessibility fault, light and dark', RELEASE, async ({ page }) => {
  await keep(page, '{"contrast":"high"}');
  for (const [index, [path, part]] of Object.entries(LOOKED_AT).entries()) {
    if (!isThorough && !BRIEFLY.includes(path)) continue;
    await page.goto(path);
    for (const colorScheme of isThorough ? SCHEMES : SCHEMES.slice(index % 2).slice(0, 1)) {
      await page.emulateMedia({ colorScheme });
      const faults = await accessibilityFaults(page, part, 'color-contrast-enhanced');
      expect(faults, `${path}, ${colorScheme}`).toEqual([]);
    }
  }
});
