import { expect, type Page, test } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { MONTHS, nextStepAfter, stepsIn } from '../../src/features/crop-calendar/calendar.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isWhole, someOf } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';

const steps = catalogue.calendar.steps;
const marked = (page: Page) => page.locator('[data-calendar] li[aria-current="date"]');
const line = (page: Page) => page.locator('[data-calendar] [data-month]:visible');

/** Opens the page as it is seen at a moment. */
async function openAt(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(path);
}

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor('opium/overview', lang);

  test(`each month marks its steps, or names the next one (${lang})`, async ({ page }) => {
    for (const month of isWhole(lang, 'hi') ? MONTHS : [1, 5, 10, 11]) {
      await openAt(page, path, `2026-${String(month).padStart(2, '0')}-15T12:00:00+05:30`);
      const current = stepsIn(month, steps);
      await expect(marked(page), `month ${month}`).toHaveCount(current.length);
      await expect(line(page)).toHaveCount(1);
      for (const [index, { title }] of current.entries()) {
        await expect(marked(page).nth(index)).toContainText(title[lang]);
        await expect(marked(page).nth(index).getByText(t('calendar.thisMonth'), { exact: true })).toBeVisible();
        await expect(line(page)).toContainText(title[lang]);
      }
      if (current.length === 0) {
        await expect(line(page)).toContainText(t('calendar.none').split('}')[1]!.trim());
        await expect(line(page)).toContainText(nextStepAfter(month, steps)!.title[lang]);
      }
      await expect(page.locator('[data-calendar]').getByText(t('calendar.thisMonth'), { exact: true })).toHaveCount(
        steps.length,
      );
      await expect(
        page.locator('[data-calendar]').getByText(t('calendar.thisMonth'), { exact: true }).filter({ visible: true }),
      ).toHaveCount(current.length);
    }
  });

  test(`the month and its step lead to the page that explains it (${lang})`, async ({ page }) => {
    const lancing = steps.find(({ id }) => id === 'lancing')!;
    for (const place of ['[data-month="2"]', '#calendar-lancing']) {
      await openAt(page, path, '2026-02-10T12:00:00+05:30');
      await page.locator(place).getByRole('link', { name: lancing.title[lang] }).focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(pathFor(lancing.page, lang));
    }
  });

  test(`the marked calendar has no accessibility faults, light or dark (${lang})`, async ({ page }) => {
    for (const [state, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!hasTurn(lang, state)) continue;
      await page.emulateMedia({ colorScheme });
      await openAt(page, path, '2026-03-31T12:00:00+05:30');
      await expect(marked(page)).toHaveCount(2);
      expect(await accessibilityFaults(page, '[data-calendar]')).toEqual([]);
    }
  });

  test(`on a phone the calendar fits and is short (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openAt(page, path, '2026-10-15T12:00:00+05:30');
    await expect(marked(page)).toHaveCount(stepsIn(10, steps).length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect((await page.locator('ol[data-calendar]').boundingBox())!.height).toBeLessThan(1300);
  });

  test(`without scripts it is a plain list that claims no month (${lang})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const list = page.getByRole('list', { name: t('calendar.caption') });
    await expect(list.getByRole('listitem')).toHaveCount(steps.length);
    for (const { title, duty } of steps) {
      await expect(list).toContainText(title[lang]);
      await expect(list).toContainText(duty[lang]);
    }
    await expect(marked(page)).toHaveCount(0);
    await expect(line(page)).toHaveCount(0);
    await expect(
      page.locator('[data-calendar]').getByText(t('calendar.thisMonth'), { exact: true }).filter({ visible: true }),
    ).toHaveCount(0);
    await context.close();
  });
}

for (const timezoneId of someOf(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'], 2))
  test.describe(`on a clock in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the month changes at midnight in India', async ({ page }) => {
      for (const [moment, ids] of [
        ['2026-09-30T18:29:59Z', ['calendar-licence']],
        ['2026-09-30T18:30:00Z', ['calendar-licence', 'calendar-settlement', 'calendar-sowing']],
        ['2026-10-31T18:29:59Z', ['calendar-licence', 'calendar-settlement', 'calendar-sowing']],
        ['2026-10-31T18:30:00Z', ['calendar-sowing']],
        ['2026-11-30T18:29:59Z', ['calendar-sowing']],
        ['2027-04-30T18:30:00Z', []],
        ['2026-12-31T18:30:00Z', ['calendar-measurement']],
      ] as const) {
        await openAt(page, pathFor('opium/overview', 'en'), moment);
        await expect(line(page)).toHaveCount(1);
        expect(await marked(page).evaluateAll((rows) => rows.map(({ id }) => id)), moment).toEqual(ids);
      }
    });
  });
