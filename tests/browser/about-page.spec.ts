import { expect, type Page, test } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { accessibilityFaults } from './axe.ts';

const fold = (page: Page) => page.locator('[data-about-page]');
/** A page with a value that is not confirmed. */
const DOUBTFUL = 'rti/cpio_faa_list';

for (const lang of LANGS)
  for (const javaScriptEnabled of [true, false])
    test(`a sign leads to its line, which opens the fold (${lang}, ${javaScriptEnabled ? 'with' : 'without'} scripts)`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.goto(pathFor(DOUBTFUL, lang));
      await expect(fold(page)).not.toHaveAttribute('open');
      const mark = page.locator('[data-doubt]:visible').last();
      const box = (await mark.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      const target = page.locator((await mark.getAttribute('href'))!);
      await mark.click();
      await expect(fold(page)).toHaveAttribute('open');
      await expect(target).toBeInViewport();
      await context.close();
    });

test('an address that leads into the fold opens it', async ({ page }) => {
  await page.goto(`${pathFor('opium/overview', 'hi')}#source-3`);
  await expect(fold(page)).toHaveAttribute('open');
  await expect(page.locator('#source-3')).toBeInViewport();
});

test('on paper the fold is open, and its files and button are left out', async ({ page }) => {
  await page.goto(pathFor('opium/overview', 'en'));
  await expect(page.locator('#source-1')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  // Style opens it: the page itself stays as it was.
  await expect(fold(page)).not.toHaveAttribute('open');
  expect(await page.locator('#source-1').evaluate((line) => line.getBoundingClientRect().height)).toBeGreaterThan(0);
  expect(await page.locator('#source-1').evaluate((line) => line.checkVisibility())).toBe(true);
  await expect(page.locator('[data-print-page]')).toBeHidden();
});

test('a browser that cannot style the fold opens it for print', async ({ page }) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      !condition.join('').includes('details-content') && supports(...(condition as [string]));
  });
  await page.goto(pathFor('opium/overview', 'en'));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(fold(page)).toHaveAttribute('open');
});

test('the button prints, and appears with scripts only', async ({ page, browser }) => {
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
  );
  await page.goto(pathFor('opium/overview', 'en'));
  await fold(page).locator('> summary').click();
  await page.locator('[data-print-page]').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(pathFor('opium/overview', 'en'));
  await fold(plain).locator('> summary').click();
  await expect(plain.locator('[data-print-page]')).toBeHidden();
  await context.close();
});

test('the open fold fits a phone and has no accessibility fault', async ({ page }) => {
  for (const [index, lang] of LANGS.entries()) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: index === 0 ? 'light' : 'dark' });
    await page.goto(pathFor('opium/overview', lang));
    await fold(page).locator('> summary').click();
    expect(await accessibilityFaults(page, '[data-about-page]'), lang).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lang).toBeLessThanOrEqual(320);
  }
});
