import { expect, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { translator } from '../../src/words/strings.ts';
import { accessibilityFaults } from './axe.ts';
import { isThorough, RELEASE, someOf } from '../support/thorough.ts';
import { expectCopy, line, pagesOf, registrations, save, test } from './offline.ts';

test('without a network pages of all packs open, styled and dated, and its tools work', async ({ page, site }) => {
  for (const id of catalogue.packs.keys()) await save(page, site, id, 'en');
  await site.down();
  const paths = new Set([...catalogue.packs.keys()].flatMap((id) => pagesOf(id, 'en')));
  for (const path of someOf([...paths], 8)) await expectCopy(page, site.address + path, 'en');

  await page.goto(`${site.address}/en/exim/substances/?q=ketamine`);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/);
});

test('without a network pages of a pack in Hindi open, styled and dated', RELEASE, async ({ page, site }) => {
  await save(page, site, 'cultivator', 'hi');
  await site.down();
  const paths = pagesOf('cultivator', 'hi');
  for (const path of someOf(paths, 6)) await expectCopy(page, site.address + path, 'hi');
});

test('visited pages open again without a network; an address that is not kept gets a page that helps', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/en/opium/forms/`);
  expect(await registrations(page)).toBe(0);
  await page.locator('footer a[href="/en/opium/Policy/"]').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toEqual(['/en/offline/', '/en/opium/Policy/', '/en/opium/forms/']);
  await page.goto(`${site.address}/en/opium/notifications/?kind=cultivation`);
  await expect.poll(() => keptPaths(page)).toContain('/en/opium/notifications/');
  await page.goto(`${site.address}/en/no-such-page/`);
  await page.goto(`${site.address}/en/opium/forms`);
  expect(await keptPaths(page)).toHaveLength(4);

  await site.down();
  for (const path of ['/en/opium/forms/', '/en/opium/Policy/', '/en/opium/notifications/']) {
    await expectCopy(page, site.address + path, 'en');
  }
  const response = await page.goto(`${site.address}/en/employee/agt/`);
  expect(response?.status()).toBe(503);
  await expect(line(page)).toContainText('/en/employee/agt/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('en')('offline.title'));
  await expect(page.locator('[data-kept] li a')).toHaveCount(3);
});

test(
  'the page about it has no accessibility fault; a slow network is called slow',
  RELEASE,
  async ({ page, context, site }) => {
    await save(page, site, 'rti', 'hi');
    site.before = (path) => (path === '/hi/rti/manuals/' ? new Promise(() => {}) : undefined);
    const slowPage = await context.newPage();
    const slow = slowPage.goto(`${site.address}/hi/rti/manuals/`);
    for (const [colorScheme, width] of [
      ['dark', 1280],
      ['light', 320],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.locator('summary', { hasText: /\d/ }).first().click();
      if (isThorough || colorScheme === 'dark')
        expect(await accessibilityFaults(page, 'main'), colorScheme).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await slow;
    await expect(line(slowPage)).toContainText(translator('hi')('offline.lineSlow').split('{')[0]!.trim());
    expect(await accessibilityFaults(slowPage, '[data-copy-line]')).toEqual([]);
  },
);

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('cbn-pages')).keys()).map(({ url }) => new URL(url).pathname).toSorted(),
  );
}
