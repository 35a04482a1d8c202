import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/i18n/lang.ts';
import { readPdf } from '../../src/lib/read-pdf.ts';

for (const lang of LANGS)
  test(`the pledge prints on one sheet (${lang})`, async ({ page }) => {
    await page.goto(`/${lang}/others/pledge/`);
    await page.evaluate(() => document.fonts.ready);
    const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
    expect(pages).toBe(1);
  });
