import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { findYear, unitYear } from '../../src/features/previous-years/compare-years.ts';
import { FIGURES } from '../../src/schemas/office-year.ts';
import { fill, formatNumber } from '../../src/language/format.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isWhole } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';

const ROUTE = 'opium/previous_years_data';
const OFFICE = 'doo-chittorgarh-2';
const CHOICE = `?unit=rajasthan&office=${OFFICE}&year=2021-22`;
const { rows } = catalogue.previousYears!;
const newest = rows
  .map(({ cropYear }) => cropYear)
  .toSorted()
  .at(-1)!;
const officesOf = (unit: string) =>
  [...catalogue.offices].filter(([id, office]) => office.unit === unit && id.startsWith('doo-')).map(([id]) => id);

const SCREENS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const unit = (page: Page) => page.getByLabel(t('previousYears.unit'), { exact: true });
  const office = (page: Page) => page.getByLabel(t('previousYears.office'), { exact: true });
  const year = (page: Page) => page.getByLabel(t('previousYears.year'), { exact: true });
  const button = (page: Page) => page.getByRole('button', { name: t('previousYears.view') });
  const figure = (value: number | null) => (value === null ? t('value.notAvailable') : formatNumber(value, lang));
  const heading = (page: Page, id: string, cropYear: string) =>
    page.getByRole('heading', {
      name: fill(t('previousYears.heading'), { office: catalogue.offices.get(id)!.name[lang], year: cropYear }),
    });

  test.describe(`previous years data in ${lang}`, () => {
    test('the button shows the figures of the office beside its unit and the years around it', async ({ page }) => {
      await page.goto(path);
      await unit(page).selectOption('rajasthan');
      await office(page).selectOption(OFFICE);
      await year(page).selectOption('2021-22');
      await expect(page).toHaveURL(/&draft=previous-years$/);
      await expect(heading(page, OFFICE, '2021-22')).toHaveCount(0);

      await button(page).click();
      await expect(heading(page, OFFICE, '2021-22')).toBeFocused();
      await expect(heading(page, OFFICE, '2021-22')).toContainText(t('badge.specimen'));
      const known = FIGURES.filter((name) => findYear(rows, OFFICE, '2021-22')!.figures[name] !== null).length;
      await expect(page.getByText(fill(t('previousYears.found'), { known, all: FIGURES.length }))).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`\\${CHOICE}$`));

      const ofUnit = unitYear(rows, officesOf('rajasthan'), '2021-22').figures;
      const beside = page.getByRole('table', { name: t('previousYears.besideUnit') });
      const years = page.getByRole('table', { name: t('previousYears.besideYears') });
      await expect(years.getByRole('columnheader')).toContainText([
        t('previousYears.figure'),
        '2020-21',
        '2021-22',
        '2022-23',
      ]);
      for (const [index, name] of FIGURES.entries()) {
        const own = figure(findYear(rows, OFFICE, '2021-22')!.figures[name]);
        const cells = beside
          .getByRole('row')
          .nth(index + 1)
          .getByRole('cell');
        await expect(cells.first()).toHaveText(own);
        await expect(cells.last()).toContainText(figure(ofUnit[name].value));
        await expect(cells.last()).toContainText(
          fill(t(`previousYears.${ofUnit[name].kind}`), {
            offices: ofUnit[name].offices,
            all: officesOf('rajasthan').length,
          }),
        );
        await expect(
          years
            .getByRole('row')
            .nth(index + 1)
            .getByRole('cell'),
        ).toHaveText([
          figure(findYear(rows, OFFICE, '2020-21')!.figures[name]),
          own,
          figure(findYear(rows, OFFICE, '2022-23')!.figures[name]),
        ]);
      }
    });

    test('an address shows its figures; going back and the language button keep the choice', async ({ page }) => {
      await page.goto(path + CHOICE);
      await expect(heading(page, OFFICE, '2021-22')).toBeVisible();
      await page.getByRole('button', { name: t('tool.change') }).click();
      await expect(office(page)).toHaveValue(OFFICE);
      await year(page).selectOption('2022-23');
      await expect(heading(page, OFFICE, '2021-22')).toHaveCount(0);
      await button(page).click();
      await expect(heading(page, OFFICE, '2022-23')).toBeVisible();
      await page.goBack();
      await expect(year(page)).toHaveValue('2022-23');
      await page.goBack();
      await expect(heading(page, OFFICE, '2021-22')).toBeVisible();

      await page.locator('[data-language-link]:visible').click();
      await expect(page).toHaveURL(pathFor(ROUTE, otherLang(lang)) + CHOICE);
      await expect(page.locator('#previous-years-result')).toContainText(
        catalogue.offices.get(OFFICE)!.name[otherLang(lang)],
      );
    });

    for (const { width, colorScheme } of SCREENS.filter((_, state) => hasTurn(lang, state)))
      test(`the answer has no accessibility fault and fits a screen of ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path + CHOICE);
        await expect(heading(page, OFFICE, '2021-22')).toBeVisible();
        expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        for (const name of ['besideUnit', 'besideYears']) {
          const table = page.getByRole('table', { name: t(`previousYears.${name}`) });
          expect((await table.boundingBox())!.width, 'no table is wider than its column').toBeLessThanOrEqual(
            await table.evaluate((element) => element.parentElement!.clientWidth),
          );
        }
      });

    test('without scripts every figure stands in a table, and the files can be taken along', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      await expect(button(page)).toBeHidden();
      let count = 0;
      for (const id of ['rajasthan', 'madhya-pradesh', 'uttar-pradesh']) {
        const box = page.locator('details', { hasText: t(`office.${id}`) }).filter({ has: page.locator('table') });
        await box.locator('> summary').click();
        const table = page.locator(`#table-previous-years-${id}`);
        await expect(table.getByRole('table')).toBeVisible();
        count += await table.locator('tbody tr').count();
        const link = page.locator(`[data-about-page] a[href$="previous-years-${id}.csv"]`);
        const response = await page.request.get((await link.getAttribute('href'))!);
        expect((await response.text()).trim().split('\n').length).toBe(1 + (await table.locator('tbody tr').count()));
      }
      expect(count).toBe(rows.length);
      await context.close();
    });

    if (!isWhole(lang, 'en')) return;

    test('a missing choice is named beside its field, the focus goes there, and nothing is lost', async ({ page }) => {
      await page.goto(path);
      await button(page).click();
      await expect(unit(page)).toBeFocused();
      await expect(unit(page)).toHaveAccessibleDescription(t('previousYears.missingUnit'));
      await expect(office(page)).toHaveAccessibleDescription(t('previousYears.missingOffice'));
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);

      await unit(page).selectOption('uttar-pradesh');
      await expect(unit(page)).toHaveAccessibleDescription('');
      await year(page).selectOption('2022-23');
      await button(page).click();
      await expect(office(page)).toBeFocused();
      await expect(office(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(unit(page)).toHaveValue('uttar-pradesh');
      await expect(year(page)).toHaveValue('2022-23');
      await expect(year(page)).toHaveAccessibleDescription('');
    });

    test('only the offices of the unit can be chosen, and another unit forgets the office', async ({ page }) => {
      await page.goto(path);
      const offered = () =>
        office(page).evaluate((select) => [...(select as HTMLSelectElement).options].map(({ value }) => value));
      await expect(unit(page)).toBeEnabled();
      expect(await offered()).toEqual(['']);
      for (const id of ['rajasthan', 'madhya-pradesh', 'uttar-pradesh']) {
        await unit(page).selectOption(id);
        expect(await offered()).toEqual(['', ...officesOf(id)]);
        await expect(office(page)).toHaveValue('');
        await office(page).selectOption(officesOf(id)[0]!);
      }
    });

    test('a value that is not in the lists gets its message, and odd addresses do no harm', async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${path}?unit=rajasthan&office=doo-bareilly&year=2021-22`);
      await expect(office(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
      await expect(unit(page)).toHaveValue('rajasthan');
      await expect(page.locator('#previous-years-result')).toHaveCount(0);
      await office(page).selectOption('doo-kota');
      await expect(office(page)).toHaveAccessibleDescription('');

      await page.goto(`${path}?unit=%3Cscript%3E&office=__proto__&year=${'9'.repeat(2000)}`);
      await expect(unit(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
      await expect(year(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
      await page.goto(`${path}?unit=%E0%A4%A#%E0%A4%A`);
      await expect(unit(page)).toBeEnabled();
      expect(problems).toEqual([]);
    });

    test('a year without figures of the office says so and leads to the years that have some', async ({ page }) => {
      await page.goto(`${path}?unit=rajasthan&office=doo-kota&year=2017-18`);
      await expect(page.getByText(fill(t('previousYears.nothing'), { year: '2017-18' }))).toBeVisible();
      await page.getByRole('link', { name: '2020-21', exact: true }).click();
      await expect(heading(page, 'doo-kota', '2020-21')).toBeVisible();
    });

    test('figures that were read name their source and are no specimen', async ({ page }) => {
      await page.goto(`${path}?unit=rajasthan&office=doo-chittorgarh-1&year=2020-21`);
      await expect(heading(page, 'doo-chittorgarh-1', '2020-21')).not.toContainText(t('badge.specimen'));
      const beside = page.getByRole('table', { name: t('previousYears.besideUnit') });
      await expect(beside.getByRole('columnheader').nth(1)).not.toContainText(t('badge.specimen'));
      await expect(beside.getByRole('columnheader').nth(2)).toContainText(t('badge.specimen'));
      await expect(beside.getByRole('cell').first()).toHaveText(
        figure(findYear(rows, 'doo-chittorgarh-1', '2020-21')!.figures[FIGURES[0]]),
      );
      const result = page.locator('section[aria-labelledby=previous-years-result]');
      await expect(
        result.getByRole('link', { name: catalogue.sources.get('etv-bharat-chittorgarh-2020')!.label[lang] }),
      ).toBeVisible();
    });

    test('everything can be done by keyboard', async ({ page }) => {
      await page.goto(path);
      await expect(unit(page)).toBeEnabled();
      await unit(page).focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(office(page)).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await expect(button(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(heading(page, officesOf('rajasthan')[0]!, newest)).toBeFocused();
    });
  });
}
