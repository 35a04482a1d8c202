import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { everyPage, ROUTES } from '../../src/addresses/routes.ts';
import { contentPage } from '../support/content-pages.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const lang of LANGS) {
  // The pages are finished HTML in both languages; what could hide their text is the same in the twin.
  const pages = everyPage().filter(
    (page) => page.lang === lang && ROUTES.indexOf(page.route) % 2 === LANGS.indexOf(lang),
  );
  test(`every second page can be read without scripts on a phone (${lang})`, async ({ page }) => {
    test.setTimeout(180_000);
    for (const { route, path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const read = await page.locator('main').innerText();
      const [firstWords = ''] = contentPage(route.id, lang)
        .body.trim()
        .split(/[<*.।:;,'"]/);
      expect(read.replace(/\s+/g, ' '), path).toContain(firstWords.trim());
    }
  });
}
