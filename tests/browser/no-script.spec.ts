import { expect } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { contentPage } from '../support/content-pages.ts';
import { someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

for (const lang of LANGS) {
  // The pages are finished HTML in both languages; what could hide their text is the same in the twin.
  const pages = someOf(
    everyPageOut().filter((page) => page.lang === lang),
    LANGS.indexOf(lang) + 17,
  );
  test(`pages can be read without scripts on a phone (${lang})`, async ({ plain: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { route, path } of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const read = await page.locator('main').innerText();
      const [firstWords = ''] = contentPage(route.id, lang)
        .body.trim()
        .replace(/^#+ (.*)\n[^]*/, '$1')
        .replace(/^(?:-|\d+\.) /, '')
        .split(/[<*.।:;,'"]/);
      expect(read.replace(/\s+/g, ' '), path).toContain(firstWords.trim());
    }
  });
}
