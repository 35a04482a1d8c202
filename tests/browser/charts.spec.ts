import { expect, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { readPdf } from '../../src/files/read-pdf.ts';
import { LANGS } from '../../src/language/lang.ts';
import { hasTurn, isWhole, RELEASE } from '../support/thorough.ts';
import { test } from './reused-page.ts';

/** The smallest letters of a drawing, in pixels. */
const SMALLEST_TEXT = 11;
/** Pages with a chart over years, and the widths of a chart on a phone and on a desk. */
const withChart = catalogue.pages
  .filter((page) => page.lang === 'en' && partsOf(page).some(({ name }) => /^(Release)?Chart$/.test(name)))
  .map(({ id }) => id);

/** Names of texts of a drawing that touch each other, leave the page or are too small. */
const wrongTexts = (page: Page) =>
  page.evaluate((smallest) => {
    const wrong: string[] = [];
    for (const drawing of document.querySelectorAll('[data-points]')) {
      const texts = [...drawing.querySelectorAll('[aria-hidden] text')].map((text) => ({
        name: text.textContent,
        size: Number.parseFloat(getComputedStyle(text).fontSize),
        box: text.getBoundingClientRect(),
      }));
      for (const [index, { name, size, box }] of texts.entries()) {
        if (size < smallest) wrong.push(`${name}: ${size} px`);
        if (box.left < 0 || box.right > document.documentElement.clientWidth) wrong.push(`${name} leaves the page`);
        for (const other of texts.slice(index + 1)) {
          const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
          const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
          // Lines of text have room above and below their letters.
          if (across > 1 && down > 6) wrong.push(`${name} on ${other.name}`);
        }
      }
    }
    return wrong;
  }, SMALLEST_TEXT);

for (const lang of LANGS.filter((each) => hasTurn(each, 0)))
  test(`no two texts of a chart touch, on a phone and on a desk (${lang})`, async ({ page }) => {
    expect(withChart.length).toBeGreaterThan(0);
    for (const id of withChart) {
      await page.goto(pathFor(id, lang));
      await page.evaluate(() => document.fonts.ready);
      for (const width of [360, 752]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft(await wrongTexts(page), `${id} at ${width}`).toEqual([]);
      }
    }
  });

test('a tap shows a figure; arrow keys lead to the one before it', RELEASE, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto(pathFor('top-level/prevention/seizures', 'hi'));
  const points = page.locator('[data-points]').first().locator('[data-point]');
  const [first, last, before] = [points.first(), points.last(), points.nth(-2)];
  await expect(first.locator('text')).toBeHidden();
  await first.locator('rect').tap();
  await expect(first.locator('text')).toBeVisible();
  await expect(first.locator('text')).toHaveText((await first.getAttribute('aria-label'))!);
  await last.focus();
  await expect(last.locator('text')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(before).toBeFocused();
  await expect(before.locator('text')).toBeVisible();
  await context.close();
});

test('without a script a chart is drawn, and a tap shows a figure too', async ({ plain: page }) => {
  await page.goto(pathFor('top-level/prevention/seizures', 'en'));
  const drawing = page.locator('[data-points]').first();
  await expect(drawing).toBeVisible();
  const point = drawing.locator('[data-point]').first();
  await point.locator('rect').click();
  await expect(point.locator('text')).toBeVisible();
});

for (const lang of LANGS)
  test(`every poster fills one page of paper (${lang})`, isWhole(lang, 'hi') ? RELEASE : {}, async ({ page }) => {
    const posters = addressesOf('poster', catalogue).filter((poster) => poster.lang === lang);
    for (const { path } of isWhole(lang, 'hi') ? posters : posters.slice(0, 2)) {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect.soft((await readPdf(await page.pdf({ preferCSSPageSize: true }))).pages, path).toBe(1);
    }
  });
