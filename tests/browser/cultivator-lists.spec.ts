import { expect, type Page } from '@playwright/test';
import { type ListKey, listPagePath, listPath, listsOf } from '../../src/addresses/cultivator-lists.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { districtOffices } from '../../src/domain/district-offices.ts';
import { readList } from '../../src/features/cultivators/read-list.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { LACKING } from '../../scripts/test-reports.ts';
import { fileAt } from '../support/built-pages.ts';
import { textOfPages } from '../support/pdf-text.ts';
import { accessibilityFaults } from './axe.ts';
import { hasTurn, isThorough, RELEASE } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const UNIT = 'rajasthan';
const PHONE = { width: 360, height: 740 };
/** A row of a list on a phone, in px. */
const HIGHEST_ROW = 110;
/** 13 points, in px: what hangs on a board is read at arm's length. */
const SMALLEST_ON_PAPER = 17;

const year =
  catalogue.cultivatorLists
    .map(({ cropYear }) => cropYear)
    .toSorted()
    .at(-1) ?? '';
const office = districtOffices(catalogue.offices, UNIT)[0]!;
const key = listsOf(year, office.id).find((each) => fileAt(listPath(each, 'en', 'json')));
test.skip(!key, `${LACKING} list of cultivators of the first office of ${UNIT}`);

const pathOf = (lang: (typeof LANGS)[number]) => listPagePath(key as ListKey, lang);

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`without scripts two taps lead from the page of the search to a whole list (${lang})`, async ({
    plain: page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto(pathFor('opium/Eligible', lang));
    const unit = page.locator('section:has(> #cultivators-all) > details').first();
    await expect(unit).toContainText(translator(lang)(`office.${UNIT}`));
    await unit.locator('summary').click();
    await unit.locator(`a[href="${pathOf(lang)}"]`).click();
    await expect(page).toHaveURL(pathOf(lang));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(office.name[lang]);
    const rows = readList(key!, lang, 'dist');
    await expect(page.getByRole('rowheader')).toHaveCount(rows.length);
    await expect(page.getByRole('rowheader').last()).toHaveText(rows.at(-1)!.name);
  });

for (const lang of LANGS.filter((each) => hasTurn(each, 0)))
  test(`a list fits a phone, keeps its rows low and has no accessibility fault (${lang})`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: lang === 'hi' ? 'light' : 'dark' });
    await page.goto(pathOf(lang));
    const heights = await page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights)).toBeLessThanOrEqual(HIGHEST_ROW);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    if (!isThorough) return;
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });

test('on paper every page says which list it is and its number, in large letters', RELEASE, async ({ page }) => {
  await page.goto(pathOf('en'));
  await makeLong(page, 100);
  const pages = (await textOfPages(await page.pdf({ preferCSSPageSize: true }))).map(closeUp);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, text] of pages.entries()) {
    expect(text, `page ${index + 1}`).toContain(`${index + 1}/${pages.length}`);
    expect(text).toContain(closeUp(office.name.en));
    expect(text).toContain(year);
    expect(text).toContain(closeUp(translator('en')('cultivators.guardian')));
    if (catalogue.cultivatorLists.some(({ cropYear, specimen }) => cropYear === year && specimen))
      expect(text).toContain(translator('en')('badge.specimen'));
  }
});

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`on paper nothing of the frame is left, and no letters are small (${lang})`, async ({ page }) => {
    await page.goto(pathOf(lang));
    await page.emulateMedia({ media: 'print' });
    for (const part of ['body > header', 'body > footer', 'main nav', 'main h1', '[data-about-page]'])
      for (const element of await page.locator(part).all()) await expect(element, part).toBeHidden();
    const sizes = await page
      .locator('main tbody :is(td, th)')
      .evaluateAll((cells) => cells.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_ON_PAPER);
    await expect(page.locator('thead [data-print=only]')).toContainText(translator(lang)('site.name'));
  });

/** Letters alone: where lines break is up to the browser, and so is which letters it joins. */
function closeUp(text: string): string {
  return text.normalize('NFKC').replaceAll(/\s/g, '');
}

/** Repeats the rows of the list, as one of another office may have as many. */
function makeLong(page: Page, rows: number): Promise<void> {
  return page.evaluate((wanted) => {
    const [body] = document.querySelectorAll('main tbody');
    const own = [...body!.children];
    while (body!.children.length < wanted) body!.append(...own.map((row) => row.cloneNode(true)));
  }, rows);
}
