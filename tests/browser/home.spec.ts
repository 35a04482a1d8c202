import { expect, test } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown } from '../../src/content/register-pages.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { closingOf } from '../../src/domain/tenders.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { setToBuildMoment } from './build-clock.ts';

for (const lang of LANGS) {
  const path = pathFor('home/home', lang);

  test(`on a phone the first screen holds the first question of every reader (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 720 });
    await page.goto(path);
    for (const { tasks } of catalogue.home.doors)
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
      const step = catalogue.calendar.steps.find((each) => each.id === id)!;
      await expect(month).toContainText(step.duty[lang]);
      await month.getByRole('link', { name: step.title[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`#calendar-${id}$`));
    }
  });
}

test('a tender leaves the front page when it closes', async ({ page }) => {
  const tenders = recordsShown({ id: 'tenders', state: 'active' });
  const closings = tenders
    .map((tender) => Date.parse(`${closingOf(tender)}+05:30`))
    .toSorted((a, b) => a - b)
    .slice(0, 3);
  const open = page.locator('[data-gone-at]');
  const none = page.getByText(translator('en')('tender.noneActive'));
  await setToBuildMoment(page);
  await page.goto(pathFor('home/home', 'en'));
  await expect(open).toHaveCount(closings.length);
  for (const [index, closing] of closings.entries()) {
    await page.clock.setFixedTime(new Date(closing - 1));
    await page.reload();
    await expect(open).toHaveCount(closings.length - index);
    await expect(none).toBeHidden();
    await page.clock.setFixedTime(new Date(closing));
    await page.reload();
    await expect(open).toHaveCount(closings.length - index - 1);
  }
  await expect(none).toBeVisible();
});

test('without scripts the front page claims no month and leads to the calendar', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathFor('home/home', 'hi'));
  await expect(page.locator('[data-calendar] [data-month]:visible')).toHaveCount(0);
  await expect(page.locator('section', { has: page.locator('#this-month') }).getByRole('link')).toBeVisible();
  await context.close();
});
