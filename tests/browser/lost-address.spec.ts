import { expect } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { contentPage } from '../support/content-pages.ts';
import { RELEASE } from '../support/thorough.ts';
import { test } from './reused-page.ts';

for (const lang of LANGS) {
  test(`a misspelt address in ${lang} offers the page in this language, and its words in the search box`, async ({
    page,
  }) => {
    const response = await page.goto(`/${lang}/opium/measurment`);
    expect(response?.status()).toBe(404);
    const column = page.locator(`section[lang=${lang}]`).filter({ has: page.locator('[data-guess]') });
    await expect(column.getByText(translator(lang)('notFound.guess'))).toBeVisible();
    const wanted = contentPage('opium/overview/measurement', lang).meta.title;
    await expect(column.getByRole('link', { name: wanted })).toHaveAttribute(
      'href',
      pathFor('opium/overview/measurement', lang),
    );
    expect(await column.locator('[data-guess] a').count()).toBeLessThanOrEqual(3);
    await expect(column.getByRole('textbox')).toHaveValue('measurment');
    await expect(page.locator('[data-guess]:visible')).toHaveCount(1);
  });
}

test('an address without a language offers the page in both', async ({ page }) => {
  await page.goto('/contact-us.html');
  for (const lang of LANGS)
    await expect(page.locator(`[data-guess=${lang}] a[href="${pathFor('about/contact', lang)}"]`)).toBeVisible();
});

test('an address like no page offers nothing', async ({ page }) => {
  const list = page.waitForResponse('**/data/addresses.json');
  await page.goto('/en/zzzzqq/');
  await (await list).finished();
  await expect(page.locator('[data-guess]:visible')).toHaveCount(0);
});

test('without scripts the page helps as ever', RELEASE, async ({ plain: page }) => {
  await page.goto('/en/opium/measurment');
  await expect(page.locator('[data-guess]:visible')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
