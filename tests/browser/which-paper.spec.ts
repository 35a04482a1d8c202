import { expect, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { wholeClasses } from '../../src/domain/substance-rules.ts';
import { LANGS, type Localized, otherLang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { isWhole, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const ROUTE = 'exim/overview/which-document';
const doings = catalogue.substanceRules.purposes;
const classes = wholeClasses(catalogue.substanceRules).filter(({ isOffered }) => isOffered);
/** The first class whose first answer is one document. */
const first = classes.findIndex(({ answers }) => {
  const { verdict, procedures } = answers[doings[0]!.id]!;
  return verdict === 'needed' && procedures.length === 1;
});
const nameOf = (list: { id: string; label: Localized }[], wanted: string) =>
  list.find(({ id }) => id === wanted)!.label;

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const className = (page: Page) => page.getByLabel(t('whichPaper.class'), { exact: true });
  const doing = (page: Page) => page.getByLabel(t('whichPaper.doing'), { exact: true });
  const button = (page: Page) => page.getByRole('button', { name: t('whichPaper.show') });
  const heading = (page: Page, chosen: string, wish: string, language = lang) =>
    page.getByRole('heading', { name: `${nameOf(classes, chosen)[language]}: ${nameOf(doings, wish)[language]}` });

  test.describe(`which paper, in ${lang}`, () => {
    if (isNext())
      test('a missing choice is named; by keyboard the button gives form, fee, time and rule', async ({ page }) => {
        await page.goto(path);
        await button(page).click();
        await expect(className(page)).toBeFocused();
        await expect(className(page)).toHaveAccessibleDescription(t('whichPaper.missingClass'));
        await expect(doing(page)).toHaveAccessibleDescription(t('whichPaper.missingDoing'));

        for (let step = 0; step <= first; step++) await page.keyboard.press('ArrowDown');
        await expect(className(page)).toHaveAccessibleDescription('');
        await page.keyboard.press('Tab');
        await page.keyboard.press('ArrowDown');
        await expect(page).toHaveURL(/&draft=which-paper$/);
        await expect(page.locator('#which-paper-result')).toHaveCount(0);
        await page.keyboard.press('Tab');
        await expect(button(page)).toBeFocused();
        await page.keyboard.press('Enter');
        const { id: chosen, answers } = classes[first]!;
        await expect(heading(page, chosen, doings[0]!.id)).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`\\?class=${chosen}&doing=${doings[0]!.id}$`));

        const { page: route, title, fee, rule } = catalogue.procedures.get(answers[doings[0]!.id]!.procedures[0]!)!;
        const result = page.locator('section[aria-labelledby=which-paper-result]');
        await expect(result.getByRole('status')).toHaveText(`${t('whichPaper.needed')}: ${title[lang]}`);
        await expect(result).toContainText(fee![lang]);
        await expect(result).toContainText(rule[lang]);
        if (isWhole(lang, 'hi')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        await result.getByRole('link', { name: `${t('whichPaper.full')}: ${title[lang]}` }).click();
        await expect(page).toHaveURL(pathFor(route, lang));
        await expect(page.locator('section[data-procedure]').first()).toBeInViewport();
      });

    if (isNext())
      test('an address gives its answer and keeps it through the language button; a bad one says so', async ({
        page,
      }) => {
        const problems: string[] = [];
        onPageError(page, (error) => problems.push(error.message));
        await page.goto(`${path}?class=schedule-one&doing=import`);
        await expect(heading(page, 'schedule-one', 'import')).toBeVisible();
        await expect(page.getByRole('status')).toHaveText(t('whichPaper.barred'));
        const ask = page.getByRole('main').getByRole('link', { name: t('whichPaper.reach'), exact: true });
        await expect(ask).toHaveAttribute('href', pathFor('about/contact', lang));
        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(`${pathFor(ROUTE, otherLang(lang))}?class=schedule-one&doing=import`);
        await expect(heading(page, 'schedule-one', 'import', otherLang(lang))).toBeVisible();

        await page.goto(`${path}?class=%3Cb%3E&doing=import`);
        await expect(className(page)).toHaveAccessibleDescription(t('whichPaper.unknown'));
        await expect(doing(page)).toHaveValue('import');
        await expect(page.locator('#which-paper-result')).toHaveCount(0);
        expect(problems).toEqual([]);
      });
  });
}

test('without scripts the table leads to the procedures and the form is not there', async ({ plain: page }) => {
  const t = translator('en');
  await page.goto(pathFor(ROUTE, 'en'));
  await expect(page.getByRole('button', { name: t('whichPaper.show') })).toBeHidden();
  await page.locator('#all-answers summary').click();
  const part = page.locator('tbody', { has: page.getByRole('rowheader', { name: /^Poppy seed/ }) });
  await part.getByRole('link', { name: 'Registration of a poppy seed contract' }).first().click();
  await expect(page).toHaveURL(/\/poppy-seed\/$/);
});
