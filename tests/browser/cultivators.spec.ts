import { readFileSync, statSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import { catalogue } from '../../src/content/catalogue.ts';
import {
  CATEGORIES,
  CULTIVATION_UNITS,
  listPagePath,
  listPath,
  POLICIES,
} from '../../src/addresses/cultivator-lists.ts';
import { packList } from '../../src/domain/packed-list.ts';
import { fill, formatNumber } from '../../src/language/format.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { LACKING } from '../../scripts/test-reports.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isThorough, isWhole, RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { ONE_LIST, person, withMadeUpPeople } from './cultivator-names.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

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
const isWholeOffice = (id: string) => CATEGORIES.every((of) => POLICIES.every((by) => lists.has([of, id, by].join())));
/** One of those that fill no more than a page, of an office that has all kinds of lists, whatever the content is. */
const [name = '', lines = []] =
  [...lists].find(
    ([key, { length }]) =>
      key.startsWith('eligible,') && length > 1 && length <= 100 && isWholeOffice(key.split(',')[1] ?? ''),
  ) ?? [];
const [category = '', office = '', policy = ''] = name.split(',');
const unit = offices[office]?.unit ?? '';
const source = lines.map((line) => line.split(','));
const KEY = { year, category, office, policy };
const OFFICE = `?unit=${unit}&office=${office}`;
const QUERY = `${OFFICE}&category=${category}&policy=${policy}`;
const isSpecimen = catalogue.cultivatorLists.some(({ cropYear, specimen }) => cropYear === year && specimen);
/** All lists of the office. */
const listsOfOffice = CATEGORIES.flatMap((of) =>
  POLICIES.map((by) => ({ year, category: of, office, policy: by })),
).filter((key) => lists.has(`${key.category},${office},${key.policy}`));
const otherPolicy = POLICIES.find((each) => each !== policy)!;
const otherUnitOffice = district.find((id) => offices[id]!.unit !== unit)!;

test.skip(name === '', `${LACKING} short list of cultivators of an office that has every kind of list`);

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
const longList = (length: number) => {
  const column = <Cell>(cell: (index: number) => Cell) => Array.from({ length }, (_, index) => cell(index));
  return packList({
    serial: column((index) => index + 1),
    name: column((index) => `Cultivator ${index + 1}`),
    guardian: column(() => 'Guardian'),
    village: column((index) => `Village ${index % 7}`),
    tehsil: column(() => 'Tehsil'),
    area: column(() => 10),
  });
};

const SCREENS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor('opium/Eligible', lang);
  const field = (page: Page, key: string) => page.getByLabel(t(`cultivators.select${key}`), { exact: true });
  const get = (page: Page) => page.getByRole('button', { name: t('cultivators.get') });
  const count = (number: number) => fill(t('cultivators.count'), { count: formatNumber(number, lang) });
  const nameField = (page: Page) => page.getByLabel(t('cultivators.selectName'), { exact: true });
  const find = (page: Page) => page.locator('#cultivators-find');
  const answer = (page: Page) => page.locator('#cultivators-result');
  const chooseOffice = async (page: Page) => {
    await field(page, 'Unit').selectOption(unit);
    await field(page, 'Office').selectOption(office);
  };
  const choose = async (page: Page) => {
    await chooseOffice(page);
    await field(page, 'Category').selectOption(category);
    await field(page, 'Policy').selectOption(policy);
  };

  test.describe(`lists of cultivators in ${lang}`, () => {
    if (isNext())
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

    if (isNext())
      test('the office alone shows its lists with their lengths, and loads none', async ({ page }) => {
        const requests = dataRequests(page);
        await page.goto(path);
        await chooseOffice(page);
        await get(page).click();
        await expect(answer(page)).toBeFocused();
        await expect(page).toHaveURL(path + OFFICE);
        const links = page.locator('#cultivators-result ~ ul a');
        await expect(links).toHaveCount(listsOfOffice.length);
        for (const [index, key] of listsOfOffice.entries()) {
          const line = page.locator('#cultivators-result ~ ul li').nth(index);
          await expect(line).toContainText(`${t(`cultivators.${key.category}`)}, ${t(`kind.${key.policy}`)}`);
          await expect(line).toContainText(count(lists.get(`${key.category},${office},${key.policy}`)!.length));
        }
        expect(requests).toEqual([]);
        await page
          .getByRole('link', {
            name: `${t(`cultivators.${category as 'eligible'}`)}, ${t(`kind.${policy as 'gum'}`)}`,
            exact: true,
          })
          .click();
        await expect(rows(page)).toHaveCount(source.length);
        await expect(answer(page)).toBeFocused();
        expect(requests).toEqual([listPath(KEY, lang, 'json')]);
        await page.goBack();
        await expect(links).toHaveCount(listsOfOffice.length);
      });

    if (isNext())
      test('a name is looked for in all lists of the office, in either script, from the lists of one language', async ({
        page,
      }) => {
        const requests = dataRequests(page);
        await withMadeUpPeople(page);
        await page.goto(path);
        await chooseOffice(page);
        await nameField(page).fill('Bheru Lal');
        await page.waitForTimeout(300);
        expect(requests, 'nothing before the button').toEqual([]);
        await get(page).click();
        const { name: own, guardian, village } = person(ONE_LIST, 1, lang);
        const found = { policy: t('cultivators.inSentence.gum'), serial: 2, village };
        await expect(answer(page)).toContainText(fill(t('cultivators.yes'), found));
        await expect(answer(page)).toBeFocused();
        for (const text of [own, guardian, village, t('cultivators.notSow')])
          await expect(page.locator('article')).toContainText(text);
        expect(requests.toSorted()).toEqual(listsOfOffice.map((key) => listPath(key, lang, 'json')).toSorted());
        await expect(page).toHaveURL(`${path}${OFFICE}#name=Bheru+Lal`);
        expect(await accessibilityFaults(page, TOOL)).toEqual([]);

        // How names are compared is tested beside it.
        for (const spelling of someOf(['भैरूलाल जी', 'BHERULAL', 'श्री भेरू लाल', 'Gurjar Bherulal'], 2)) {
          await find(page).fill(spelling);
          await find(page).press('Enter');
          await expect(page).toHaveURL((url) => decodeURIComponent(url.hash).includes(spelling.replaceAll(' ', '+')));
          await expect(answer(page)).toContainText(fill(t('cultivators.yes'), found));
          await expect(find(page)).toHaveValue('');
        }
        expect(requests, 'every list once, and none of the other language').toHaveLength(listsOfOffice.length);

        // In the ineligible list: the way to an appeal.
        await find(page).fill('लछमन');
        await find(page).press('Enter');
        await expect(answer(page)).toContainText(
          fill(t('cultivators.yesIneligible'), { ...found, village: person('ineligible.gum', 1, lang).village }),
        );
        await expect(page.getByRole('link', { name: t('cultivators.refused') })).toHaveAttribute(
          'href',
          pathFor('opium/overview/refused', lang),
        );
      });

    if (isNext())
      test('several people are told apart; a father’s name or village narrows them down', async ({ page }) => {
        await withMadeUpPeople(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${path}${OFFICE}#name=Ramlal`);
        await expect(answer(page)).toContainText(fill(t('cultivators.several'), { count: 2 }));
        await expect(rows(page)).toHaveCount(2);
        for (const [list, row] of [
          ['eligible.gum', 0],
          ['ineligible.gum', 0],
        ] as const)
          for (const text of Object.values(person(list, row, lang)))
            await expect(rows(page).filter({ hasText: text })).toHaveCount(1);
        // A table as that of a whole list, under the heading of an answer: both are looked at.
        if (isThorough) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, 'no sideways scrolling').toBeLessThanOrEqual(0);
        for (const more of someOf(['बड़ा गांव', 'Hiralal'], 2)) {
          await find(page).fill(`Ramlal ${more}`);
          await find(page).press('Enter');
          await expect(answer(page)).toContainText(person(ONE_LIST, 0, lang).village);
          await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 0, lang).name);
        }
      });

    if (isNext())
      test('a name that is in no list: what is nearly so, the other offices with the name kept, whom to ask', async ({
        page,
      }) => {
        await withMadeUpPeople(page);
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(`${path}${OFFICE}#name=Ganesh`);
        const officeName = catalogue.offices.get(office)!.name[lang];
        const not = { count: formatNumber(listsOfOffice.length, lang), office: officeName };
        await expect(answer(page)).toContainText(fill(t('cultivators.notInLists'), not));
        await expect(rows(page)).toHaveCount(0);
        await expect(page.getByRole('link', { name: fill(t('cultivators.askOffice'), not) })).toHaveAttribute(
          'href',
          `${pathFor('about/contact', lang)}#${office}`,
        );
        expect(await accessibilityFaults(page, TOOL)).toEqual([]);

        await find(page).fill('Mohan Lal Patidar');
        await find(page).press('Enter');
        await expect(page.getByRole('heading', { name: t('cultivators.perhaps') })).toBeVisible();
        await expect(rows(page)).toHaveText([new RegExp(person('eligible.straw', 0, lang).name)]);

        const neighbour = page.locator('a[href*="office="][href*="#name="]').first();
        const href = (await neighbour.getAttribute('href'))!;
        expect(href).not.toContain(`office=${office}`);
        await neighbour.click();
        await expect(page).toHaveURL(path + href);
        await expect(answer(page)).toBeFocused();
      });

    if (isNext())
      test('the language button, a reload and the way back keep the name', RELEASE, async ({ page }) => {
        await withMadeUpPeople(page);
        await page.goto(path);
        await chooseOffice(page);
        await nameField(page).fill('Ramlal Dhak');
        // The language button loads the page anew as well.
        if (isThorough) await page.reload();
        await expect(nameField(page)).toHaveValue('Ramlal Dhak');
        await page.locator('[data-language-link]:visible').click();
        const other = translator(otherLang(lang));
        await expect(page.getByLabel(other('cultivators.selectName'))).toHaveValue('Ramlal Dhak');
        await page.getByRole('button', { name: other('cultivators.get') }).click();
        await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 0, otherLang(lang)).name);
        await page.locator('[data-language-link]:visible').click();
        await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 0, lang).name);
        await page.reload();
        await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 0, lang).name);
        // The next name, typed but not asked for, survives as well.
        await find(page).fill('zz top');
        await page.locator('[data-language-link]:visible').click();
        await expect(find(page)).toHaveValue('zz top');
        await page.goto(pathFor('others/accessibility', lang));
        await page.goBack();
        await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 0, otherLang(lang)).name);
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

    if (isNext())
      test('without scripts every list can be reached and downloaded', async ({ plain: page }) => {
        await page.goto(path);
        await expect(page.getByLabel(t('cultivators.selectUnit'), { exact: true })).toBeHidden();
        for (const group of await page.locator('article details > summary').all()) await group.click();
        const links = page.locator('article details a[download]:visible');
        const expected = district
          .flatMap((id) => CATEGORIES.flatMap((of) => POLICIES.map((by) => ({ category: of, office: id, policy: by }))))
          .filter((key) => lists.has(Object.values(key).join()))
          .map((key) => listPath({ year, ...key }, lang, 'csv'));
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
        // Lists of earlier years follow.
        expect(hrefs.slice(0, expected.length)).toEqual(expected);
        expect((await page.request.get(hrefs.at(-1)!)).status()).toBe(200);
      });

    if (!isWhole(lang, 'hi')) return;

    test('a missing office and a name too short are named beside their fields, and nothing is lost', async ({
      page,
    }) => {
      const requests = dataRequests(page);
      await page.goto(path);
      await field(page, 'Policy').selectOption('straw');
      await nameField(page).fill('र');
      await get(page).click();
      await expect(field(page, 'Unit')).toBeFocused();
      for (const key of ['Unit', 'Office'] as const) {
        await expect(field(page, key)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, key)).toHaveAccessibleDescription(t(`cultivators.missing${key}`));
      }
      await expect(nameField(page)).toHaveAccessibleDescription(new RegExp(t('cultivators.short')));
      await expect(field(page, 'Policy')).toHaveValue('straw');
      await expect(field(page, 'Category')).not.toHaveAttribute('aria-invalid');
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      await chooseOffice(page);
      await expect(field(page, 'Office')).not.toHaveAttribute('aria-invalid');
      await get(page).click();
      await expect(nameField(page)).toBeFocused();
      expect(requests).toEqual([]);
    });

    test('what is typed is in no request', async ({ page }) => {
      const secrets = ['Ramlal', 'रामलाल', encodeURIComponent('रामलाल')];
      const sent: string[] = [];
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      session.on('Network.requestWillBeSent', ({ request }) => sent.push(JSON.stringify(request)));
      session.on('Network.requestWillBeSentExtraInfo', ({ headers }) => sent.push(JSON.stringify(headers)));
      await page.goto(path);
      await chooseOffice(page);
      await nameField(page).fill('Ramlal');
      if (isThorough) await page.reload();
      await get(page).click();
      await expect(find(page)).toBeVisible();
      await find(page).fill('रामलाल');
      await find(page).press('Enter');
      await expect(page).toHaveURL(/#name=%E0/);
      await page.reload();
      await page.locator('[data-language-link]:visible').click();
      await expect(find(page)).toBeVisible();
      await page.locator('main a[href*="/about/contact/"], footer a[href*="/about/contact/"]').first().click();
      await page.waitForURL(/about\/contact/);
      await session.detach();
      expect(sent.length).toBeGreaterThan(10);
      // The fragment, which the browser keeps to itself, is told to us apart.
      const seen = sent.map((each) => each.replace(/"urlFragment":"[^"]*"/g, ''));
      expect(seen.filter((each) => secrets.some((secret) => each.includes(secret)))).toEqual([]);
    });

    test(
      'an address shared earlier, with the name in its query, still finds, and keeps it to itself from then on',
      RELEASE,
      async ({ page }) => {
        await withMadeUpPeople(page);
        await page.goto(`${path}?category=eligible&unit=${unit}&office=${office}&policy=gum&q=Bherulal`);
        await expect(page.locator('#cultivators-result ~ dl')).toContainText(person(ONE_LIST, 1, lang).name);
        await expect(page).toHaveURL(/^[^#]*#name=Bherulal$/);
        await expect(page).not.toHaveURL(/q=/);
      },
    );

    test('only offices of the unit can be chosen', RELEASE, async ({ page }) => {
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

    test(
      'an address can be shared; the language button and the way back keep the choice',
      RELEASE,
      async ({ page }) => {
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
      },
    );

    test('an address that names what is not there says so and loads nothing', RELEASE, async ({ page }) => {
      const problems: string[] = [];
      onPageError(page, (error) => problems.push(error.message));
      const requests = dataRequests(page);
      await page.goto(`${path}?category=%3Cb%3E&unit=${unit}&office=doo-delhi&policy=${policy}&page=-4#typed=%E0%A4%A`);
      for (const key of ['Category', 'Office'])
        await expect(field(page, key)).toHaveAccessibleDescription(t('cultivators.unknown'));
      await expect(field(page, 'Policy')).toHaveValue(policy);
      expect(requests).toEqual([]);
      // Messages beside fields as where a choice is missing, which is looked at above.
      if (isThorough) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      await field(page, 'Category').selectOption(category);
      await field(page, 'Office').selectOption(office);
      await get(page).click();
      await expect(status(page)).toHaveText(count(source.length));
      expect(problems).toEqual([]);
    });

    test(
      'data that does not come, or comes broken: a message, another try, the plain file',
      RELEASE,
      async ({ page }) => {
        let reply: 'none' | 'broken' | 'good' = 'none';
        await page.route('**/data/cultivators/**/*.json', (route) =>
          reply === 'good'
            ? route.continue()
            : reply === 'broken'
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
        reply = 'broken';
        await page.getByRole('button', { name: t('cultivators.retry') }).click();
        await expect(status(page)).toHaveText(t('cultivators.failed'));
        reply = 'good';
        await page.getByRole('button', { name: t('cultivators.retry') }).click();
        await expect(rows(page)).toHaveCount(source.length);
      },
    );

    test('a long list turns its pages, and leads to the whole of it for paper', async ({ page }) => {
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
      const whole = page.getByRole('link', { name: t('cultivators.print') });
      await expect(whole).toHaveAttribute('href', listPagePath(KEY, lang));
    });

    test('a list without names says so and leads back to the choice', RELEASE, async ({ page }) => {
      const requests = dataRequests(page);
      await page.route(`**${path}*`, async (route) => {
        const response = await route.fetch();
        const html = await response.text();
        const without = html.replaceAll(
          `&quot;${category}.${office}.${policy}&quot;`,
          `&quot;${category}.doo-nowhere.${policy}&quot;`,
        );
        expect(without).not.toBe(html);
        await route.fulfill({ response, body: without });
      });
      await page.goto(path);
      await choose(page);
      await get(page).click();
      await expect(status(page)).toHaveText(t('cultivators.empty'));
      expect(requests).toEqual([]);
      await page.getByRole('link', { name: t('cultivators.allOfOffice') }).click();
      await expect(page.locator('#cultivators-result ~ ul a')).toHaveCount(listsOfOffice.length - 1);
    });

    test('everything can be done with the keyboard', async ({ page }) => {
      await withMadeUpPeople(page);
      await page.goto(path);
      await expect(get(page)).toBeEnabled();
      await field(page, 'Unit').focus();
      for (let index = 0; index < 2; index += 1) {
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Tab');
      }
      await expect(nameField(page)).toBeFocused();
      await page.keyboard.type('sita');
      for (const key of ['Category', 'Policy']) {
        await page.keyboard.press('Tab');
        await expect(field(page, key)).toBeFocused();
        await expect(field(page, key)).toHaveValue('');
      }
      await page.keyboard.press('Tab');
      await expect(get(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\?unit=[\w-]+&office=doo-[\w-]+#name=sita$/);
      await expect(answer(page)).toBeFocused();
    });
  });
}

test('one list is small when sent', () => {
  for (const lang of LANGS as readonly Lang[])
    expect(statSync(`dist${listPath(KEY, lang, 'json')}.br`).size).toBeLessThanOrEqual(30 * KB);
});

test('all lists of an office, in which a name is looked for, are small when sent', () => {
  for (const lang of LANGS as readonly Lang[])
    for (const id of district) {
      const files = CATEGORIES.flatMap((of) => POLICIES.map((by) => ({ year, category: of, office: id, policy: by })))
        .filter((key) => lists.has(`${key.category},${id},${key.policy}`))
        .map((key) => statSync(`dist${listPath(key, lang, 'json')}.br`).size);
      expect(
        files.reduce((sum, size) => sum + size, 0),
        `${id} in ${lang}`,
      ).toBeLessThanOrEqual(80 * KB);
    }
});
