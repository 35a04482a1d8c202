import { expect } from '@playwright/test';
import { shortPath } from '../../src/addresses/short.ts';
import { SITE_ADDRESS } from '../../src/addresses/site-address.ts';
import { registerPages } from '../../src/content/register-pages.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { RELEASE, takeTurns } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const PAGE = 'rti/manuals';

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor(PAGE, lang);

  if (isNext())
    test(`${path}: the button opens the device's own list`, async ({ page }) => {
      const script = await page.addInitScript(() => {
        Object.assign(navigator, { share: async (given: object) => Object.assign(window, { given }) });
      });
      await page.goto(path);
      await page.getByRole('button', { name: t('share.button') }).click();
      const given = await page.evaluate(() => (window as unknown as { given: object }).given);
      expect(given).toEqual({ title: await page.title(), url: page.url() });
      await script.dispose();
    });

  if (isNext())
    test(`${path}: without such a list the address is copied, and said so`, async ({ fresh: page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => delete (Navigator.prototype as { share?: unknown }).share);
      await page.goto(`${path}?a=1#name=Ram`);
      const button = page.getByRole('button', { name: t('share.button') });
      await button.click();
      await expect(page.getByText(t('share.copied'))).toBeVisible();
      // Names stay where they were typed.
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url().replace('#name=Ram', ''));
    });

  if (isNext())
    test(`${path}: on paper the short address and its code, on the screen neither`, async ({ page }) => {
      await page.goto(path);
      const address = page.getByText(shortPath(path).slice(1), { exact: false });
      const code = page.locator(`[data-qr="${SITE_ADDRESS}${shortPath(path)}"]`);
      await expect(address).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      await expect(address).toBeVisible();
      const box = await code.boundingBox();
      // Two centimetres and more: a telephone reads it at arm's length.
      expect(box!.width).toBeGreaterThanOrEqual(75);
      await expect(page.getByRole('button', { name: t('share.button') })).toBeHidden();
    });

  if (isNext())
    test(`the short address of ${path} leads to it, however it is typed`, async ({ request }) => {
      for (const typed of [shortPath(path), `${shortPath(path)}/`, shortPath(path).toUpperCase()]) {
        const response = await request.get(typed, { maxRedirects: 0 });
        expect(response.status(), typed).toBe(308);
        expect(response.headers()['location']).toBe(path);
      }
    });
}

test('without scripts there is no button', async ({ plain: page }) => {
  await page.goto(pathFor(PAGE, 'en'));
  await expect(page.locator('[data-share]')).toBeHidden();
});

test.describe('from a list to a record', () => {
  const list = pathFor(registerPages[0]!.route, 'en');

  test('the title that was pressed moves to the heading', RELEASE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(list);
    const link = page.locator('[data-title]').first();
    const named = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (each) => getComputedStyle(each).getPropertyValue('view-transition-name') === 'record',
          ).length,
      );
    expect(await named()).toBe(0);
    await page.evaluate(() => {
      addEventListener('pageswap', (event) => {
        const swap = event as Event & { viewTransition: object | null };
        sessionStorage.setItem('swap', swap.viewTransition ? document.activeElement!.textContent! : 'none');
      });
    });
    const title = await link.textContent();
    await link.click();
    await page.waitForURL(/\/records\//);
    expect(await named()).toBe(1);
    expect(await page.evaluate(() => sessionStorage.getItem('swap'))).toBe(title);
  });

  test('nothing moves for readers who asked for less motion', RELEASE, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(list);
    await page.evaluate(() => {
      addEventListener('pageswap', (event) => {
        sessionStorage.setItem('swap', String((event as Event & { viewTransition: object | null }).viewTransition));
      });
    });
    await page.locator('[data-title]').first().click();
    await page.waitForURL(/\/records\//);
    expect(await page.evaluate(() => sessionStorage.getItem('swap'))).toBe('null');
  });
});
