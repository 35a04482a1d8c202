import { expect, type Page } from '@playwright/test';
import { amountOf } from '../../src/content/facts.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS, type Lang } from '../../src/language/lang.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isWhole, RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const SCHEMES = ['light', 'dark'] as const;
const CONDITIONS = ['lancing', 'share', 'area', 'patch', 'panchnama'] as const;

/** Finds a message up to the first place that is filled in. */
function beginsWith(message: string): RegExp {
  return new RegExp(message.split('{')[0]!.replace(/[.()]/g, '\\$&'));
}

/** A verdict on areas, with the limit it names. */
function verdictOf(lang: Lang, name: 'noneResult' | 'condonedResult' | 'aboveResult'): string {
  const condoned = amountOf('excess-area-condoned', 'percent');
  return fill(translator(lang)(`ruleCheck.excess.${name}`), {
    value: formatFact({ ...condoned, bound: undefined }, lang),
  });
}

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const areaCheck = pathFor('opium/overview/area-check', lang);
  const damageCheck = pathFor('opium/overview/damage-check', lang);
  const ares = (area: string) => `${area} ${t('ruleCheck.are.other')}`;

  const fillAreas = async (page: Page, licensed: string, measured: string) => {
    await page.getByLabel(t('ruleCheck.excess.licensed')).fill(licensed);
    await page.getByLabel(t('ruleCheck.excess.measured')).fill(measured);
  };
  const fillPlot = async (page: Page, plot: string, damaged: string) => {
    await page.getByLabel(t('ruleCheck.uprooting.plot')).fill(plot);
    await page.getByLabel(t('ruleCheck.uprooting.damaged')).fill(damaged);
  };
  const choose = (page: Page, question: string, answer: 'yes' | 'no') =>
    page
      .getByRole('radiogroup', { name: t(`ruleCheck.uprooting.${question}`) })
      .getByRole('radio', { name: t(`ruleCheck.${answer}`) })
      .check();
  const press = (page: Page) =>
    page
      .locator('main')
      .getByRole('button', { name: t('ruleCheck.check') })
      .click();
  const change = (page: Page) => page.getByRole('button', { name: t('tool.change') }).click();
  const answer = (page: Page) => page.locator('section[aria-labelledby$=-answer]');

  test.describe(`in ${lang}`, () => {
    if (isNext())
      test('the answer names the areas and the limit, and draws them', async ({ page }) => {
        await page.goto(areaCheck);
        await fillAreas(page, '10', '10.51');
        await press(page);
        const { value } = amountOf('excess-area-condoned', 'percent');
        await expect(answer(page)).toContainText(
          fill(t('ruleCheck.excess.over'), {
            licensed: ares('10'),
            measured: ares('10.51'),
            excess: ares('0.51'),
            limit: ares(String(10 + value / 10)),
          }),
        );
        await expect(answer(page).getByRole('figure')).toContainText(
          fill(t('ruleCheck.drawing.measured'), { area: ares('10.51') }),
        );
        await page.setViewportSize({ width: 360, height: 740 });
        const letters = await answer(page)
          .locator('figure svg text')
          .evaluateAll((texts) =>
            texts.map((text) => {
              const svg = (text as SVGTextElement).ownerSVGElement!;
              const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
              return parseFloat(getComputedStyle(text).fontSize) * scale;
            }),
          );
        expect(Math.min(...letters), 'letters in drawings are never small').toBeGreaterThanOrEqual(12);
        expect(letters.length).toBeGreaterThan(0);
      });

    if (isNext())
      test('all conditions that fail are named, each with its rule', async ({ page }) => {
        await page.goto(damageCheck);
        await fillPlot(page, '10', '0.99');
        await choose(page, 'lancing', 'yes');
        await choose(page, 'patch', 'no');
        await choose(page, 'panchnama', 'no');
        await press(page);
        await expect(answer(page).getByRole('heading')).toHaveText(t('ruleCheck.uprooting.tooLate'));
        const failed = answer(page).locator(':scope > ul > li');
        await expect(failed).toHaveCount(CONDITIONS.length);
        for (const [index, condition] of CONDITIONS.entries())
          await expect(failed.nth(index)).toContainText(t(`ruleCheck.uprooting.${condition}Name`));

        await change(page);
        await choose(page, 'lancing', 'no');
        await choose(page, 'patch', 'yes');
        await choose(page, 'panchnama', 'yes');
        await fillPlot(page, '5', '0.99');
        await press(page);
        await expect(failed).toHaveCount(1);
        await expect(failed).toContainText(t('ruleCheck.uprooting.areaName'));
        await expect(answer(page).getByRole('heading')).toHaveText(
          fill(t('ruleCheck.uprooting.tooSmall'), { needed: `1 ${t('ruleCheck.are.one')}` }),
        );
      });

    if (isNext())
      test('the choice stands in the address and survives the language button', async ({ page }) => {
        await page.goto(damageCheck);
        await fillPlot(page, '20', '2');
        await choose(page, 'lancing', 'yes');
        await choose(page, 'patch', 'yes');
        await choose(page, 'panchnama', 'yes');
        await press(page);
        await expect(page).toHaveURL(/\?plot=20&damaged=2&lancing=yes&whole-patch=yes&panchnama=yes$/);
        await page.locator('[data-language-link]:visible').click();
        const other = translator(lang === 'en' ? 'hi' : 'en');
        await expect(page.getByRole('heading', { name: other('ruleCheck.uprooting.tooLate') })).toBeFocused();
        await expect(page.locator('#uprooting-check')).toContainText(`20 ${other('ruleCheck.are.other')}`);
      });

    if (isNext())
      test('addresses of the page that had both checks lead on, with their areas', RELEASE, async ({ page }) => {
        const old = `/${lang}/opium/overview/checks/`;
        await page.goto(`${old}?licensed=10&measured=10.5#excess-check`);
        await expect(page).toHaveURL(`${areaCheck}?licensed=10&measured=10.5`);
        await expect(page.getByRole('heading', { name: verdictOf(lang, 'condonedResult') })).toBeFocused();
        await page.goto(`${old}?plot=10&damaged=1&lancing=no&whole-patch=yes&panchnama=yes#uprooting-check`);
        await expect(page.getByRole('heading', { name: t('ruleCheck.uprooting.canApply') })).toBeFocused();
        await page.goto(old);
        await expect(page.locator(`main a[href="${areaCheck}"]:visible`).first()).toBeVisible();
        await expect(page.locator(`main a[href="${damageCheck}"]:visible`).first()).toBeVisible();
      });

    test(
      'answers and messages have no accessibility faults, light or dark, on a phone',
      isWhole(lang, 'en') ? {} : RELEASE,
      async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        for (const [state, colorScheme] of SCHEMES.entries()) {
          if (!hasTurn(lang, state)) continue;
          await page.emulateMedia({ colorScheme });
          for (const [turn, path] of [
            `${areaCheck}?licensed=10&measured=11`,
            `${damageCheck}?plot=12&damaged=1&lancing=no&whole-patch=yes&panchnama=no`,
            `${damageCheck}?plot=5&damaged=6&lancing=no&whole-patch=yes&panchnama=yes`,
          ].entries()) {
            // The two drawings are made of the same parts: one in each scheme.
            if (!hasTurn(lang, turn)) continue;
            await page.goto(path);
            await expect(page.locator('main astro-island :is(h2, [aria-invalid])').first()).toBeVisible();
            expect(await accessibilityFaults(page, TOOL)).toEqual([]);
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
            for (const control of await page
              .locator('main astro-island :is(input[type=text], button, label:has(input)):visible')
              .all())
              expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
          }
        }
      },
    );

    if (isNext())
      test('without scripts the rule stands as a table with drawn examples, and no form is offered', async ({
        plain: page,
      }) => {
        await page.goto(damageCheck);
        const table = page.getByRole('table', { name: t('ruleCheck.uprooting.table') });
        for (const condition of CONDITIONS)
          await expect(table).toContainText(t(`ruleCheck.uprooting.${condition}Name`));
        await expect(page.getByRole('figure')).toHaveCount(2);
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
        await page.goto(areaCheck);
        await expect(page.getByRole('table', { name: t('ruleCheck.excess.table') }).getByRole('row')).toHaveCount(4);
        await expect(page.getByRole('figure')).toHaveCount(2);
        await expect(page.locator('main').getByRole('textbox')).toHaveCount(0);
      });

    if (!isWhole(lang, 'hi')) return;

    test('the area check answers exactly at its limits, with its rule, and only when asked', async ({ page }) => {
      await page.goto(areaCheck);
      // Everything at the limits is asked of the rule itself, beside it.
      for (const [licensed, measured, verdict] of someOf(
        [
          ['10', '10', 'noneResult'],
          ['10', '10.01', 'condonedResult'],
          ['१०', '१०.५', 'condonedResult'],
          ['10', '10.5', 'condonedResult'],
          ['10', '10.51', 'aboveResult'],
        ] as const,
        2,
      )) {
        await fillAreas(page, licensed, measured);
        await expect(answer(page)).toHaveCount(0);
        await press(page);
        await expect(answer(page).getByRole('heading'), measured).toHaveText(verdictOf(lang, verdict));
        await expect(answer(page)).toContainText(`${t('ruleCheck.rule')}:`);
        await expect(answer(page)).not.toContainText(/[{}]|NaN|undefined/);
        await change(page);
      }
    });

    test('odd input gets a message beside its field, and nothing is lost', async ({ page }) => {
      await page.goto(areaCheck);
      const field = page.getByLabel(t('ruleCheck.excess.measured'));
      // What is refused is tested beside the rule; here, that it is said.
      for (const [written, error] of someOf(
        [
          ['', 'empty'],
          ['abc', 'notNumber'],
          ['0', 'notPositive'],
          ['-3', 'notPositive'],
          ['10,5', 'comma'],
          ['10.505', 'tooExact'],
          ['99999999', 'tooLarge'],
        ] as const,
        3,
      )) {
        await fillAreas(page, '10', written);
        await press(page);
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(beginsWith(t(`ruleCheck.error.${error}`)));
        await expect(field).toHaveValue(written);
        await expect(page.getByLabel(t('ruleCheck.excess.licensed'))).toHaveValue('10');
        await expect(answer(page)).toHaveCount(0);
      }
      await field.fill('10.2');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).toHaveAccessibleDescription(t('ruleCheck.hint'));
      await press(page);
      await expect(answer(page)).toContainText(verdictOf(lang, 'condonedResult'));
    });

    test('one may apply exactly at both limits', async ({ page }) => {
      await page.goto(damageCheck);
      await fillPlot(page, '10', '1');
      await choose(page, 'lancing', 'no');
      await choose(page, 'patch', 'yes');
      await choose(page, 'panchnama', 'yes');
      await press(page);
      await expect(answer(page)).toContainText(t('ruleCheck.uprooting.canApply'));
      await expect(answer(page)).toContainText(`1 ${t('ruleCheck.are.one')}`);
      await expect(answer(page)).not.toContainText(/[{}]/);
    });

    test('missing answers are all named and the first takes the focus, by keyboard alone', async ({ page }) => {
      await page.goto(damageCheck);
      const plot = page.getByLabel(t('ruleCheck.uprooting.plot'));
      await expect(plot).toBeEnabled();
      await plot.focus();
      await page.keyboard.type('10');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('ruleCheck.error.choice'))).toHaveCount(3);
      const first = page.getByRole('radiogroup').first();
      await expect(first.getByRole('radio').first()).toBeFocused();
      await expect(first).toHaveAttribute('aria-invalid', 'true');
      await expect(first).toHaveAccessibleDescription(t('ruleCheck.error.choice'));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(answer(page)).toContainText(t('ruleCheck.uprooting.canApply'));
    });

    test('odd values in the address give messages, never an error', RELEASE, async ({ page }) => {
      const errors: Error[] = [];
      onPageError(page, (error) => errors.push(error));
      await page.goto(`${areaCheck}?licensed=${encodeURIComponent('<img src=x>')}&measured=${'9'.repeat(3000)}`);
      await expect(page.getByText(t('ruleCheck.error.notNumber'))).toBeVisible();
      await expect(page.getByText(t('ruleCheck.error.tooLarge').split('{')[0]!)).toBeVisible();
      await expect(page.locator('main img')).toHaveCount(0);
      await page.goto(`${damageCheck}?lancing=maybe`);
      await expect(page.getByText(t('ruleCheck.error.choice'))).toHaveCount(1);
      await page.goto(`${damageCheck}?plot=5&damaged=6&lancing=no&whole-patch=yes&panchnama=yes`);
      await expect(
        page.getByLabel(t('ruleCheck.uprooting.damaged')),
        'more damage than plot',
      ).toHaveAccessibleDescription(beginsWith(t('ruleCheck.error.moreThanPlot')));
      await expect(answer(page)).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('nothing is sent by checking', RELEASE, async ({ page }) => {
      await page.goto(areaCheck, { waitUntil: 'networkidle' });
      const requests: string[] = [];
      // The answers come as a file, a font may still come, and some browsers ask for the icon with each new address: none of them says
      // what was written.
      const isFile = /\.(js|woff2|svg)$/;
      page.on('request', (request) => !isFile.test(request.url()) && requests.push(request.url()));
      await fillAreas(page, '10', '10.5');
      await press(page);
      await expect(answer(page)).toBeVisible();
      expect(requests).toEqual([]);
    });
  });
}
