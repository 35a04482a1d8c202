import { expect, type Page } from '@playwright/test';
import { MY_CROP_YEAR, yearKey, yearPath, yearsFilePath } from '../../src/addresses/my-crop-year.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { stepsOf } from '../../src/domain/crop-year.ts';
import { isDistrictOffice, townOf } from '../../src/domain/district-offices.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { translator } from '../../src/words/strings.ts';
import { accessibilityFaults } from './axe.ts';
import { isThorough, RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { test as offlineTest } from './offline.ts';
import { test } from './reused-page.ts';

const [OFFICE = '', OTHER = ''] = [...catalogue.offices.keys()].filter(isDistrictOffice);
const KIND = 'straw';
const KEY = yearKey(OFFICE, KIND);
const town = (lang: Lang) => townOf(catalogue.offices.get(OFFICE)!, lang);
const weighing = stepsOf(KIND, catalogue.calendar.steps).find(({ id }) => id === 'weighing')!;
const slot = (page: Page) => page.locator('main [data-years]');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('crop-year'));
const at = (page: Page, moment: string) => page.clock.setFixedTime(new Date(moment));
const SLOTS = ['home/home', 'opium/overview'];

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);

  if (isNext())
    test(`choose once, see it on the front page and the hub, remove it in one tap (${lang})`, async ({
      clocked: page,
    }) => {
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url() + (request.postData() ?? '')));
      await at(page, '2027-04-10T12:00:00+05:30');
      await page.goto(pathFor('home/home', lang));
      await expect(slot(page)).toContainText(t('myYear.choose'));
      expect(addresses.filter((address) => address.includes('my-crop-year'))).toEqual([]);
      await slot(page).getByRole('link').click();
      await page.locator(`main a[href="${yearPath(OFFICE, KIND, lang)}"]`).click();
      await page.getByRole('button', { name: t('myYear.remember') }).click();
      await expect(page.getByRole('button', { name: t('myYear.forget') })).toBeFocused();
      expect(await stored(page)).toBe(KEY);

      addresses.length = 0;
      for (const route of SLOTS) {
        for (const view of ['first', 'again']) {
          await page.goto(pathFor(route, lang));
          await expect(slot(page), view).toContainText(weighing.duty[lang]);
          await expect(slot(page)).toContainText(town(lang));
          await expect(slot(page)).not.toContainText(t('myYear.choose'), { useInnerText: true });
          await expect(page.locator('[data-general-month]')).toBeHidden();
        }
      }
      // The choice stays on the device: all offices come in one file.
      expect(addresses.filter((address) => address.includes(OFFICE))).toEqual([]);
      expect(addresses.filter((address) => address.endsWith(yearsFilePath(lang))).length).toBeGreaterThan(0);

      await slot(page)
        .getByRole('button', { name: t('myYear.forget') })
        .click();
      await expect(slot(page).getByRole('status')).toHaveText(t('myYear.removed'));
      await expect(slot(page)).toContainText(t('myYear.choose'));
      await expect(page.locator('[data-general-month]').first()).toBeVisible();
      expect(await stored(page)).toBeNull();
      expect(await page.evaluate(() => caches.has('cbn-crop-years'))).toBe(false);
    });

  if (isNext())
    test(
      `the page of an office has no accessibility faults and fits a phone; nothing jumps (${lang})`,
      RELEASE,
      async ({ clocked: page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.emulateMedia({ colorScheme: lang === 'hi' ? 'dark' : 'light' });
        await at(page, '2027-04-10T12:00:00+05:30');
        await page.goto(yearPath(OFFICE, 'gum', lang));
        expect(await accessibilityFaults(page, 'main')).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
        await page.evaluate((key) => localStorage.setItem('crop-year', key), KEY);
        for (const route of SLOTS) {
          await page.goto(pathFor(route, lang));
          await expect(slot(page).getByRole('button', { name: t('myYear.forget') })).toBeVisible();
          expect(await shiftOf(page), route).toBeLessThan(0.02);
          if (isThorough || route === SLOTS[0])
            expect(await accessibilityFaults(page, 'main [data-years]')).toEqual([]);
        }
        await page.goto(pathFor(MY_CROP_YEAR, lang));
        const first = await page.locator('main ul ul a').first().boundingBox();
        await slot(page)
          .getByRole('button', { name: t('myYear.forget') })
          .click();
        await page.reload();
        const alone = await page.locator('main ul ul a').first().boundingBox();
        expect(alone!.y).toBeLessThan(first!.y);
        expect(alone!.y).toBeLessThanOrEqual(460);
      },
    );

  if (isNext())
    test(`without scripts everything is there but the button; the month is that of the build (${lang})`, async ({
      plain: page,
    }) => {
      await page.goto(pathFor(MY_CROP_YEAR, lang));
      await page.locator(`main a[href="${yearPath(OFFICE, KIND, lang)}"]`).click();
      await expect(page.getByRole('main')).toContainText(weighing.duty[lang]);
      await expect(page.getByRole('button', { name: t('myYear.remember') })).toBeHidden();
      const month = page.locator('main [data-month]:visible');
      await expect(month).toHaveCount(1);
      const months = (await month.getAttribute('data-month'))!.split(' ');
      expect(months).toContain(String(Number(buildDay().slice(5, 7))));
    });
}

test('an office that is no more is forgotten, and the page is as without a choice', async ({ page }) => {
  await page.goto('/robots.txt');
  for (const stale of someOf(['doo-nowhere/gum', `${OFFICE}/seed`, '"><b>', OFFICE], 2)) {
    await page.evaluate((key) => localStorage.setItem('crop-year', key), stale);
    await page.goto(pathFor('home/home', 'en'));
    await expect(slot(page)).toContainText(translator('en')('myYear.choose'), { useInnerText: true });
    expect(await stored(page)).toBeNull();
  }
});

test('another office takes the place of the first; going back shows the new one', RELEASE, async ({ page }) => {
  const t = translator('en');
  await page.goto(yearPath(OFFICE, 'gum', 'en'));
  await page.getByRole('button', { name: t('myYear.remember') }).click();
  await page.goto(pathFor('home/home', 'en'));
  await expect(slot(page)).toContainText(town('en'));
  await page.goto(yearPath(OTHER, 'gum', 'en'));
  await expect(page.getByRole('button', { name: t('myYear.forget') })).toBeHidden();
  await page.getByRole('button', { name: t('myYear.remember') }).click();
  await page.goBack();
  await expect(slot(page)).toContainText(townOf(catalogue.offices.get(OTHER)!, 'en'));
});

offlineTest(
  'without a network the front page, the hub and the page of the office show it as it was last seen',
  RELEASE,
  async ({ page, site }) => {
    const t = translator('hi');
    await at(page, '2027-04-10T12:00:00+05:30');
    await page.goto(site.address + yearPath(OFFICE, KIND, 'hi'));
    await page.getByRole('button', { name: t('myYear.remember') }).click();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), yearPath(OFFICE, KIND, 'hi')))
      .toBe(true);
    for (const route of SLOTS) {
      await page.goto(site.address + pathFor(route, 'hi'));
      await expect(slot(page)).toContainText(weighing.duty.hi);
    }
    await expect
      .poll(() => page.evaluate((path) => caches.match(path).then(Boolean), pathFor('opium/overview', 'hi')))
      .toBe(true);

    await site.down();
    for (const path of [...SLOTS.map((route) => pathFor(route, 'hi')), yearPath(OFFICE, KIND, 'hi')]) {
      await page.goto(site.address + path);
      await expect(page.getByRole('main')).toContainText(weighing.duty.hi);
      await expect(page.locator('main [data-copy-line]')).toBeVisible();
    }
    await page.goto(site.address + pathFor('home/home', 'hi'));
    await expect(slot(page)).toContainText(weighing.duty.hi);
    await slot(page)
      .getByRole('button', { name: t('myYear.forget') })
      .click();
    expect(await stored(page)).toBeNull();
  },
);

test('where the crop year cannot be fetched and was never seen, the page is whole and leads to it', async ({
  page,
}) => {
  await page.route(yearsFilePath('en'), (route) => route.fulfill({ status: 404 }));
  await page.goto('/robots.txt');
  await page.evaluate((key) => localStorage.setItem('crop-year', key), KEY);
  await page.goto(pathFor('home/home', 'en'));
  await expect(page.locator('[data-general-month]').first()).toBeVisible();
  const link = slot(page).getByRole('link', { name: translator('en')('myYear.open') });
  await expect(link).toHaveAttribute('href', yearPath(OFFICE, KIND, 'en'));
  expect(await stored(page)).toBe(KEY);
});

/** By how much what was seen has moved since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}
