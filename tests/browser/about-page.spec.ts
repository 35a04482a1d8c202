import { expect, type Page } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, RELEASE, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

const fold = (page: Page) => page.locator('[data-about-page]');
/** A page with a value that is not confirmed. */
const DOUBTFUL = 'rti/cpio_faa_list';

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const signOpens = async (page: Page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathFor(DOUBTFUL, lang));
    await expect(fold(page)).not.toHaveAttribute('open');
    const mark = page.locator('[data-doubt]:visible').last();
    const box = (await mark.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    const target = page.locator((await mark.getAttribute('href'))!);
    await mark.click();
    await expect(fold(page)).toHaveAttribute('open');
    await expect(target).toBeInViewport();
  };

  if (isNext())
    test(`a sign leads to its line, which opens the fold (${lang})`, async ({ page }) => {
      await signOpens(page);
    });

  if (isNext())
    test(`without scripts a sign leads to its line, which opens the fold (${lang})`, async ({ plain }) => {
      await signOpens(plain);
    });
}

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

test('a browser that cannot style the fold opens it for print', RELEASE, async ({ page }) => {
  const script = await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (...condition: string[]) =>
      !condition.join('').includes('details-content') && supports(...(condition as [string]));
  });
  await page.goto(pathFor('opium/overview', 'en'));
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(fold(page)).toHaveAttribute('open');
  await script.dispose();
});

test('the button prints, and appears with scripts only', RELEASE, async ({ page, plain }) => {
  await page.goto(pathFor('opium/overview', 'en'));
  await page.evaluate(() =>
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
  );
  await fold(page).locator('> summary').click();
  await page.locator('[data-print-page]').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await plain.goto(pathFor('opium/overview', 'en'));
  await fold(plain).locator('> summary').click();
  await expect(plain.locator('[data-print-page]')).toBeHidden();
});

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`the open fold fits a phone and has no accessibility fault (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: lang === 'en' ? 'light' : 'dark' });
    await page.goto(pathFor('opium/overview', lang));
    await fold(page).locator('> summary').click();
    expect(await accessibilityFaults(page, '[data-about-page]')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
