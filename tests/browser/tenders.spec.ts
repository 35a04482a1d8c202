import { expect, type Page } from '@playwright/test';
import { recordsShown } from '../../src/content/register-pages.ts';
import { fill } from '../../src/language/format.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { inOrder } from '../../src/domain/register-records.ts';
import { closingOf } from '../../src/domain/tenders.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import type { Tender } from '../../src/schemas/record.ts';
import { hasTurn, isThorough, RELEASE } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

const open = inOrder(recordsShown({ id: 'tenders', state: 'active' }), { id: 'tenders', state: 'active' }, '');
const closed = recordsShown({ id: 'tenders', state: 'archived' });
const items = (page: Page) => page.locator('[data-register-list] > li');
const notice = (page: Page) => page.locator('[data-register-moved]');
const status = (page: Page) => page.locator('[data-register-status]');
const ids = (page: Page) => items(page).evaluateAll((list) => list.map(({ id }) => id));

/** A shorter list has no form. */
const FILTER_FROM = 6;

const moment = (indianTime: string) => Date.parse(`${indianTime}+05:30`);

/** How many, in words of the page. */
function counted(lang: Lang, one: string, many: string, count: number): string {
  const t = translator(lang);
  return count === 1 ? t(one) : fill(t(many), { count });
}

// What can be seen depends on what is open on the day of the build; each state has its test.
if (open.length > 0 && closed.length > 0) testOpenTenders(open[0]!);
else if (open.length > 0)
  test('with nothing closed yet, the open list has all', async ({ clocked: page }) => {
    await page.clock.setFixedTime(moment(closingOf(open[0]!)) - 1);
    await page.goto(pathFor('tender/active', 'en'));
    await expect(items(page)).toHaveCount(open.length);
  });
else
  test('with nothing open, the open list says so and the closed one has all', async ({ page }) => {
    await page.goto(pathFor('tender/active', 'en'));
    await expect(page.getByText(translator('en')('tender.noneActive'))).toBeVisible();
    await page.goto(pathFor('tender/archived', 'en'));
    await expect(items(page)).toHaveCount(closed.length);
  });

function testOpenTenders(first: Tender): void {
  const closing = moment(closingOf(first));

  for (const lang of LANGS.filter((each) => hasTurn(each, 0))) {
    const t = translator(lang);

    test(`a tender leaves the open list and enters the closed one at its closing moment, in ${lang}`, async ({
      clocked: page,
    }) => {
      for (const [at, moved] of [
        [closing - 1, 0],
        [closing, 1],
      ] as const) {
        await page.clock.setFixedTime(at);
        await page.goto(pathFor('tender/active', lang));
        expect(await ids(page)).toEqual(open.slice(moved).map(({ id }) => id));
        await expect(status(page)).toHaveText(
          counted(lang, 'register.countOne', 'register.count', open.length - moved),
        );
        await expect(notice(page)).toHaveText(moved ? t('tender.leftOne') : '');

        await page.goto(pathFor('tender/archived', lang));
        expect((await ids(page)).slice(0, moved)).toEqual(moved ? [first.id] : []);
        await expect(items(page)).toHaveCount(closed.length + moved);
        await expect(status(page)).toHaveText(
          counted(lang, 'register.countOne', 'register.count', closed.length + moved),
        );
        await expect(notice(page)).toHaveText(moved ? t('tender.joinedOne') : '');
      }
      await expect(notice(page)).toHaveRole('status');
      if (isThorough && lang === 'en') expect(await accessibilityFaults(page, 'main')).toEqual([]);
    });
  }

  test('a page that stays open goes on at the closing moment', async ({ clocked: page }) => {
    const t = translator('en');
    await page.clock.install({ time: closing - 60_000 });
    await page.goto(pathFor('tender/active', 'en'));
    await expect(items(page)).toHaveCount(open.length);
    await expect(items(page).first()).toContainText(t('tender.closesToday'));
    await items(page).first().getByRole('link').first().focus();
    await page.clock.fastForward(61_000);
    await expect(items(page)).toHaveCount(open.length - 1);
    await expect(notice(page)).toHaveText(t('tender.leftOne'));
    await expect(status(page)).toBeFocused();
  });

  // A shorter list has no form.
  if (open.length + closed.length >= FILTER_FROM)
    test(
      'when all have closed, the open list says so, and the closed one has them all and its filter knows them',
      RELEASE,
      async ({ clocked: page }) => {
        const t = translator('en');
        await page.clock.setFixedTime(moment(closingOf(open.at(-1)!)));
        await page.goto(pathFor('tender/active', 'en'));
        await expect(items(page)).toHaveCount(0);
        await expect(page.getByText(t('tender.noneActive'))).toBeVisible();
        await page.getByRole('link', { name: t('tender.toArchived'), exact: true }).click();
        await expect(notice(page)).toHaveText(counted('en', 'tender.joinedOne', 'tender.joined', open.length));
        const all = [...open, ...closed];
        expect((await ids(page)).slice(0, open.length)).toEqual(open.map(({ id }) => id).toReversed());

        const { unit, kind } = first!;
        await page.getByLabel(t('register.unit'), { exact: true }).selectOption(unit!);
        await page.getByLabel(t('register.kind'), { exact: true }).selectOption(kind);
        await expect(items(page)).toHaveCount(all.length);
        await page.getByRole('button', { name: t('register.show') }).click();
        await expect(page).toHaveURL(new RegExp(`\\?unit=${unit}&kind=${kind}$`));
        const found = all.filter((each) => each.unit === unit && each.kind === kind);
        expect((await ids(page)).toSorted()).toEqual(found.map(({ id }) => id).toSorted());
        await expect(status(page)).toHaveText(fill(t('register.found'), { found: found.length, count: all.length }));
      },
    );
}

const events = inOrder(recordsShown({ id: 'events' }), { id: 'events' }, '2000-01-01');

// One alone has no place to move to.
if (events.length >= 2)
  test('an event that is over moves below those to come', async ({ clocked: page }) => {
    const t = translator('hi');
    const last = events.at(-1)!;
    await page.clock.setFixedTime(moment(`${last.starts!.slice(0, 10)}T12:00`));
    await page.goto(pathFor('highlights/upcoming_events', 'hi'));
    await expect(items(page).first()).toHaveId(last.id);
    await expect(items(page).first()).toContainText(t('event.current'));
    await expect(items(page).nth(1)).toContainText(t('event.ended'));
  });
