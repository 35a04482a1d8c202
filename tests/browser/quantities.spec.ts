import { expect, type Locator, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { drugsOf } from '../../src/domain/drugs.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { isThorough, isWhole, RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { test } from './reused-page.ts';

const ROUTE = 'top-level/prevention/quantities';
const GANJA = '?drug=ganja&weight=1.5&unit=kg';
const drugs = drugsOf(catalogue.tables.get('quantities')!);
const table = (page: Page) => page.locator('#quantities-table');
const rows = (page: Page) => table(page).locator('tbody tr');
const answer = (page: Page) => page.locator('#quantity-answer');
/** Where the zones of the scale begin at a limit. */
const TICKS = '[data-band] > svg:visible > g rect';
const middleOf = async (part: Locator) => {
  const { x, y, width, height } = (await part.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const drug = (page: Page) => page.getByLabel(t('quantities.drug'), { exact: true });
  const weight = (page: Page) => page.getByLabel(t('quantities.weight'), { exact: true });
  const unit = (page: Page) => page.getByLabel(t('quantities.unit'), { exact: true });
  const change = (page: Page) => page.getByRole('button', { name: t('tool.change') });
  const button = (page: Page) => page.getByRole('button', { name: t('quantities.check') });
  const view = (page: Page) => page.locator('summary', { hasText: t('quantities.view') });
  const find = (page: Page) => page.getByLabel(t('quantities.findLabel'));

  test.describe(`quantities in ${lang}`, () => {
    if (isNext())
      test('the check answers by keyboard, in the address, with punishment, section, notification and caution', async ({
        page,
      }) => {
        await page.goto(path);
        await drug(page).selectOption('ganja');
        await weight(page).fill('२०');
        await unit(page).selectOption('kg');
        await weight(page).press('Enter');
        await expect(answer(page)).toBeFocused();
        await expect(answer(page)).toHaveText(
          fill(t('quantities.verdict.between'), {
            drug: drugs.find(({ id }) => id === 'ganja')!.name[lang],
            weight: `20 ${t('unit.kg.other')}`,
          }),
        );
        await expect(page).toHaveURL(/\?drug=ganja&weight=%E0%A5%A8%E0%A5%A6&unit=kg$/);
        await expect(page.locator('#quantity-check')).toContainText(`20 ${t('unit.kg.other')}`);
        const box = page.locator('section[aria-labelledby=quantity-answer]');
        await expect(box.locator('[aria-current]')).toContainText(t('quantities.band.between'));
        await expect(box.locator('[aria-current] a')).toHaveAttribute(
          'href',
          `${pathFor('top-level/prevention/punishment', lang)}#section-20`,
        );
        await expect(box.getByRole('link', { name: documentNumber('S.O. 1055(E)', lang) })).toBeVisible();
        await expect(box).toContainText(t('quantities.notAdvice'));
        if (isWhole(lang, 'en')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);

        await change(page).click();
        await expect(drug(page)).toBeFocused();
        await expect(box).toHaveCount(0);
        await weight(page).fill('20.001');
        await button(page).click();
        await expect(answer(page)).toContainText(t('quantities.band.commercial').toLowerCase());
        // The form as it was filled in, then the answer before it.
        await page.goBack();
        await expect(weight(page)).toHaveValue('20.001');
        await page.goBack();
        await expect(box.locator('[aria-current]')).toContainText(t('quantities.band.between'));
      });

    if (isNext())
      test('View Quantities shows the table; names of both scripts and of the street find their drug', async ({
        page,
      }) => {
        await page.goto(path);
        await expect(table(page)).toBeHidden();
        await view(page).click();
        await expect(rows(page)).toHaveCount(drugs.length);
        for (const [written, id] of [
          ['smack', 'heroin'],
          ['Brown Sugar', 'heroin'],
          ['स्मैक', 'heroin'],
          ['afeem', 'opium'],
          ['अफ़ीम गोंद', 'opium'],
          ['doda chura', 'poppy-straw-doda-chura'],
          ['डोडा', 'poppy-straw-doda-chura'],
          ['ganja', 'ganja'],
          ['चरस', 'charas-cannabis-resin'],
        ]) {
          await find(page).fill(written!);
          const names = drugs.find((candidate) => candidate.id === id)!.name;
          await expect(rows(page).first()).toContainText(names[lang]);
        }
        await expect(table(page).getByRole('status')).toHaveText(
          fill(t('quantities.found'), { found: 1, count: drugs.length }),
        );
        await page.getByRole('button', { name: t('quantities.pick') }).click();
        await expect(weight(page)).toBeFocused();
        await expect(drug(page)).toHaveValue('charas-cannabis-resin');
        await find(page).fill('qqqq');
        await expect(page.getByText(t('quantities.nothing'))).toBeVisible();
        await expect(rows(page)).toHaveCount(0);
      });

    if (isNext())
      test(
        'the mark moves along the scale with the weight, and stands on the tick at a limit',
        RELEASE,
        async ({ page }) => {
          const limited = drugs.find(({ small, section }) => small !== null && section === '21')!;
          const { small, commercial } = { small: limited.small!, commercial: limited.commercial };
          const places = [
            [small, 0, -1],
            [small / 2, -1, -1],
            [Math.sqrt(small * commercial), 1, -1],
            [commercial * 2, 1, 1],
            [commercial, 1, 0],
          ] as const;
          for (const [grams, below, above] of someOf(places, 2)) {
            await page.goto(`${path}?drug=${limited.id}&weight=${grams.toFixed(6)}&unit=g`);
            await expect(answer(page)).toBeVisible();
            for (const [width, side] of [
              [1280, 'x'],
              [360, 'y'],
            ] as const) {
              await page.setViewportSize({ width, height: 800 });
              const mark = await middleOf(page.locator('svg svg:visible path'));
              const ticks = await Promise.all((await page.locator(TICKS).all()).map(middleOf));
              expect(ticks.map((tick) => Math.sign(Math.round(mark[side] - tick[side])) + 0)).toEqual([below, above]);
              expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
            }
          }
          if (isThorough) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        },
      );

    if (isNext())
      test('fits a phone, and keeps its answer in the other language', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 });
        await page.goto(path + GANJA);
        await expect(answer(page)).toBeVisible();
        await view(page).click();
        await expect(rows(page)).toHaveCount(drugs.length);
        // The bar has the whole width below its amounts.
        const bar = (await rows(page).first().locator('svg').boundingBox())!;
        expect(bar.width).toBeGreaterThan(250);
        expect(bar.y).toBeGreaterThanOrEqual((await middleOf(rows(page).first().locator('td').first())).y);
        if (isWhole(lang, 'en')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(pathFor(ROUTE, otherLang(lang)) + GANJA);
        await expect(answer(page)).toContainText(drugs.find(({ id }) => id === 'ganja')!.name[otherLang(lang)]);
      });

    if (!isWhole(lang, 'en')) return;

    test('odd input is named beside its field, gets the focus, and nothing is lost', async ({ page }) => {
      await page.goto(path);
      await button(page).click();
      await expect(drug(page)).toBeFocused();
      await expect(drug(page)).toHaveAccessibleDescription(t('quantities.missingDrug'));
      await expect(unit(page)).toHaveValue('g');
      await expect(drug(page).locator('optgroup').first()).toHaveAttribute('label', t('quantities.mostAsked'));
      await drug(page).selectOption('heroin');
      await unit(page).selectOption('mg');
      for (const [written, problem] of [
        ['0', 'notPositive'],
        ['-5', 'notPositive'],
        ['1,5', 'comma'],
        ['five', 'notNumber'],
        ['1e12', 'notNumber'],
      ] as const) {
        await weight(page).fill(written);
        await button(page).click();
        await expect(weight(page)).toBeFocused();
        await expect(weight(page)).toHaveAccessibleDescription(
          `${t('quantities.weightHint')} ${t(`quantities.problem.${problem}`)}`,
        );
        await expect(weight(page)).toHaveValue(written);
      }
      await expect(drug(page)).toHaveValue('heroin');
      await expect(answer(page)).toHaveCount(0);
      await page.goto(`${path}?drug=__proto__&weight=${'9'.repeat(2000)}&unit=tola`);
      await expect(drug(page)).toHaveAccessibleDescription(t('quantities.problem.unknown'));
      await expect(unit(page)).toHaveAccessibleDescription(t('quantities.problem.unknown'));
    });
  });
}

test(
  'the table needs no script, an address that names it opens it, and on paper it is open',
  RELEASE,
  async ({ page: awake, plain: page }) => {
    const path = pathFor(ROUTE, 'hi');
    await page.goto(path);
    await expect(page.locator('#quantity-check')).toBeHidden();
    await expect(table(page)).toBeHidden();
    await page.locator('summary', { hasText: translator('hi')('quantities.view') }).click();
    await expect(rows(page)).toHaveCount(drugs.length);
    await expect(rows(page).last()).toBeVisible();

    await awake.goto(`${path}#quantities-table`);
    await expect(table(awake)).toBeVisible();
    await awake.goto(path);
    await expect(table(awake)).toBeHidden();
    await awake.emulateMedia({ media: 'print' });
    await expect(rows(awake).first()).toBeVisible();
    await expect(rows(awake).first().locator('svg')).toBeVisible();
    await awake.emulateMedia({ media: 'screen' });
    await awake.goto(path + GANJA);
    await expect(answer(awake)).toBeVisible();
    await awake.emulateMedia({ media: 'print' });
    // The drawing of every zone, and the mark.
    const zones = awake.locator('section[aria-labelledby=quantity-answer] li');
    await expect(zones.locator('> svg:visible')).toHaveCount(3);
    await expect(zones.locator('svg svg:visible path')).toBeVisible();
  },
);
