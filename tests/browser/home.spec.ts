import { expect, test } from '@playwright/test';
import { catalogue } from '../../src/catalogue/catalogue.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { translator } from '../../src/i18n/strings.ts';
import { pathFor } from '../../src/routes.ts';

for (const lang of LANGS) {
  const path = pathFor('home/home', lang);

  test(`on a phone the first screen holds the first question of every reader (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto(path);
    for (const { tasks } of catalogue.home!.doors)
      await expect(page.getByRole('link', { name: tasks[0]!.label[lang] })).toBeInViewport({ ratio: 1 });
  });

  test(`the front page says what this month brings, also when it was built in another (${lang})`, async ({ page }) => {
    for (const [day, id] of [
      ['2027-02-28', 'lancing'],
      ['2027-05-01', 'licence'],
    ] as const) {
      await page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));
      await page.goto(path);
      const month = page.locator('[data-calendar] [data-month]:visible');
      await expect(month).toHaveCount(1);
      const step = catalogue.calendar.find((each) => each.id === id)!;
      await expect(month).toContainText(step.duty[lang]);
      await month.getByRole('link', { name: step.title[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`#calendar-${id}$`));
    }
  });
}

test('a tender leaves the front page when it closes', async ({ page }) => {
  const open = page.locator('[data-gone-at]');
  await page.clock.setFixedTime(new Date());
  await page.goto(pathFor('home/home', 'en'));
  const closings = await open.evaluateAll((items) => items.map((item) => Date.parse(item.dataset['goneAt']!)));
  expect(closings).toHaveLength(3);
  expect(closings).toEqual(closings.toSorted((a, b) => a - b));
  await page.clock.setFixedTime(new Date(closings[0]! - 1));
  await page.reload();
  await expect(open).toHaveCount(3);
  await page.clock.setFixedTime(new Date(closings[0]!));
  await page.reload();
  await expect(open).toHaveCount(2);
  await page.clock.setFixedTime(new Date(closings[2]!));
  await page.reload();
  await expect(open).toHaveCount(0);
  await expect(page.getByText(translator('en')('tender.noneActive'))).toBeVisible();
});

test('without scripts the front page claims no month and leads to the calendar', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathFor('home/home', 'hi'));
  await expect(page.locator('[data-calendar] [data-month]:visible')).toHaveCount(0);
  await expect(page.locator('section', { has: page.locator('#this-month') }).getByRole('link')).toBeVisible();
  await context.close();
});
