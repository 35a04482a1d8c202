import { expect, test } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { monthOf } from '../../src/features/crop-calendar/calendar.ts';
import { LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { translator } from '../../src/words/strings.ts';
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
      const month = page.locator('[data-calendar]:not([data-wheel]) [data-month]:visible');
      await expect(month).toHaveCount(1);
      const step = catalogue.calendar.steps.find((each) => each.id === id)!;
      await expect(month).toContainText(step.duty[lang]);
      await month.getByRole('link', { name: step.title[lang] }).click();
      await expect(page).toHaveURL(new RegExp(`#calendar-${id}$`));
    }
  });
}

test('a tender leaves the front page when it closes', async ({ page }) => {
  const closings = ['2027-03-15T15:00', '2027-05-11T17:00'].map((moment) => `${moment}+05:30`);
  const none = translator('en')('tender.noneActive');
  // Whatever is open today, the list holds two tenders in this test.
  await page.route(pathFor('home/home', 'en'), async (route) => {
    const response = await route.fetch();
    const entries = closings.map(
      (moment) => `<li data-gone-at="${moment}"><a href="/en/tender/active/">${moment}</a></li>`,
    );
    const list = new RegExp(`(<ul[^>]*>)((?!</ul>).)*(</ul>\\s*<p[^>]*>${RegExp.escape(none)})`);
    await route.fulfill({ response, body: (await response.text()).replace(list, `$1${entries.join('')}$3`) });
  });
  const open = page.locator('[data-gone-at]');
  await setToBuildMoment(page);
  await page.goto(pathFor('home/home', 'en'));
  await expect(open).toHaveCount(closings.length);
  for (const [index, closing] of closings.entries()) {
    await page.clock.setFixedTime(new Date(Date.parse(closing) - 1));
    await page.reload();
    await expect(open).toHaveCount(closings.length - index);
    await expect(page.getByText(none)).toBeHidden();
    await page.clock.setFixedTime(new Date(closing));
    await page.reload();
    await expect(open).toHaveCount(closings.length - index - 1);
  }
  await expect(page.getByText(none)).toBeVisible();
});

test('without scripts the front page has the month of its build and leads to the calendar', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathFor('home/home', 'hi'));
  const month = page.locator('[data-calendar]:not([data-wheel]) [data-month]:visible');
  await expect(month).toHaveAttribute('data-month', String(monthOf(buildDay())));
  await expect(page.getByRole('link', { name: translator('hi')('home.calendar') })).toBeVisible();
  await context.close();
});
