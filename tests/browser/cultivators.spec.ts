import { readFileSync, statSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { catalogue } from '../../src/content/catalogue.ts';
import { CATEGORIES, CULTIVATION_UNITS, listPath, POLICIES } from '../../src/addresses/cultivator-lists.ts';
import { fill, formatNumber } from '../../src/language/format.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isWhole } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';

const KB = 1024;
const offices = parse(readFileSync('content/offices.yaml', 'utf8')) as Record<string, { unit: string }>;
const district = Object.keys(offices).filter((id) => id.startsWith('doo-'));
/** The lists of the newest crop year as the source has them, by `category,office,policy`. */
const year =
  catalogue.cultivatorLists
    .map(({ cropYear }) => cropYear)
    .toSorted()
    .at(-1) ?? '';
const lists = Map.groupBy(
  year === '' ? [] : readFileSync(`content/cultivators/${year}.csv`, 'utf8').trim().split('\n').slice(1),
  (line) => line.split(',').slice(0, 3).join(),
);
/** One of those that fill no more than a page, whatever the content is. */
const [name = '', lines = []] =
  [...lists].find(([key, { length }]) => key.startsWith('eligible,') && length > 1 && length <= 100) ?? [];
const [category = '', office = '', policy = ''] = name.split(',');
const unit = offices[office]?.unit ?? '';
const source = lines.map((line) => line.split(','));
const KEY = { year, category, office, policy };
const QUERY = `?category=${category}&unit=${unit}&office=${office}&policy=${policy}`;
const isSpecimen = catalogue.cultivatorLists.some(({ cropYear, specimen }) => cropYear === year && specimen);
const otherPolicy = POLICIES.find((each) => each !== policy)!;
const otherUnitOffice = district.find((id) => offices[id]!.unit !== unit)!;

test.skip(name === '', 'there are no lists of cultivators');

const rows = (page: Page) => page.locator('tbody tr');
const status = (page: Page) => page.locator('article').getByRole('status');
const dataRequests = (page: Page) => {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/')) seen.push(new URL(request.url()).pathname);
  });
  return seen;
};
/** A list long enough for several pages. */
const longList = (length: number) => ({
  columns: {
    serial: Array.from({ length }, (_, index) => index + 1),
    name: Array.from({ length }, (_, index) => `Cultivator ${index + 1}`),
    guardian: Array.from({ length }, () => 'Guardian'),
    village: Array.from({ length }, (_, index) => `Village ${index % 7}`),
    tehsil: Array.from({ length }, () => 'Tehsil'),
    area: Array.from({ length }, () => 10),
  },
});

const SCREENS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor('opium/Eligible', lang);
  const field = (page: Page, key: string) => page.getByLabel(t(`cultivators.select${key}`), { exact: true });
  const get = (page: Page) => page.getByRole('button', { name: t('cultivators.get') });
  const count = (number: number) => fill(t('cultivators.count'), { count: formatNumber(number, lang) });
  const words = (page: Page) => page.getByLabel(t('cultivators.findLabel'));
  const choose = async (page: Page) => {
    await field(page, 'Category').selectOption(category);
    await field(page, 'Unit').selectOption(unit);
    await field(page, 'Office').selectOption(office);
    await field(page, 'Policy').selectOption(policy);
  };

  test.describe(`lists of cultivators in ${lang}`, () => {
    test('a list comes when the button is pressed, and nothing is asked of the server before', async ({ page }) => {
      const requests = dataRequests(page);
      await page.goto(path);
      await choose(page);
      await page.waitForTimeout(300);
      expect(requests).toEqual([]);
      await expect(page).toHaveURL(`${path}${QUERY}&draft=cultivators`);

      await get(page).click();
      await expect(status(page)).toHaveText(count(source.length));
      await expect(rows(page)).toHaveCount(source.length);
      await expect(page.getByRole('rowheader').first()).toHaveText(source[0]![lang === 'en' ? 4 : 5]!);
      await expect(page).toHaveURL(path + QUERY);
      await expect(page.locator('#cultivators-result')).toBeFocused();
      const result = page.locator('#cultivators-result');
      if (isSpecimen) await expect(result).toContainText(t('badge.specimen'));
      else await expect(result).not.toContainText(t('badge.specimen'));
      expect(requests).toEqual([listPath(KEY, lang, 'json')]);
      const link = page.getByRole('link', { name: t('cultivators.download') });
      const file = await page.request.get((await link.getAttribute('href'))!);
      expect((await file.text()).split('\r\n')).toHaveLength(source.length + 2);
    });

    test('a name is found in either script; the other language is loaded only when needed', async ({ page }) => {
      const requests = dataRequests(page);
      await page.goto(path + QUERY);
      await expect(rows(page)).toHaveCount(source.length);
      const own = source[1]![lang === 'en' ? 4 : 5]!;
      await words(page).fill(own);
      await expect(rows(page)).toHaveCount(source.length);
      await words(page).press('Enter');
      await expect(rows(page)).toHaveCount(1);
      await expect(status(page)).toHaveText(fill(t('cultivators.found'), { found: 1, count: source.length }));
      expect(requests).toEqual([listPath(KEY, lang, 'json')]);
      await expect(page).toHaveURL(/&q=/);

      await words(page).fill(source[2]![lang === 'en' ? 5 : 4]!);
      await words(page).press('Enter');
      await expect(page.getByRole('rowheader')).toHaveText([source[2]![lang === 'en' ? 4 : 5]!]);
      expect(requests).toEqual([listPath(KEY, lang, 'json'), listPath(KEY, otherLang(lang), 'json')]);

      await words(page).fill('zzz');
      await words(page).press('Enter');
      await expect(status(page)).toHaveText(t('cultivators.nothing'));
      await expect(rows(page)).toHaveCount(0);
      await page.getByRole('link', { name: t('register.clear') }).click();
      await expect(rows(page)).toHaveCount(source.length);
      await expect(words(page)).toHaveValue('');

      // A name that is typed but not searched for survives the language button.
      await words(page).fill('zz');
      await page.locator('[data-language-link]:visible').click();
      await expect(page.getByLabel(translator(otherLang(lang))('cultivators.findLabel'))).toHaveValue('zz');
      await expect(rows(page)).toHaveCount(source.length);
    });

    for (const { width, colorScheme } of SCREENS.filter((_, state) => hasTurn(lang, state)))
      test(`a list has no accessibility fault and fits at ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path + QUERY);
        await expect(rows(page)).toHaveCount(source.length);
        expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        if (width < 1000) await page.setViewportSize({ width: 320, height: 640 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, 'no sideways scrolling').toBeLessThanOrEqual(0);
      });

    test('without scripts every list can be reached and downloaded', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByLabel(t('cultivators.selectUnit'), { exact: true })).toBeHidden();
      for (const group of await page.locator('article details > summary').all()) await group.click();
      const links = page.locator('article details a:visible');
      const expected = district
        .flatMap((id) => CATEGORIES.flatMap((of) => POLICIES.map((by) => ({ category: of, office: id, policy: by }))))
        .filter((key) => lists.has(Object.values(key).join()))
        .map((key) => listPath({ year, ...key }, lang, 'csv'));
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      // Lists of earlier years follow.
      expect(hrefs.slice(0, expected.length)).toEqual(expected);
      expect((await page.request.get(hrefs.at(-1)!)).status()).toBe(200);
      await context.close();
    });

    if (!isWhole(lang, 'hi')) return;

    test('every missing choice is named beside its field, and nothing is lost', async ({ page }) => {
      await page.goto(path);
      await field(page, 'Policy').selectOption('straw');
      await get(page).click();
      await expect(field(page, 'Category')).toBeFocused();
      for (const key of ['Category', 'Unit', 'Office']) {
        await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, key)).toHaveAccessibleDescription(t(`cultivators.missing${key}`));
      }
      await expect(field(page, 'Policy')).toHaveValue('straw');
      await expect(field(page, 'Policy')).not.toHaveAttribute('aria-invalid');
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      await field(page, 'Category').selectOption('eligible');
      await expect(field(page, 'Category')).not.toHaveAttribute('aria-invalid');
    });

    test('only offices of the unit can be chosen', async ({ page }) => {
      await page.goto(path);
      await expect(field(page, 'Office')).toBeEnabled();
      const values = () =>
        field(page, 'Office')
          .locator('option')
          .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
      expect(await values()).toEqual(['']);
      for (const each of CULTIVATION_UNITS) {
        await field(page, 'Unit').selectOption(each);
        expect(await values()).toEqual(['', ...district.filter((id) => offices[id]!.unit === each)]);
      }
      await field(page, 'Unit').selectOption(offices[otherUnitOffice]!.unit);
      await field(page, 'Office').selectOption(otherUnitOffice);
      await field(page, 'Unit').selectOption(unit);
      await expect(field(page, 'Office')).toHaveValue('');
    });

    test('an address can be shared; the language button and the way back keep the choice', async ({ page }) => {
      await page.goto(path + QUERY);
      await expect(status(page)).toHaveText(count(source.length));
      await page.getByRole('button', { name: t('tool.change') }).click();
      await expect(field(page, 'Office')).toHaveValue(office);
      await field(page, 'Policy').selectOption(otherPolicy);
      await get(page).click();
      await expect(page).toHaveURL(new RegExp(`policy=${otherPolicy}$`));
      await page.goBack();
      await expect(field(page, 'Policy')).toHaveValue(otherPolicy);
      await page.goBack();
      await expect(status(page)).toHaveText(count(source.length));
      await page.locator('[data-language-link]:visible').click();
      await expect(page).toHaveURL(pathFor('opium/Eligible', otherLang(lang)) + QUERY);
      await expect(rows(page)).toHaveCount(source.length);
    });

    test('an address that names what is not there says so and loads nothing', async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      const requests = dataRequests(page);
      await page.goto(`${path}?category=%3Cb%3E&unit=${unit}&office=doo-delhi&policy=${policy}&page=-4&q=%E0%A4%A`);
      for (const key of ['Category', 'Office'])
        await expect(field(page, key)).toHaveAccessibleDescription(t('cultivators.unknown'));
      await expect(field(page, 'Policy')).toHaveValue(policy);
      expect(requests).toEqual([]);
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      await field(page, 'Category').selectOption(category);
      await field(page, 'Office').selectOption(office);
      await get(page).click();
      await expect(status(page)).toHaveText(count(source.length));
      expect(problems).toEqual([]);
    });

    test('data that does not come, or comes broken: a message, another try, the plain file', async ({ page }) => {
      let answer: 'none' | 'broken' | 'good' = 'none';
      await page.route('**/data/cultivators/**/*.json', (route) =>
        answer === 'good'
          ? route.continue()
          : answer === 'broken'
            ? route.fulfill({ body: '{"columns":{}}' })
            : route.abort(),
      );
      await page.goto(path);
      await choose(page);
      await get(page).click();
      await expect(status(page)).toHaveText(t('cultivators.failed'));
      await expect(page.getByRole('link', { name: t('cultivators.download') })).toHaveAttribute(
        'href',
        listPath(KEY, lang, 'csv'),
      );
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      answer = 'broken';
      await page.getByRole('button', { name: t('cultivators.retry') }).click();
      await expect(status(page)).toHaveText(t('cultivators.failed'));
      answer = 'good';
      await page.getByRole('button', { name: t('cultivators.retry') }).click();
      await expect(rows(page)).toHaveCount(source.length);
    });

    test('a long list turns its pages, and stands whole on paper', async ({ page }) => {
      await page.route('**/data/cultivators/**/*.json', (route) => route.fulfill({ json: longList(1234) }));
      await page.goto(`${path}${QUERY}&page=2`);
      await expect(status(page)).toHaveText(count(1234));
      await expect(rows(page)).toHaveCount(50);
      await expect(rows(page).first()).toContainText('Cultivator 51');
      await page.getByRole('link', { name: t('register.next') }).click();
      await expect(page).toHaveURL(/&page=3$/);
      await expect(rows(page).first()).toContainText('Cultivator 101');
      await expect(page.locator('#cultivators-result')).toBeFocused();
      await page.goto(`${path}${QUERY}&page=99999`);
      await expect(rows(page)).toHaveCount(34);
      await expect(page.getByRole('link', { name: t('register.next') })).toHaveCount(0);
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(rows(page)).toHaveCount(1234);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(rows(page)).toHaveCount(34);
    });

    test('a list without names says so and leads back to the choice', async ({ page }) => {
      const requests = dataRequests(page);
      await page.route(`**${path}*`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const without = html.replaceAll(
          `${category}.${office}.${policy}&quot;`,
          `${category}.doo-nowhere.${policy}&quot;`,
        );
        expect(without).not.toBe(html);
        await route.fulfill({ response, body: without });
      });
      await page.goto(path);
      await choose(page);
      await get(page).click();
      await expect(status(page)).toHaveText(t('cultivators.empty'));
      expect(requests).toEqual([]);
      await page.getByRole('button', { name: t('cultivators.another') }).click();
      await expect(field(page, 'Category')).toBeFocused();
    });

    test('everything can be done with the keyboard', async ({ page }) => {
      const first = district.find((id) => offices[id]!.unit === CULTIVATION_UNITS[0]);
      test.skip(!lists.has(`eligible,${first},gum`), 'the first list of the form has no names');
      await page.goto(path);
      await expect(get(page)).toBeEnabled();
      await field(page, 'Category').focus();
      for (let index = 0; index < 4; index += 1) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
      }
      await expect(get(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?category=eligible&unit=[\w-]+&office=doo-\w+&policy=gum$/);
      await expect(page.locator('#cultivators-result')).toBeFocused();
      // The heading comes first, the list and its search once they are fetched.
      await expect(words(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(words(page)).toBeFocused();
      await page.keyboard.type('0');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/&q=0$/);
      await expect(words(page)).toBeFocused();
    });
  });
}

test('one list is small when sent', () => {
  for (const lang of LANGS as readonly Lang[])
    expect(statSync(`dist${listPath(KEY, lang, 'json')}.br`).size).toBeLessThanOrEqual(30 * KB);
});
