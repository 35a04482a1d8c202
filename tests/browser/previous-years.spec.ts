import { expect, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { finderRows } from '../../src/features/previous-years/finder-props.ts';
import { rowsOf, yearsBetween, yearsOf } from '../../src/features/previous-years/find-rows.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isThorough, isWhole, RELEASE, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const ROUTE = 'opium/previous_years_data';
const UNITS = ['rajasthan', 'madhya-pradesh', 'uttar-pradesh'];
const all = finderRows(catalogue.previousYears!, catalogue.offices, 'en');
const years = yearsBetween(all.map(({ cropYear }) => cropYear));
const officesOf = (unit: string) =>
  [...catalogue.offices].filter(([id, office]) => office.unit === unit && id.startsWith('doo-')).map(([id]) => id);
const unitOf = (office: string) => catalogue.offices.get(office)!.unit;
const choices = UNITS.flatMap(officesOf).flatMap((office) => years.map((year) => ({ office, year })));
const queryOf = ({ office, year }: Choice) => `?unit=${unitOf(office)}&office=${office}&year=${year}`;

interface Choice {
  office: string;
  year: string;
}

/** A choice that is answered in a certain way; the figures of the site decide which. */
const choiceWith = (isMeant: (scopes: string[], choice: Choice) => boolean): Choice => {
  const found = choices.find((choice) =>
    isMeant(
      rowsOf(all, choice.office, choice.year).map(({ scope }) => scope),
      choice,
    ),
  );
  if (!found) throw new Error('No office and year of previous-years.csv fits this test.');
  return found;
};
const OWN = choiceWith((scopes, { office }) => scopes[0] === 'office' && yearsOf(all, office).length > 1);
const WIDER = choiceWith((scopes) => scopes.length > 0 && scopes[0] !== 'office');
const NOTHING = choiceWith((scopes, { office }) => scopes.length === 0 && yearsOf(all, office).length > 0);

const PHONE = 360;
const SCREENS = [
  { width: PHONE, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const rows = finderRows(catalogue.previousYears!, catalogue.offices, lang);
  const unit = (page: Page) => page.getByLabel(t('previousYears.unit'), { exact: true });
  const office = (page: Page) => page.getByLabel(t('previousYears.office'), { exact: true });
  const year = (page: Page) => page.getByLabel(t('previousYears.year'), { exact: true });
  const button = (page: Page) => page.getByRole('button', { name: t('previousYears.view') });
  const result = (page: Page) => page.locator('section[aria-labelledby=previous-years-result]');
  const heading = (page: Page, choice: Choice) =>
    page.getByRole('heading', {
      name: fill(t('previousYears.heading'), {
        office: catalogue.offices.get(choice.office)!.name[lang],
        year: choice.year,
      }),
    });
  const expectFigures = async (page: Page, choice: Choice) => {
    const shown = rowsOf(rows, choice.office, choice.year);
    await expect(result(page).locator('dl')).toHaveCount(shown.filter(({ figures }) => figures.length > 0).length);
    for (const { name, figures, note } of shown) {
      await expect(result(page)).toContainText(name);
      for (const { label, value } of figures)
        await expect(
          result(page)
            .locator('dl > div')
            .filter({ has: page.getByText(value, { exact: true }) })
            .filter({ has: page.getByText(label, { exact: true }) })
            .first(),
        ).toBeVisible();
      if (note) await expect(result(page)).toContainText(note);
    }
  };

  test.describe(`previous years data in ${lang}`, () => {
    if (isNext())
      test('the button shows what is published of the office, and which other years there are', async ({ page }) => {
        await page.goto(path);
        await unit(page).selectOption(unitOf(OWN.office));
        await office(page).selectOption(OWN.office);
        await year(page).selectOption(OWN.year);
        await expect(page).toHaveURL(/&draft=previous-years$/);
        await expect(heading(page, OWN)).toHaveCount(0);

        await button(page).click();
        await expect(heading(page, OWN)).toBeFocused();
        await expect(result(page)).toContainText(fill(t('previousYears.found'), { year: OWN.year }));
        await expect(page).toHaveURL(new RegExp(`\\${queryOf(OWN)}$`));
        await expectFigures(page, OWN);

        const other = yearsOf(rows, OWN.office).find((each) => each !== OWN.year)!;
        await result(page).getByRole('link', { name: other, exact: true }).click();
        await expect(heading(page, { ...OWN, year: other })).toBeVisible();
      });

    if (isNext())
      test('figures of a larger area are shown as such, with whom to ask for the office', async ({ page }) => {
        await page.goto(path + queryOf(WIDER));
        await expect(result(page)).toContainText(fill(t('previousYears.wider'), { year: WIDER.year }));
        await expect(result(page).getByRole('link', { name: t('ask.opium') })).toBeVisible();
        await expectFigures(page, WIDER);
      });

    if (isNext())
      test('where nothing is published the answer says so, whom to ask, and where there are figures', async ({
        page,
      }) => {
        await page.goto(path + queryOf(NOTHING));
        await expect(result(page)).toContainText(fill(t('previousYears.nothing'), { year: NOTHING.year }));
        await expect(result(page).getByRole('link', { name: t('ask.opium') })).toBeVisible();
        await expect(result(page).locator('dl')).toHaveCount(0);
        const [first = ''] = yearsOf(rows, NOTHING.office);
        await result(page).getByRole('link', { name: first, exact: true }).click();
        await expect(heading(page, { ...NOTHING, year: first })).toBeVisible();
        await expectFigures(page, { ...NOTHING, year: first });
      });

    if (isNext())
      test('an address shows its figures; going back and the language button keep the choice', async ({ page }) => {
        const other = { ...OWN, year: years.find((each) => each !== OWN.year)! };
        await page.goto(path + queryOf(OWN));
        await expect(heading(page, OWN)).toBeVisible();
        await page.getByRole('button', { name: t('tool.change') }).click();
        await expect(office(page)).toHaveValue(OWN.office);
        await year(page).selectOption(other.year);
        await expect(heading(page, OWN)).toHaveCount(0);
        await button(page).click();
        await expect(heading(page, other)).toBeVisible();
        await page.goBack();
        await expect(year(page)).toHaveValue(other.year);
        await page.goBack();
        await expect(heading(page, OWN)).toBeVisible();

        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(pathFor(ROUTE, otherLang(lang)) + queryOf(OWN));
        await expect(page.locator('#previous-years-result')).toContainText(
          catalogue.offices.get(OWN.office)!.name[otherLang(lang)],
        );
      });

    for (const { width, colorScheme } of SCREENS.filter((_, state) => hasTurn(lang, state)))
      for (const choice of isThorough ? [OWN, NOTHING] : [width === PHONE ? OWN : NOTHING])
        test(`the answer for ${choice.office} in ${choice.year} has no accessibility fault and fits a screen of ${width} px`, async ({
          page,
        }) => {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path + queryOf(choice));
          await expect(heading(page, choice)).toBeVisible();
          expect(await accessibilityFaults(page, TOOL)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });

    if (isNext())
      test('without scripts every figure can be read, and the files can be taken along', async ({ plain: page }) => {
        await page.goto(path);
        await expect(button(page)).toBeHidden();
        for (const id of UNITS) {
          const list = page.locator(`#table-previous-years-${id}`);
          await page.locator('details', { has: list }).locator('> summary').click();
          const own = rows.filter((row) => row.unit === id);
          await expect(list.locator('> li')).toHaveCount(own.length);
          for (const { figures } of own) if (figures[0]) await expect(list).toContainText(figures[0].value);
          const link = page.locator(`[data-about-page] a[href$="previous-years-${id}.csv"]`);
          const response = await page.request.get((await link.getAttribute('href'))!);
          expect((await response.text()).trim().split('\n').length).toBe(1 + own.length);
        }
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
      await year(page).selectOption(years[0]!);
      await button(page).click();
      await expect(office(page)).toBeFocused();
      await expect(office(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(unit(page)).toHaveValue('uttar-pradesh');
      await expect(year(page)).toHaveValue(years[0]!);
      await expect(year(page)).toHaveAccessibleDescription('');
    });

    test('only the offices of the unit can be chosen, and another unit forgets the office', async ({ page }) => {
      await page.goto(path);
      const offered = () =>
        office(page).evaluate((select) => [...(select as HTMLSelectElement).options].map(({ value }) => value));
      await expect(unit(page)).toBeEnabled();
      expect(await offered()).toEqual(['']);
      for (const id of UNITS) {
        await unit(page).selectOption(id);
        expect(await offered()).toEqual(['', ...officesOf(id)]);
        await expect(office(page)).toHaveValue('');
        await office(page).selectOption(officesOf(id)[0]!);
      }
    });

    test(
      'a value that is not in the lists gets its message, and odd addresses do no harm',
      RELEASE,
      async ({ page }) => {
        const problems: string[] = [];
        onPageError(page, (error) => problems.push(error.message));
        await page.goto(`${path}?unit=rajasthan&office=${officesOf('uttar-pradesh')[0]!}&year=${years[0]!}`);
        await expect(office(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
        await expect(unit(page)).toHaveValue('rajasthan');
        await expect(page.locator('#previous-years-result')).toHaveCount(0);
        await office(page).selectOption(officesOf('rajasthan')[0]!);
        await expect(office(page)).toHaveAccessibleDescription('');

        await page.goto(`${path}?unit=%3Cscript%3E&office=__proto__&year=${'9'.repeat(2000)}`);
        await expect(unit(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
        await expect(year(page)).toHaveAccessibleDescription(t('previousYears.unknown'));
        await page.goto(`${path}?unit=%E0%A4%A#%E0%A4%A`);
        await expect(unit(page)).toBeEnabled();
        expect(problems).toEqual([]);
      },
    );

    test('the sign of a figure that is not certain leads to the reason', RELEASE, async ({ page }) => {
      const doubtful = rows.find(({ doubt, scope }) => doubt && scope === 'office')!;
      await page.goto(path + queryOf({ office: doubtful.offices[0]!, year: doubtful.cropYear }));
      await result(page).locator('[data-doubt]').first().click();
      await expect(page.locator(`[id="doubt-${doubtful.doubt!.about}"]`)).toBeVisible();
    });

    test('everything can be done by keyboard', RELEASE, async ({ page }) => {
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
      await expect(heading(page, { office: officesOf('rajasthan')[0]!, year: years[0]! })).toBeFocused();
    });
  });
}
