import { expect, type Page } from '@playwright/test';
import { substancePath } from '../../src/addresses/letters.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { answersIn } from '../../src/content/substance-answers.ts';
import { substanceSearch } from '../../src/features/substances/find-substances.ts';
import { indexed } from '../../src/features/substances/substance-index.ts';
import { fill } from '../../src/language/format.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { hasTurn, isThorough, isWhole, RELEASE, someOf } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { test } from './reused-page.ts';

const { rows, others } = catalogue.substances!;
const find = substanceSearch(
  rows.map((row) => indexed(row)),
  [],
);
/** How many the page must find, in its words. */
const counted = (typed: string, kind?: string) => {
  const { length } = find(typed).hits.filter((substance) => !kind || substance.class === kind);
  expect(length).toBeGreaterThan(1);
  return fill(translator('en')('substances.count'), { count: length });
};
const substanceOf = (id: string) => rows.find((row) => row.id === id)!;
const verdictOf = (id: string, lang: Lang) => answersIn(catalogue, lang).get(substanceOf(id).rule)!.verdict;

const FIELD = '#substances-q';
const result = (page: Page) => page.locator('#substances-result');
const listed = (page: Page) => page.locator('article search ~ div li > a:first-child');

async function open(page: Page, lang: Lang, query = ''): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/${lang}/exim/substances/${query}`);
  // The filters wake with the script.
  await expect(page.locator('#substances-class')).toBeEnabled();
}

for (const lang of LANGS)
  test(
    `${lang}: typing a name gives the verdict and leads to the substance`,
    isWhole(lang, 'en') ? {} : RELEASE,
    async ({ page }) => {
      await open(page, lang);
      await page.locator(FIELD).pressSequentially('ketam');
      const { name } = substanceOf('ketamine');
      await expect(result(page)).toContainText(name.en);
      await expect(result(page)).toContainText(name.hi);
      const verdict = page.locator('[data-standing]').first();
      await expect(verdict).toHaveText(verdictOf('ketamine', lang));
      await expect(page.locator('article output')).toContainText(verdictOf('ketamine', lang));
      await expect(page).toHaveURL(/\?q=ketam&draft=substances$/);
      if (isWhole(lang, 'en')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
      await result(page).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`${substancePath('ketamine', lang)}$`));
      await page.goBack();
      await expect(page.locator(FIELD)).toHaveValue('ketam');
      await expect(result(page)).toContainText(name[lang]);
    },
  );

test('a street name says whose it is, and a notified drug has a door to the quantity check', async ({ page }) => {
  await open(page, 'en');
  await page.locator(FIELD).fill('smack');
  await expect(result(page)).toContainText(substanceOf('heroin').name.en);
  const said = fill(translator('en')('substances.called.street'), { typed: 'smack', name: 'Heroin' });
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('link', { name: translator('en')('substances.checkWeight') }).click();
  await expect(page).toHaveURL(/\/en\/prevention\/quantities\/\?drug=heroin$/);
  await expect(page.locator('#quantity-check-drug')).toHaveValue('heroin');
});

test('a word that is no substance has its own answer, and nothing else is offered', async ({ page }) => {
  await open(page, 'hi');
  await page.locator(FIELD).fill('भांग');
  await expect(result(page)).toHaveText(others['bhang']!.names.hi[0]!);
  await expect(page.getByText(others['bhang']!.text.hi)).toBeVisible();
  await expect(listed(page)).toHaveCount(0);
  if (isThorough) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
});

test('Hindi: a misspelling is answered with “did you mean”, nonsense with help', async ({ page }) => {
  await open(page, 'hi');
  await page.locator(FIELD).fill('एफिड्रिन');
  await expect(result(page)).toHaveText(translator('hi')('substances.near'));
  await expect(page.locator('article h3').first()).toHaveText('एफेड्रिन Ephedrine');
  await page.locator(FIELD).fill('कखगघ');
  await expect(result(page)).toHaveText(translator('hi')('substances.nothing'));
  const ask = translator('hi')('substances.askBureau');
  await expect(page.locator('article').getByRole('link', { name: ask }).first()).toBeVisible();
  expect(await accessibilityFaults(page, TOOL)).toEqual([]);
  await page.locator('[data-language-link]:visible').click();
  await expect(page.locator(FIELD)).toHaveValue('कखगघ');
});

const TYPED = [
  ['en', 'ketamine'],
  ['hi', 'स्मैक'],
  ['hi', 'एफिड्रिन'],
] as const;
for (const [lang, typed] of someOf(TYPED, 2))
  test(`${lang}: with a keyboard on the screen, name and verdict of “${typed}” are above it`, async ({ page }) => {
    await open(page, lang);
    const box = await page.locator(FIELD).boundingBox();
    expect(box!.y + box!.height).toBeLessThanOrEqual(460);
    await page.locator(FIELD).focus();
    // What a phone leaves beside its keyboard.
    await page.setViewportSize({ width: 360, height: 400 });
    await page.locator(FIELD).fill(typed);
    await expect(page.locator(FIELD)).toBeInViewport({ ratio: 1 });
    await expect(result(page)).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-standing]').first()).toBeInViewport({ ratio: 1 });
  });

test('a filter narrows at once; the button closes the form, and the result takes the focus', async ({ page }) => {
  await open(page, 'en', '?q=2939');
  await expect(result(page)).toHaveText(counted('2939'));
  await page.getByRole('button', { name: 'Change' }).click();
  await page.getByText(translator('en')('substances.filters')).click();
  await page.getByLabel('Class', { exact: true }).selectOption('precursor');
  await expect(result(page)).toHaveText(counted('2939', 'precursor'));
  await page.getByRole('button', { name: translator('en')('substances.show'), exact: true }).click();
  await expect(page.locator('#substances')).toContainText('2939 · Precursor');
  await expect(result(page)).toBeFocused();
  await expect(page).toHaveURL(/\?q=2939&class=precursor$/);
});

test('a long result is shown in steps, and the focus goes to the next', RELEASE, async ({ page }) => {
  await open(page, 'en', '?class=narcotic');
  await expect(listed(page)).toHaveCount(10);
  await page.getByRole('button', { name: 'Show 10 more' }).click();
  await expect(listed(page)).toHaveCount(20);
  await expect(listed(page).nth(10)).toBeFocused();
});

test('a list that cannot be loaded says so and can be tried again', RELEASE, async ({ page }) => {
  await page.route('**/data/substances-index.json', (route) => route.abort());
  await open(page, 'en', '?q=heroin');
  await expect(result(page)).toHaveText(translator('en')('substances.failed'));
  await expect(page.getByRole('link', { name: 'List by letters' })).toHaveAttribute('href', '#letters');
  await page.unroute('**/data/substances-index.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(result(page)).toContainText(substanceOf('heroin').name.en);
});

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`${lang}: without scripts the page says what to do, and the letters stand there`, async ({ plain: page }) => {
    await page.goto(`/${lang}/exim/substances/`);
    // What stands in “noscript” is no text for the tools of the test.
    expect(await page.locator('#find-your-substance noscript').innerHTML()).toContain(
      translator(lang)('substances.noScript'),
    );
    await expect(page.locator(FIELD)).toBeHidden();
    const letters = page.getByRole('navigation', { name: translator(lang)('substances.letters') });
    expect(await letters.getByRole('link').count()).toBeGreaterThan(20);
  });
