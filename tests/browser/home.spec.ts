import { expect } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { monthOf, MONTHS } from '../../src/features/crop-calendar/calendar.ts';
import { LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { LIMITS, SCREENS } from '../support/shape-limits.ts';
import { RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const noon = (day: string) => new Date(`${day}T12:00:00+05:30`);
/** The month whose field is to be seen; the drawing has it twice, as ground and as plants. */
const FIELD = '[data-field] > [data-month]';

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const path = pathFor('home/home', lang);
  const t = translator(lang);

  test(`on a phone the first screen holds the name, the search and the question of every reader (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize(SCREENS.phone);
    await page.goto(path);
    const main = page.locator('main');
    const seen = [
      page.locator('header').getByText(t('site.name'), { exact: true }),
      main.getByRole('heading', { level: 1 }),
      main
        .getByRole('combobox', { name: t('search.label') })
        .or(main.getByRole('textbox', { name: t('search.label') })),
      main.getByRole('button', { name: t('search.button') }),
      ...catalogue.home.examples.map(({ [lang]: words }) => main.getByRole('link', { name: words, exact: true })),
      ...catalogue.home.doors.map(({ tasks }) => main.getByRole('link', { name: tasks[0]!.label[lang] })),
    ];
    for (const part of seen) await expect(part).toBeInViewport({ ratio: 1 });
    const low = await main.locator('a:visible').evaluateAll((links) =>
      links
        .map((link) => ({ words: link.textContent, box: link.getBoundingClientRect() }))
        .filter(({ box }) => box.top < innerHeight && box.height < 44)
        .map(({ words }) => words),
    );
    expect(low).toEqual([]);
    // The heading keeps the limits of its shape.
    for (const screen of ['phone', 'desk'] as const) {
      await page.setViewportSize(SCREENS[screen]);
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect(y, screen).toBeLessThanOrEqual(LIMITS.heading[screen]);
    }
  });

  if (isNext())
    test(`an example opens the search with its words, and the box suggests (${lang})`, RELEASE, async ({ page }) => {
      await page.goto(path);
      const words = catalogue.home.examples[0]![lang];
      const box = page.locator('main input[name=q]');
      await box.fill(words);
      await expect(page.locator('main').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: words, exact: true }).click();
      await expect(page).toHaveURL(`${pathFor('others/search', lang)}?${new URLSearchParams({ q: words })}`);
      await expect(page.locator('main input[name=q]')).toHaveValue(words);
    });

  if (isNext())
    test(`the front page says what this month brings, also when it was built in another (${lang})`, async ({
      clocked: page,
    }) => {
      for (const [day, id] of [
        ['2027-02-28', 'lancing'],
        ['2027-05-01', 'licence'],
      ] as const) {
        await page.clock.setFixedTime(noon(day));
        await page.goto(path);
        const month = page.locator('[data-general-month] [data-month]:visible');
        await expect(month).toHaveCount(1);
        const step = catalogue.calendar.steps.find((each) => each.id === id)!;
        await expect(month).toContainText(step.duty[lang]);
        await month.getByRole('link', { name: step.title[lang] }).click();
        await expect(page).toHaveURL(new RegExp(`#calendar-${id}$`));
      }
    });
}

test('the field looks as the calendar says, in every month', async ({ clocked: page }) => {
  const { field } = catalogue.calendar;
  for (const month of someOf(MONTHS, 4)) {
    await page.clock.setFixedTime(noon(`2027-${String(month).padStart(2, '0')}-15`));
    await page.goto(pathFor('home/home', 'hi'));
    const drawn = page.locator(`${FIELD}:visible`);
    await expect(drawn).toHaveCount(1);
    const state = Object.values(field).find((months) => months.includes(month))!;
    await expect(drawn).toHaveAttribute('data-month', state.join(' '));
    await expect(page.locator(`[data-field] defs [data-shown]`)).toHaveAttribute('data-month', state.join(' '));
  }
});

test('a tender leaves the front page when it closes', RELEASE, async ({ clocked: page }) => {
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
  const [first = '', last = ''] = closings;
  for (const [moment, left] of [
    [Date.parse(first) - 1, 2],
    [Date.parse(first), 1],
    [Date.parse(last) - 1, 1],
  ] as const) {
    await page.clock.setFixedTime(moment);
    await page.goto(pathFor('home/home', 'en'));
    await expect(open).toHaveCount(left);
    await expect(page.getByText(none)).toBeHidden();
  }
  await page.clock.setFixedTime(new Date(last));
  await page.reload();
  await expect(open).toHaveCount(0);
  await expect(page.getByText(none)).toBeVisible();
});

test('without scripts the front page searches, and has the month of its build', async ({ plain: page }) => {
  await page.goto(pathFor('home/home', 'hi'));
  const built = monthOf(buildDay());
  const month = page.locator('[data-general-month] [data-month]:visible');
  await expect(month).toHaveAttribute('data-month', String(built));
  const drawn = (await page.locator(`${FIELD}:visible`).getAttribute('data-month'))!;
  expect(drawn.split(' ')).toContain(String(built));
  await expect(page.getByRole('link', { name: translator('hi')('home.calendar') })).toBeVisible();
  await page.locator('main input[name=q]').fill('अफीम');
  await page
    .locator('main')
    .getByRole('button', { name: translator('hi')('search.button') })
    .click();
  await expect(page).toHaveURL(`${pathFor('others/search', 'hi')}?${new URLSearchParams({ q: 'अफीम' })}`);
});
