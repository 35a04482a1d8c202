import { expect, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import { catalogue } from '../../src/content/catalogue.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { LANGS } from '../../src/language/lang.ts';
import { readPdf } from '../../src/files/read-pdf.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { SITE_ADDRESS } from '../../src/addresses/site-address.ts';
import { isWhole, RELEASE, someOf } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

/** 9 points, in pixels. */
const SMALLEST_TEXT = 12;
/** The width of A4 between its margins, in pixels. */
const PAPER_WIDTH = 680;

const sheets = addressesOf('sheet', catalogue);

for (const lang of LANGS) {
  // Hindi takes more room: where it fits, English does; `npm run test:all` tries all.
  const own = sheets.filter((sheet) => sheet.lang === lang).map(({ path }) => path);
  const paths = [...(isWhole(lang, 'hi') ? own : own.slice(0, 1)), pathFor('others/pledge', lang)];

  test(
    `every sheet prints on one page, in letters that can be read, with a code that scans (${lang})`,
    isWhole(lang, 'hi') ? {} : RELEASE,
    async ({ page }) => {
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
        expect.soft(pages, path).toBe(1);

        await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
        await page.emulateMedia({ media: 'print' });
        const { smallest, widest } = await measure(page);
        expect.soft(smallest, path).toBeGreaterThanOrEqual(SMALLEST_TEXT);
        expect.soft(widest, path).toBeLessThanOrEqual(PAPER_WIDTH);
      }
      // The pledge is still open, as it is on paper.
      const code = page.locator('svg[data-qr]');
      expect(await scan(page, await code.screenshot())).toBe(SITE_ADDRESS + paths.at(-1));
    },
  );
}

test('sheets fit a phone and have no accessibility fault', async ({ page }) => {
  // Each in one language and one colour scheme; every fifth of them, as one view draws them all.
  const seen = someOf(
    sheets.filter((_, index) => index % 4 === 0 || index % 4 === 3),
    5,
  );
  for (const [index, { path }] of seen.entries()) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    await page.goto(path);
    expect(await accessibilityFaults(page, 'main'), path).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

/** The smallest letters that are shown, and how wide the page is. */
function measure(page: Page): Promise<{ smallest: number; widest: number }> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let smallest = Infinity;
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      if (walker.currentNode.textContent!.trim() === '' || element.closest('.visually-hidden')) continue;
      if (element.checkVisibility()) smallest = Math.min(smallest, parseFloat(getComputedStyle(element).fontSize));
    }
    return { smallest, widest: document.documentElement.scrollWidth };
  });
}

/** What a reader of QR codes finds in a picture. */
async function scan(page: Page, png: Buffer): Promise<string | undefined> {
  const { data, width, height } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const image = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    return { data: Array.from(image.data), width: image.width, height: image.height };
  }, png.toString('base64'));
  return jsQR(Uint8ClampedArray.from(data), width, height)?.data;
}
