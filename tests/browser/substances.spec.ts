import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { substanceSearch } from '../../src/features/substances/find-substances.ts';
import { lettersOf } from '../../src/addresses/letters.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { fill } from '../../src/language/format.ts';
import { translator } from '../../src/words/strings.ts';
import { isThorough } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';

const find = substanceSearch(catalogue.substances!.rows);
/** How many the page must find, in its words. */
const counted = (typed: string, kind?: string) => {
  const { length } = find(typed).hits.filter((substance) => !kind || substance.class === kind);
  expect(length).toBeGreaterThan(1);
  return fill(translator('en')('substances.count'), { count: length });
};

const FIELD = '#substances-q';
const results = (page: Page) => page.locator('article li h3');

async function open(page: Page, lang: 'en' | 'hi', query = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${lang}/exim/substances/${query}`);
  // The filters wake with the script.
  await expect(page.locator('#substances-class')).toBeEnabled();
}

test('typing finds a name, the address follows, and the result leads to the substance', async ({ page }) => {
  await open(page, 'en');
  await page.locator(FIELD).pressSequentially('ephedrin');
  await expect(results(page).first()).toHaveText('Ephedrine एफेड्रिन');
  await expect(page.getByRole('heading', { name: counted('ephedrin') })).toBeVisible();
  await expect(page.locator('article output')).toHaveText(counted('ephedrin'));
  await expect(page).toHaveURL(/\?q=ephedrin&draft=substances$/);
  expect(await accessibilityFaults(page, TOOL)).toEqual([]);

  await results(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/exim\/substances\/e\/#ephedrine$/);
  await expect(page.locator('#ephedrine')).toBeInViewport();
  await page.goBack();
  await expect(page.locator(FIELD)).toHaveValue('ephedrin');
  await expect(results(page).first()).toHaveText('Ephedrine एफेड्रिन');
});

test('Hindi: a misspelling is answered with “did you mean”, nonsense with help', async ({ page }) => {
  await open(page, 'hi');
  await page.locator(FIELD).fill('एफिड्रिन');
  await expect(page.getByRole('heading', { name: /क्या आपका मतलब/ })).toBeVisible();
  await expect(results(page)).toHaveText(['एफेड्रिन Ephedrine']);
  await page.locator(FIELD).fill('कखगघ');
  await expect(page.getByRole('heading', { name: translator('hi')('substances.nothing') })).toBeVisible();
  await expect(
    page
      .locator('article')
      .getByRole('link', { name: /ब्यूरो से पूछें/ })
      .first(),
  ).toBeVisible();
  expect(await accessibilityFaults(page, TOOL)).toEqual([]);
  await page.locator('[data-language-link]:visible').click();
  await expect(page.locator(FIELD)).toHaveValue('कखगघ');
});

test('a filter narrows at once; the button closes the form, and the result takes the focus', async ({ page }) => {
  await open(page, 'en', '?q=2939');
  await expect(page.getByRole('heading', { name: counted('2939') })).toBeVisible();
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText('Narrow by class, list or status').click();
  await page.getByLabel('Class', { exact: true }).selectOption('precursor');
  await expect(page.getByRole('heading', { name: counted('2939', 'precursor') })).toBeVisible();
  await page.getByRole('button', { name: 'Show substances' }).click();
  await expect(page.locator('#substances')).toContainText('2939 · Precursor');
  await expect(page.getByRole('heading', { name: counted('2939', 'precursor') })).toBeFocused();
  await expect(page).toHaveURL(/\?q=2939&class=precursor$/);
});

test('a long result is shown in steps, and the focus goes to the next', async ({ page }) => {
  await open(page, 'en', '?class=narcotic');
  await expect(results(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(results(page)).toHaveCount(20);
  await expect(results(page).nth(10).getByRole('link')).toBeFocused();
});

test('a list that cannot be loaded says so and can be tried again', async ({ page }) => {
  await page.route('**/data/substances-index.json', (route) => route.abort());
  await open(page, 'en', '?q=heroin');
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'List by letters' })).toHaveAttribute('href', '#letters');
  await page.unroute('**/data/substances-index.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(results(page).first()).toHaveText('Heroin हेरोइन');
});

/** A short page in each language; `npm run test:all` looks at all. */
const letters = lettersOf(catalogue.substances!.rows).toSorted((a, b) => a.rows.length - b.rows.length);
const pages = addressesOf('letter', catalogue);
for (const { path, id: letter } of pages.filter(({ id }) => isThorough || id === letters[0]!.letter))
  test(`${path} fits a phone and has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const last = letters.find((each) => each.letter === letter)!.rows.at(-1)!.id;
    const response = await page.goto(`${path}#${last}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
