import { expect, type Page } from '@playwright/test';
import { olderPath, recordPath, rowsPath } from '../../src/addresses/registers.ts';
import { listedRecords } from '../../src/content/record-lists.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { olderPages, PAGE_ROWS, yearOf } from '../../src/domain/list-pages.ts';
import { areasOf, newestFirst, standingOn } from '../../src/domain/register-records.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { isThorough, isWhole, RELEASE, someOf, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { setToBuildMoment } from './build-clock.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const ROUTE = 'notifications/circulars_notifications';
const all = recordsShown({ id: 'notifications' });
const sorted = listedRecords(catalogue, { id: 'notifications' });
/** A year and a kind that only some records have, none of them on the first page. */
const { date: someDate = '', kind: someKind } = all
  .toSorted(newestFirst)
  .find(
    ({ date }) =>
      date !== undefined && !sorted.slice(0, PAGE_ROWS).some((each) => each.date?.startsWith(date.slice(0, 4))),
  )!;
const someYear = someDate.slice(0, 4);
const titles = (page: Page) => page.locator('[data-register-list] > li [data-title]');
const shown = (page: Page) => page.locator('[data-register-list] > li:visible');
/** Closed on a phone. */
const openFilter = (page: Page) => page.locator('[data-register-filter] > summary').click();

/** A phone: the form is closed, and rows are as high as they get. */
test.use({ viewport: { width: 360, height: 740 } });

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor(ROUTE, lang);
  const status = (page: Page) => page.locator('[data-register-status]');
  const countAll = fill(t('register.count'), { count: all.length });

  test.describe(`the register of notifications in ${lang}`, () => {
    if (isNext())
      test('shows the newest, says how many there are, and leads to older years', async ({ page }) => {
        await page.goto(path);
        await expect(shown(page)).toHaveCount(PAGE_ROWS);
        await expect(status(page)).toHaveText(countAll);
        const [older] = olderPages(sorted);
        await page.locator(`main nav a[href="${olderPath(ROUTE, older!.year, 1, lang)}"]`).click();
        await expect(page).toHaveURL(olderPath(ROUTE, older!.year, 1, lang));
        await expect(shown(page)).toHaveCount(older!.records.length);
        await titles(page).first().click();
        await expect(page).toHaveURL(recordPath('notifications', older!.records[0]!.id, lang));
      });

    if (isNext())
      test('narrows over all years only when the button is pressed, with the choice in the address', async ({
        page,
      }) => {
        await page.goto(path);
        await openFilter(page);
        await page.getByLabel(t('register.year'), { exact: true }).selectOption(someYear);
        await page.getByLabel(t('register.kind'), { exact: true }).selectOption(someKind);
        // In the address before it is shown: the language button and a reload lose nothing.
        await expect(page).toHaveURL(new RegExp(`\\?year=${someYear}&kind=${someKind}$`));
        await expect(shown(page)).toHaveCount(PAGE_ROWS);
        await page.getByRole('button', { name: t('register.show') }).click();

        const expected = all.filter((record) => yearOf(record) === someYear && record.kind === someKind);
        await expect(shown(page)).toHaveCount(expected.length);
        await expect(status(page)).toHaveText(fill(t('register.found'), { found: expected.length, count: all.length }));
        await expect(status(page)).toBeFocused();
        await expect(page.locator('[data-register-older]')).toBeHidden();
        await expect(page.locator('[data-register-filter]')).not.toHaveAttribute('open');

        await page.reload();
        await expect(shown(page)).toHaveCount(expected.length);
        await openFilter(page);
        await expect(page.getByLabel(t('register.year'), { exact: true })).toHaveValue(someYear);

        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(new RegExp(`\\?year=${someYear}&kind=${someKind}$`));
        await expect(shown(page)).toHaveCount(expected.length);
      });

    if (isNext())
      test('sorts all records by title and by age, a page at a time', async ({ page }) => {
        await page.goto(`${path}?sort=oldest`);
        const oldest = all.map(({ date }) => date ?? '9').toSorted()[0]!;
        await expect(shown(page).first()).toHaveAttribute('data-date', new RegExp(`^${oldest}`));
        await page.getByRole('link', { name: t('register.next') }).click();
        await expect(page).toHaveURL(/\?sort=oldest&page=2$/);
        await expect(page.locator('[data-register-pages]')).toContainText(
          fill(t('register.pageOf'), { page: 2, pages: Math.ceil(all.length / PAGE_ROWS) }),
        );
        await expect(status(page)).toBeFocused();
        await page.goBack();
        await expect(page.getByRole('link', { name: t('register.previous') })).toBeHidden();
        await page.goto(`${path}?sort=title`);
        await expect(page.locator('[data-register-pages]')).toBeVisible();
        const texts = await titles(page).allTextContents();
        const collator = new Intl.Collator(lang, { numeric: true });
        expect(texts).toEqual(texts.toSorted(collator.compare));
      });

    if (isNext())
      test('an old address of a record leads to it', RELEASE, async ({ page }) => {
        await page.goto(`${path}#${sorted[0]!.id}`);
        await expect(page.locator(`[id="${sorted[0]!.id}"]`)).toBeInViewport();
        await page.goto('about:blank');
        const last = sorted.at(-1)!;
        await page.goto(`${path}#${last.id}`);
        await expect(page).toHaveURL(recordPath('notifications', last.id, lang));
        await page.goto(`${path}#there-is-no-such-record`);
        await expect(shown(page)).toHaveCount(PAGE_ROWS);
        await expect(page).toHaveURL(`${path}#there-is-no-such-record`);
      });

    if (!isWhole(lang, 'hi')) return;

    test('finds a record by its number or by what it says, and says so when nothing fits', async ({ page }) => {
      await page.goto(path);
      await openFilter(page);
      const words = page.getByLabel(t('register.words'));
      const numbered = sorted.slice(PAGE_ROWS).find(({ number }) => number !== undefined)!;
      await words.fill(numbered.number!.toLowerCase());
      await words.press('Enter');
      await expect(
        shown(page)
          .filter({ hasText: documentNumber(numbered.number!, lang) })
          .first(),
      ).toBeVisible();
      await expect(page.locator(`[id="${numbered.id}"]`)).toBeVisible();

      await openFilter(page);
      await words.fill(sorted.at(-1)!.purpose[lang]);
      await words.press('Enter');
      await expect(page.locator(`[id="${sorted.at(-1)!.id}"]`)).toBeVisible();

      await openFilter(page);
      await words.fill('zzzz');
      await words.press('Enter');
      await expect(shown(page)).toHaveCount(0);
      await expect(status(page)).toHaveText(t('register.nothing'));
      expect(await accessibilityFaults(page, 'main')).toEqual([]);
      await page.getByRole('link', { name: t('register.clear') }).click();
      await expect(shown(page)).toHaveCount(PAGE_ROWS);
      await expect(page.locator('[data-register-older]')).toBeVisible();
      await expect(words).toHaveValue('');
    });

    test(
      'where the other rows cannot be loaded, what is there is searched, and that is said',
      RELEASE,
      async ({ page }) => {
        await page.route(`**${rowsPath(ROUTE, lang)}`, (route) => route.abort());
        const { kind } = sorted[0]!;
        await page.goto(`${path}?kind=${kind}`);
        await expect(status(page)).toContainText(t('register.notLoaded'));
        await expect(shown(page)).toHaveCount(sorted.slice(0, PAGE_ROWS).filter((each) => each.kind === kind).length);
      },
    );

    test('an odd address shows the whole list instead of failing', RELEASE, async ({ page }) => {
      const problems: string[] = [];
      onPageError(page, (error) => problems.push(error.message));
      await page.goto(`${path}?year=abc&kind=%3Cscript%3E&sort=__proto__&page=99999&words=`);
      await expect(shown(page)).toHaveCount(PAGE_ROWS);
      await expect(status(page)).toHaveText(countAll);
      await page.goto(`${path}?page=-5#%E0%A4%A`);
      await expect(shown(page)).toHaveCount(PAGE_ROWS);
      expect(problems).toEqual([]);
    });
  });
}

test('narrows by area and validity, with the marks of today', async ({ clocked: page }) => {
  await page.clock.setFixedTime('2025-11-04T06:30:00Z');
  await page.goto(pathFor(ROUTE, 'en'));
  await openFilter(page);
  await page.getByLabel('Area', { exact: true }).selectOption('opium');
  await page.getByLabel('Validity', { exact: true }).selectOption('in-force');
  await expect(shown(page)).toHaveCount(PAGE_ROWS);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?area=opium&validity=in-force$/);
  const inForce = all.filter(
    (record) => areasOf(record).includes('opium') && standingOn(record, '2025-11-04') === 'in-force',
  );
  expect(inForce.length).toBeGreaterThan(0);
  await expect(titles(page)).toHaveText(inForce.toSorted(newestFirst).map(({ title, short = title }) => short.en));

  await page.goto(`${pathFor(ROUTE, 'hi')}?area=exim&validity=not-known`);
  const open = all.filter((record) => areasOf(record).includes('exim') && record.validity === 'not-known');
  await expect(page.locator('[data-register-status]')).toHaveText(
    fill(translator('hi')('register.found'), { found: open.length, count: all.length }),
  );
});

test('releases are narrowed by year, drug and State together, over all years', RELEASE, async ({ page }) => {
  const path = pathFor('highlights/media_release', 'en');
  await page.goto(path);
  // What can be chosen is read from the rows themselves: the last one that says all three.
  const rows = await page.locator('[data-register]').evaluate(async (register: HTMLElement) => {
    const file = register.dataset['all'];
    const list = document.createElement('template');
    list.innerHTML = file ? await (await fetch(file)).text() : register.querySelector('ol')!.innerHTML;
    return [...list.content.querySelectorAll<HTMLElement>('li[data-date]')].map(({ id, dataset }) => ({
      id,
      year: dataset['date']!.slice(0, 4),
      drugs: (dataset['drug'] ?? '').split(' ').filter(Boolean),
      state: dataset['state'],
    }));
  });
  const chosen = rows.findLast(({ drugs, state }) => drugs.length > 0 && state !== undefined)!;
  const { year, state } = chosen;
  const drug = chosen.drugs.at(-1)!;
  const expected = rows.filter((row) => row.year === year && row.drugs.includes(drug) && row.state === state);
  const found = fill(translator('en')('register.found'), { found: expected.length, count: rows.length });

  await openFilter(page);
  await page.locator('select[name="year"]').selectOption(year);
  await page.locator('select[name="drug"]').selectOption(drug);
  await page.locator('select[name="state"]').selectOption(state!);
  await page.getByRole('button', { name: translator('en')('register.show') }).click();
  await expect(page.locator('[data-register-status]')).toHaveText(found);
  await expect(page.locator(`[id="${chosen.id}"]`)).toBeVisible();
  for (const row of await shown(page).all()) {
    await expect(row).toHaveAttribute('data-date', new RegExp(`^${year}`));
    await expect(row).toHaveAttribute('data-drug', new RegExp(`(^| )${drug}( |$)`));
    await expect(row).toHaveAttribute('data-state', state!);
  }

  await page.locator('[data-language-link]:visible').click();
  await expect(page).toHaveURL(`${pathFor('highlights/media_release', 'hi')}?year=${year}&drug=${drug}&state=${state}`);
  await expect(page.locator(`[id="${chosen.id}"]`)).toBeVisible();
  // As on the page of a list, and as where nothing fits.
  if (isThorough) expect(await accessibilityFaults(page, 'main')).toEqual([]);
});

test('the changes of an Act lead to their records, and those back to the Act', async ({ page }) => {
  const changed = catalogue.registers
    .get('acts-and-rules')
    .map((act) => ({ act, changes: all.filter(({ amends }) => amends?.includes(act.id)).toSorted(newestFirst) }))
    .toSorted((a, b) => b.changes.length - a.changes.length)[0]!;
  const { act, changes } = changed;
  await page.goto(recordPath('acts-and-rules', act.id, 'en'));
  const oldest = page.locator(`main a[href="${recordPath('notifications', changes.at(-1)!.id, 'en')}"]`);
  await expect(oldest).toBeHidden();
  await page.locator('main section summary').click();
  await oldest.click();
  await expect(page).toHaveURL(recordPath('notifications', changes.at(-1)!.id, 'en'));
  await page.getByRole('link', { name: act.title.en }).first().click();
  await expect(page).toHaveURL(new RegExp(`^[^#]*${recordPath('acts-and-rules', act.id, 'en')}`));
});

test('without scripts the newest stand with links to all other years, and the form that could do nothing is not there', async ({
  plain: page,
}) => {
  await page.goto(pathFor(ROUTE, 'hi'));
  await expect(shown(page)).toHaveCount(PAGE_ROWS);
  await expect(page.locator('[data-register-filter]')).toBeHidden();
  const years = new Set(olderPages(sorted).map(({ year }) => year));
  await expect(page.locator('[data-register-older] a:visible')).toHaveCount(years.size);
});

test('on paper stands everything that was found', async ({ page }) => {
  await page.goto(`${pathFor(ROUTE, 'en')}?sort=oldest`);
  await expect(page.locator('[data-register-pages]')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('[data-register-list] > li')).toHaveCount(all.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(shown(page)).toHaveCount(PAGE_ROWS);
});

test('marks change with the day in India, without a new build', async ({ clocked: page }) => {
  const policy = recordsShown({ id: 'policies' }).find(({ cropYear }) => cropYear === '2025-26')!;
  const inRow = page.locator(`[id="${policy.id}"] [data-until]`);
  const onPage = page.locator('h1 + p [data-until]');
  for (const [turn, [now, words]] of [
    ['2025-09-30T18:29:00Z', 'From 1 October 2025'],
    ['2025-09-30T18:31:00Z', 'In force until 30 September 2026'],
    ['2026-09-30T18:29:00Z', 'In force until 30 September 2026'],
    ['2026-09-30T18:31:00Z', 'Ended on 30 September 2026'],
  ].entries()) {
    await page.goto('about:blank');
    await page.clock.setFixedTime(now!);
    // One script marks both: each is seen on one side of both midnights.
    if (isThorough || turn % 2 === 0) {
      await page.goto(`${pathFor('opium/Policy', 'en')}#${policy.id}`);
      await expect(inRow).toHaveText(words!);
    }
    if (!isThorough && turn % 2 === 0) continue;
    await page.goto(recordPath('policies', policy.id, 'en'));
    await expect(onPage).toHaveText(words!);
  }
});

test('the "new" badge of an old page goes away by itself', RELEASE, async ({ clocked: page }) => {
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

test.describe('every list', () => {
  /** Nine rows of ten, with the wide font of a machine that has no other; a long title and long facts may take a line more each. */
  const USUAL_ROW = 110;
  const HIGHEST_ROW = 150;

  for (const lang of LANGS)
    // Hindi is the longer one.
    test(
      `has rows of two or three lines on a phone, at most ${PAGE_ROWS} of them, in ${lang}`,
      isWhole(lang, 'hi') ? {} : RELEASE,
      async ({ clocked: page }) => {
        await setToBuildMoment(page);
        const older = someOf(
          registerPages.flatMap(({ route, selection }) =>
            olderPages(listedRecords(catalogue, selection)).map((each) => olderPath(route, each.year, each.page, lang)),
          ),
          30,
        );
        const measured: number[] = [];
        const routes = registerPages.filter((_, index) => isThorough || index % 6 === (lang === 'en' ? 0 : 3));
        for (const path of [...routes.map(({ route }) => pathFor(route, lang)), ...older]) {
          await page.goto(path);
          const heights = await page
            .locator('[data-register-list] > li')
            .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
          expect(heights.length, path).toBeLessThanOrEqual(PAGE_ROWS);
          expect(Math.max(0, ...heights), path).toBeLessThanOrEqual(HIGHEST_ROW);
          measured.push(...heights);
        }
        expect(measured.filter((height) => height > USUAL_ROW).length).toBeLessThanOrEqual(measured.length / 10);
      },
    );
});

test('lists show as many rows as they have records', async ({ clocked: page }) => {
  expect(registerPages.length).toBeGreaterThan(15);
  await setToBuildMoment(page);
  for (const [index, { route, selection }] of someOf([...registerPages.entries()], 7)) {
    await page.goto(pathFor(route, LANGS[index % 2]!));
    await expect(shown(page)).toHaveCount(Math.min(PAGE_ROWS, recordsShown(selection).length));
  }
});
