import { expect, type Page, test } from '@playwright/test';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { areasOf, newestFirst, standingOn } from '../../src/domain/register-records.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { isWhole, someOf } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { setToBuildMoment } from './build-clock.ts';

/** A year and a kind that only some records have, and a number that one has. */
const { date: someDate = '', kind: someKind } = recordsShown({ id: 'notifications' })
  .toSorted(newestFirst)
  .find(({ kind }) => kind === 'substances')!;
const someYear = someDate.slice(0, 4);
const ROUTE = 'notifications/circulars_notifications';
const all = recordsShown({ id: 'notifications' });
const titles = (page: Page) => page.locator('[data-register-list] > li > [data-title]');
const shown = (page: Page) => page.locator('[data-register-list] > li:visible');

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const status = (page: Page) => page.locator('[data-register-status]');

  test.describe(`the register of notifications in ${lang}`, () => {
    test('shows the 25 newest, says how many there are, and turns pages', async ({ page }) => {
      await page.goto(path);
      await expect(shown(page)).toHaveCount(25);
      await expect(status(page)).toHaveText(fill(t('register.count'), { count: all.length }));
      const dates = await page
        .locator('[data-register-list] > li')
        .evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset['date'] ?? ''));
      expect(dates).toEqual(dates.toSorted().toReversed());

      const next = page.getByRole('link', { name: t('register.next') });
      // Records are laid out when they come near the screen: what stands below them settles a frame after a jump to it.
      await next.scrollIntoViewIfNeeded();
      await next.click();
      await expect(page).toHaveURL(/\?page=2$/);
      await expect(page.locator('[data-register-pages]')).toContainText(
        fill(t('register.pageOf'), { page: 2, pages: Math.ceil(all.length / 25) }),
      );
      await expect(status(page)).toBeFocused();
      await page.goBack();
      await expect(page.getByRole('link', { name: t('register.previous') })).toBeHidden();
    });

    test('narrows by words, year and kind only when the button is pressed, and keeps the choice in the address', async ({
      page,
    }) => {
      await page.goto(path);
      await page.getByLabel(t('register.year'), { exact: true }).selectOption(someYear);
      await page.getByLabel(t('register.kind'), { exact: true }).selectOption(someKind);
      await expect(shown(page)).toHaveCount(25);
      await page.getByRole('button', { name: t('register.show') }).click();

      const expected = all.filter(({ date, kind }) => date?.startsWith(someYear) && kind === someKind);
      expect(expected.length).toBeGreaterThan(0);
      await expect(shown(page)).toHaveCount(expected.length);
      await expect(status(page)).toHaveText(fill(t('register.found'), { found: expected.length, count: all.length }));
      await expect(page).toHaveURL(new RegExp(`\\?year=${someYear}&kind=${someKind}$`));

      await page.reload();
      await expect(shown(page)).toHaveCount(expected.length);
      await expect(page.getByLabel(t('register.year'), { exact: true })).toHaveValue(someYear);

      await page.locator('[data-language-link]').click();
      await expect(page).toHaveURL(new RegExp(`\\?year=${someYear}&kind=${someKind}$`));
      await expect(shown(page)).toHaveCount(expected.length);
    });

    test('sorts by title and by age', async ({ page }) => {
      await page.goto(`${path}?sort=oldest`);
      const oldest = all.map(({ date }) => date ?? '9').toSorted()[0]!;
      await expect(shown(page).first()).toHaveAttribute('data-date', new RegExp(`^${oldest}`));
      await page.goto(`${path}?sort=title`);
      const texts = await titles(page).allTextContents();
      const collator = new Intl.Collator(lang, { numeric: true });
      expect(texts).toEqual(texts.toSorted(collator.compare));
    });

    if (!isWhole(lang, 'hi')) return;

    test('finds a record by its number, and says so when nothing fits', async ({ page }) => {
      await page.goto(path);
      const words = page.getByLabel(t('register.words'));
      await words.fill('s.o. 1055(e)');
      await words.press('Enter');
      await expect(shown(page).first()).toContainText('S.O. 1055(E)');

      await words.fill('zzzz');
      await words.press('Enter');
      await expect(shown(page)).toHaveCount(0);
      await expect(status(page)).toHaveText(t('register.nothing'));
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: t('register.clear') }).click();
      await expect(shown(page)).toHaveCount(25);
      await expect(words).toHaveValue('');
    });

    test('an odd address shows the whole list instead of failing', async ({ page }) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${path}?year=abc&kind=%3Cscript%3E&sort=__proto__&page=99999&words=`);
      await expect(shown(page).first()).toBeVisible();
      await expect(status(page)).toHaveText(fill(t('register.count'), { count: all.length }));
      await page.goto(`${path}?page=-5#%E0%A4%A`);
      await expect(shown(page)).toHaveCount(25);
      expect(problems).toEqual([]);
    });

    test('a link to one record opens the page of the list it stands on', async ({ page }) => {
      const last = all.toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))[0]!;
      await page.goto(`${path}#${last.id}`);
      await expect(page.locator(`[id="${last.id}"]`)).toBeInViewport();
    });
  });
}

test('narrows by area and validity, with the marks of today', async ({ page }) => {
  await page.clock.setFixedTime('2025-11-04T06:30:00Z');
  await page.goto(pathFor(ROUTE, 'en'));
  await page.getByLabel('Area', { exact: true }).selectOption('opium');
  await page.getByLabel('Validity', { exact: true }).selectOption('in-force');
  await expect(shown(page)).toHaveCount(25);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?area=opium&validity=in-force$/);
  const inForce = all.filter(
    (record) => areasOf(record).includes('opium') && standingOn(record, '2025-11-04') === 'in-force',
  );
  expect(inForce.length).toBeGreaterThan(0);
  await expect(titles(page)).toHaveText(inForce.toSorted(newestFirst).map(({ title }) => title.en));

  await page.goto(`${pathFor(ROUTE, 'hi')}?area=exim&validity=not-known`);
  const open = all.filter((record) => areasOf(record).includes('exim') && record.validity === 'not-known');
  await expect(page.locator('[data-register-status]')).toHaveText(
    fill(translator('hi')('register.found'), { found: open.length, count: all.length }),
  );
});

test('the list of amendments opens, and each leads to its record on the page of notifications', async ({ page }) => {
  await page.goto(`${pathFor('notifications/acts_rules', 'en')}#1985-09-16-ndps-act`);
  const act = page.locator('[id="1985-09-16-ndps-act"]');
  const ketamine = act.getByRole('link', { name: 'Ketamine added to the Schedule' });
  await expect(ketamine).toBeHidden();
  await act.getByText(/^and \d+ more$/).click();
  await ketamine.click();
  await expect(page).toHaveURL(/\/en\/notifications\/circulars_notifications\/#2011-02-10-schedule-ketamine$/);
  const record = page.locator('[id="2011-02-10-schedule-ketamine"]');
  await expect(record).toBeInViewport();
  await record.getByRole('link', { name: 'Narcotic Drugs and Psychotropic Substances Act, 1985' }).first().click();
  await expect(act).toBeInViewport();
});

test('without scripts the list stands whole, and the form that could do nothing is not there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathFor(ROUTE, 'hi'));
  await expect(shown(page)).toHaveCount(all.length);
  await expect(page.locator('[data-register-form]')).toBeHidden();
  await context.close();
});

test('on paper stands the whole list', async ({ page }) => {
  await page.goto(pathFor(ROUTE, 'en'));
  await expect(shown(page)).toHaveCount(25);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-register-list] > li')).toHaveCount(all.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(shown(page)).toHaveCount(25);
});

test('marks change with the day in India, without a new build', async ({ page }) => {
  const policy = recordsShown({ id: 'policies' }).find(({ cropYear }) => cropYear === '2025-26')!;
  const mark = page.locator(`[id="${policy.id}"] [data-until]`);
  for (const [now, words] of [
    ['2025-09-30T18:29:00Z', 'From 1 October 2025'],
    ['2025-09-30T18:31:00Z', 'In force until 30 September 2026'],
    ['2026-09-30T18:29:00Z', 'In force until 30 September 2026'],
    ['2026-09-30T18:31:00Z', 'Ended on 30 September 2026'],
  ] as const) {
    await page.goto('about:blank');
    await page.clock.setFixedTime(now);
    await page.goto(`${pathFor('opium/Policy', 'en')}#${policy.id}`);
    await expect(mark).toHaveText(words);
  }
});

test('the "new" badge of an old page goes away by itself', async ({ page }) => {
  await page.route('**/transfer_posting/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      'data-title',
      'data-title><span data-new-until="2026-12-04">new</span><span',
    );
    await route.fulfill({ response, body });
  });
  const badge = page.locator('[data-new-until]');
  await page.clock.setFixedTime('2026-12-03T18:29:00Z');
  await page.goto('/en/employee/transfer_posting/');
  await expect(badge).toHaveCount(1);
  await page.clock.setFixedTime('2026-12-03T18:31:00Z');
  await page.goto('/en/employee/transfer_posting/');
  await expect(badge).toHaveCount(0);
});

test('register pages show their records, in one language and the next in the other', async ({ page }) => {
  expect(registerPages.length).toBeGreaterThan(15);
  await setToBuildMoment(page);
  for (const [index, { route, selection }] of someOf([...registerPages.entries()], 3)) {
    await page.goto(pathFor(route, LANGS[index % 2]!));
    await expect(shown(page)).toHaveCount(Math.min(25, recordsShown(selection).length));
  }
});
