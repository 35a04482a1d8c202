import { expect, type Page, test } from '@playwright/test';
import { fill } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isWhole } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';

const SCHEMES = ['light', 'dark'] as const;
const CONDITIONS = ['lancing', 'share', 'area', 'patch', 'panchnama'] as const;

/** Finds a message up to the first place that is filled in. */
function beginsWith(message: string): RegExp {
  return new RegExp(message.split('{')[0]!.replace(/[.()]/g, '\\$&'));
}

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor('opium/overview/checks', lang);
  const excess = (page: Page) => page.getByRole('region', { name: t('ruleCheck.excess.title') });
  const uprooting = (page: Page) => page.getByRole('region', { name: t('ruleCheck.uprooting.title') });

  const fillExcess = async (page: Page, licensed: string, measured: string) => {
    await excess(page).getByLabel(t('ruleCheck.excess.licensed')).fill(licensed);
    await excess(page).getByLabel(t('ruleCheck.excess.measured')).fill(measured);
  };
  const choose = (page: Page, question: string, answer: 'yes' | 'no') =>
    uprooting(page)
      .getByRole('radiogroup', { name: t(`ruleCheck.uprooting.${question}`) })
      .getByRole('radio', { name: t(`ruleCheck.${answer}`) })
      .check();
  const press = (region: ReturnType<typeof excess>) =>
    region.getByRole('button', { name: t('ruleCheck.check') }).click();
  const change = (region: ReturnType<typeof excess>) => region.getByRole('button', { name: t('tool.change') }).click();
  const answerTo = (region: ReturnType<typeof excess>) => region.locator('section[aria-labelledby$=-answer]');

  test.describe(`in ${lang}`, () => {
    test('the answer names the areas and the limit', async ({ page }) => {
      await page.goto(path);
      await fillExcess(page, '10', '10.51');
      await press(excess(page));
      await expect(answerTo(excess(page))).toContainText(
        fill(t('ruleCheck.excess.over'), {
          licensed: `10 ${t('unit.are.other')}`,
          measured: `10.51 ${t('unit.are.other')}`,
          excess: `0.51 ${t('unit.are.other')}`,
          limit: `10.5 ${t('unit.are.other')}`,
        }),
      );
    });

    test('all conditions that fail are named, each with its rule', async ({ page }) => {
      await page.goto(path);
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.plot')).fill('10');
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.damaged')).fill('0.99');
      await choose(page, 'lancing', 'yes');
      await choose(page, 'patch', 'no');
      await choose(page, 'panchnama', 'no');
      await press(uprooting(page));
      const status = answerTo(uprooting(page));
      await expect(status).toContainText(t('ruleCheck.uprooting.refused'));
      await expect(status.getByRole('listitem')).toHaveCount(CONDITIONS.length);
      for (const [index, condition] of CONDITIONS.entries())
        await expect(status.getByRole('listitem').nth(index)).toContainText(t(`ruleCheck.uprooting.${condition}Name`));

      await change(uprooting(page));
      await choose(page, 'lancing', 'no');
      await choose(page, 'patch', 'yes');
      await choose(page, 'panchnama', 'yes');
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.plot')).fill('5');
      await press(uprooting(page));
      await expect(status.getByRole('listitem')).toHaveCount(1);
      await expect(status.getByRole('listitem')).toContainText(t('ruleCheck.uprooting.areaName'));
    });

    test('both choices stand in the address and survive the language button', async ({ page }) => {
      await page.goto(path);
      await fillExcess(page, '10', '10.5');
      await press(excess(page));
      await expect(page).toHaveURL(/\?licensed=10&measured=10\.5#excess-check$/);
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.plot')).fill('20');
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.damaged')).fill('2');
      await choose(page, 'lancing', 'yes');
      await choose(page, 'patch', 'yes');
      await choose(page, 'panchnama', 'yes');
      await press(uprooting(page));
      await expect(page).toHaveURL(/\?licensed=10&measured=10\.5&plot=20&damaged=2&lancing=yes&whole-patch=yes/);
      await page.locator('[data-language-link]:visible').click();
      const other = translator(lang === 'en' ? 'hi' : 'en');
      await expect(page.getByRole('heading', { name: other('ruleCheck.excess.condonedResult') })).toBeVisible();
      await expect(page.getByRole('heading', { name: other('ruleCheck.uprooting.refused') })).toBeFocused();
      await expect(page.locator('#uprooting-check')).toContainText(`20 ${other('unit.are.other')}`);
    });

    test('the answer keeps the focus when the tool is ready before the rest of the page', async ({ page }) => {
      // A browser that has read the page goes to the fragment, and takes the focus from whatever has it.
      await page.route(/\/Document\.[^/]*\.js$/, async (route) => {
        await page.locator('#excess-answer').waitFor();
        await route.continue();
      });
      await page.goto(`${path}?licensed=10&measured=10.5#excess-check`);
      await page.evaluate(async () => {
        for (let frames = 0; frames < 4; frames += 1) await new Promise(requestAnimationFrame);
      });
      await expect(page.locator('#excess-answer')).toBeFocused();
    });

    test('answers and messages have no accessibility faults, light or dark, on a phone', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const [state, colorScheme] of SCHEMES.entries()) {
        if (!hasTurn(lang, state)) continue;
        await page.emulateMedia({ colorScheme });
        await page.goto(`${path}?licensed=10&measured=11&plot=5`);
        await expect(answerTo(excess(page))).toBeVisible();
        expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        for (const control of await page
          .locator('main astro-island :is(input[type=text], button, label:has(input)):visible')
          .all())
          expect((await control.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
    });

    test('without scripts the rules stand as tables and no form is offered', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(path);
      const table = page.getByRole('table', { name: t('ruleCheck.uprooting.table') });
      for (const condition of CONDITIONS) await expect(table).toContainText(t(`ruleCheck.uprooting.${condition}Name`));
      await expect(page.getByRole('table', { name: t('ruleCheck.excess.table') }).getByRole('row')).toHaveCount(4);
      await expect(excess(page).getByRole('button')).toHaveCount(0);
      await expect(uprooting(page).getByRole('textbox')).toHaveCount(0);
      await context.close();
    });

    if (!isWhole(lang, 'hi')) return;

    test('the area check answers exactly at its limits, with its rule, and only when asked', async ({ page }) => {
      await page.goto(path);
      const status = answerTo(excess(page));
      for (const [licensed, measured, verdict] of [
        ['10', '10', 'noneResult'],
        ['10', '10.01', 'condonedResult'],
        ['10', '10.5', 'condonedResult'],
        ['10', '10.51', 'aboveResult'],
        ['१०', '१०.५', 'condonedResult'],
      ] as const) {
        await fillExcess(page, licensed, measured);
        await expect(status).toHaveCount(0);
        await press(excess(page));
        await expect(status, measured).toContainText(t(`ruleCheck.excess.${verdict}`));
        await expect(status).toContainText(`${t('ruleCheck.rule')}:`);
        await expect(status).not.toContainText(/[{}]|NaN|undefined/);
        await change(excess(page));
      }
    });

    test('odd input gets a message beside its field, and nothing is lost', async ({ page }) => {
      await page.goto(path);
      const field = excess(page).getByLabel(t('ruleCheck.excess.measured'));
      for (const [written, error] of [
        ['', 'empty'],
        ['abc', 'notNumber'],
        ['0', 'notPositive'],
        ['-3', 'notPositive'],
        ['10,5', 'comma'],
        ['10.505', 'tooExact'],
        ['99999999', 'tooLarge'],
      ] as const) {
        await fillExcess(page, '10', written);
        await press(excess(page));
        await expect(field).toBeFocused();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toHaveAccessibleDescription(beginsWith(t(`ruleCheck.error.${error}`)));
        await expect(field).toHaveValue(written);
        await expect(excess(page).getByLabel(t('ruleCheck.excess.licensed'))).toHaveValue('10');
        await expect(answerTo(excess(page))).toHaveCount(0);
      }
      await field.fill('10.2');
      await expect(field).not.toHaveAttribute('aria-invalid');
      await expect(field).toHaveAccessibleDescription(t('ruleCheck.hint'));
      await press(excess(page));
      await expect(answerTo(excess(page))).toContainText(t('ruleCheck.excess.condonedResult'));
    });

    test('one may apply exactly at both limits', async ({ page }) => {
      await page.goto(path);
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.plot')).fill('10');
      await uprooting(page).getByLabel(t('ruleCheck.uprooting.damaged')).fill('1');
      await choose(page, 'lancing', 'no');
      await choose(page, 'patch', 'yes');
      await choose(page, 'panchnama', 'yes');
      await press(uprooting(page));
      const status = answerTo(uprooting(page));
      await expect(status).toContainText(t('ruleCheck.uprooting.allowed'));
      await expect(status).toContainText(`1 ${t('unit.are.one')}`);
      await expect(status).not.toContainText(/[{}]/);
    });

    test('missing answers are all named and the first takes the focus, by keyboard alone', async ({ page }) => {
      await page.goto(path);
      const plot = uprooting(page).getByLabel(t('ruleCheck.uprooting.plot'));
      await expect(plot).toBeEnabled();
      await plot.focus();
      await page.keyboard.type('10');
      await page.keyboard.press('Tab');
      await page.keyboard.type('2');
      await page.keyboard.press('Enter');
      await expect(uprooting(page).getByText(t('ruleCheck.error.choice'))).toHaveCount(3);
      const first = uprooting(page).getByRole('radiogroup').first();
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
      await expect(answerTo(uprooting(page))).toContainText(t('ruleCheck.uprooting.allowed'));
    });

    test('more damage than plot is a mistake of the second field', async ({ page }) => {
      await page.goto(`${path}?plot=5&damaged=6&lancing=no&whole-patch=yes&panchnama=yes`);
      await expect(uprooting(page).getByLabel(t('ruleCheck.uprooting.damaged'))).toHaveAccessibleDescription(
        beginsWith(t('ruleCheck.error.moreThanPlot')),
      );
      await expect(answerTo(uprooting(page))).toHaveCount(0);
    });

    test('odd values in the address give messages, never an error', async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await page.goto(
        `${path}?licensed=${encodeURIComponent('<img src=x>')}&measured=${'9'.repeat(3000)}&lancing=maybe`,
      );
      await expect(excess(page).getByText(t('ruleCheck.error.notNumber'))).toBeVisible();
      await expect(excess(page).getByText(t('ruleCheck.error.tooLarge').split('{')[0]!)).toBeVisible();
      await expect(uprooting(page).getByText(t('ruleCheck.error.choice'))).toHaveCount(1);
      await expect(page.locator('main img')).toHaveCount(0);
      expect(errors).toEqual([]);
    });

    test('nothing is sent by checking', async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const requests: string[] = [];
      // The answers come as a file, a font may still come, and some browsers ask for the icon with each new address: none of them says
      // what was written.
      const isFile = /\.(js|woff2|svg)$/;
      page.on('request', (request) => !isFile.test(request.url()) && requests.push(request.url()));
      await fillExcess(page, '10', '10.5');
      await press(excess(page));
      await expect(answerTo(excess(page))).toBeVisible();
      expect(requests).toEqual([]);
    });
  });
}
