import { expect, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { substancePath } from '../../src/addresses/letters.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import { fill, formatDate } from '../../src/language/format.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { addDays, todayInIndia } from '../../src/lib/indian-date.ts';
import type { Unit } from '../../src/schemas/fact.ts';
import { formatQuantity } from '../../src/words/format-fact.ts';
import { translator } from '../../src/words/strings.ts';
import { readExpectedFile } from '../support/expected.ts';
import { hasTurn, RELEASE } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { test } from './reused-page.ts';

const CHECK = 'top-level/prevention/quantities';
const AS_ON = 'top-level/prevention/as-on';

interface Term {
  value?: number;
  unit?: Unit;
}
interface Expected {
  quantities: {
    what: string;
    ask: Record<string, string>;
    answer: Term & { band?: 'small' | 'between' | 'commercial'; unknown?: true; says?: string };
  }[];
  days: (Term & { what: string; on: string; inForce: string[]; not: string[] })[];
  cropYears: { what: string; on: string; cropYear: string; figures: string[] }[];
  substances: { what: string; id: string; since: string; number: string }[];
}
const { quantities, days, cropYears, substances } = readExpectedFile<Expected>('law/as-on.yaml');

const check = (page: Page) => page.locator('section[aria-labelledby=quantity-answer]');
const asOn = (page: Page) => page.locator('section[aria-labelledby=as-on-answer]');
const upTo = ({ value, unit }: Term, lang: Lang) =>
  fill(translator(lang)('bound.up-to'), { value: formatQuantity(value!, unit!, lang) });

function inTurn<Question>(questions: Question[], lang: Lang): Question[] {
  return questions.filter((_, index) => hasTurn(lang, index));
}

// A wrong answer costs somebody years: every question is asked each time, the languages take turns from one to the next.
for (const lang of LANGS) {
  const t = translator(lang);

  test.describe(`the law of a day in ${lang}`, () => {
    // One page for all questions of a kind: to make a used one new again takes as long as to ask.
    test('the quantity check', async ({ page }) => {
      for (const { what, ask, answer } of inTurn(quantities, lang))
        await test.step(what, async () => {
          await page.goto(`${pathFor(CHECK, lang)}?${new URLSearchParams(ask).toString()}`);
          const box = check(page);
          if (answer.unknown) {
            await expect(box).toHaveAttribute('data-band', 'unknown');
            await expect(box.locator('[aria-current]')).toHaveCount(0);
            await expect(box.getByRole('link', { name: documentNumber(answer.says!, lang) })).toBeVisible();
            await expect(box).toContainText(formatDate(ask['on']!, lang));
            return;
          }
          await expect(box.locator('[data-as-on]')).toContainText(formatDate(ask['on']!, lang));
          const zone = box.locator('[aria-current]');
          await expect(zone).toContainText(t(`quantities.band.${answer.band!}`));
          if (answer.value !== undefined) await expect(zone).toContainText(upTo(answer, lang));
        });
    });

    test('the law on a day', async ({ page }) => {
      for (const { what, on, inForce, not, ...term } of inTurn(days, lang))
        await test.step(what, async () => {
          await page.goto(`${pathFor(AS_ON, lang)}?on=${on}`);
          const box = asOn(page);
          await expect(box.locator('h2')).toHaveText(fill(t('asOn.heading'), { date: formatDate(on, lang) }));
          // What was only issued by then stands apart.
          const held = box.locator('ul:not([data-group=issued] ul)');
          for (const id of inForce) await expect(held.locator(`a[href*="/${id}/"]`), id).toHaveCount(1);
          for (const id of not) await expect(held.locator(`a[href*="/${id}/"]`), id).toHaveCount(0);
          if (term.value !== undefined)
            await expect(box.locator('li[data-band=small]').first()).toContainText(upTo(term, lang));
        });
    });

    test('the figures of a crop year', async ({ page }) => {
      for (const { what, on, cropYear, figures } of inTurn(cropYears, lang))
        await test.step(what, async () => {
          await page.goto(`${pathFor(AS_ON, lang)}?on=${on}`);
          await expect(asOn(page)).toContainText(fill(t('asOn.cropYear'), { year: cropYear }));
          for (const figure of figures)
            await expect(
              asOn(page)
                .locator('li', { hasText: `: ${figure}` })
                .first(),
            ).toBeVisible();
        });
    });

    test('since when a substance is controlled', async ({ page }) => {
      for (const { id, since, number } of inTurn(substances, lang))
        await test.step(id, async () => {
          await page.goto(substancePath(id, lang));
          const words = page.locator(`[data-as-it-stood="${since}"]`);
          await expect(words).toContainText(formatDate(since, lang));
          await expect(words).toContainText(documentNumber(number, lang));
        });
    });
  });
}

test(
  'the day survives the language button and a reload, and what has changed since is said',
  RELEASE,
  async ({ page }) => {
    const query = '?drug=heroin&weight=2&unit=g&on=2014-04-30';
    await page.goto(pathFor(CHECK, 'en') + query);
    await expect(check(page)).toContainText(
      fill(translator('en')('quantities.asOn.differs'), { date: '30 April 2014' }),
    );
    await page.reload();
    await expect(check(page)).toContainText('30 April 2014');
    await page.locator('[data-language-link]:visible').click();
    await expect(page).toHaveURL(pathFor(CHECK, otherLang('en')) + query);
    await expect(check(page)).toContainText(formatDate('2014-04-30', 'hi'));
    await page.goto(`${pathFor(CHECK, 'en')}?drug=heroin&weight=20&unit=g&on=2014-04-30`);
    await expect(check(page)).toContainText(fill(translator('en')('quantities.asOn.same'), { date: '30 April 2014' }));
  },
);

for (const [route, query, id] of [
  [CHECK, 'drug=heroin&weight=2&unit=g&', 'quantity-check-on'],
  [AS_ON, '', 'as-on-on'],
] as const)
  test(
    `a day that cannot be answered is named beside its field: ${route}`,
    route === AS_ON ? {} : RELEASE,
    async ({ page }) => {
      const t = translator('en');
      const field = page.locator(`#${id}`);
      for (const [on, problem] of [
        ['2012-02-31', 'notDay'],
        ['1985-11-13', 'beforeAct'],
        [addDays(todayInIndia(), 1), 'future'],
      ] as const) {
        await page.goto(`${pathFor(route, 'en')}?${query}on=${on}`);
        const words = fill(t(`asOn.problem.${problem}`), { date: '14 November 1985' });
        await expect(page.locator(`#${id}-error`)).toHaveText(words);
        await expect(page.locator('[id$=-answer]')).toHaveCount(0);
      }
      // Half a date is no empty field: today's law must not answer instead.
      await page.goto(`${pathFor(route, 'en')}?${query}on=2012-06-15`);
      await page.getByRole('button', { name: t('tool.change') }).click();
      await field.focus();
      await field.press('Delete');
      await page.locator('form:has(input[type=date]) button[type=submit]').click();
      await expect(page.locator(`#${id}-error`)).toHaveText(t('asOn.problem.notDay'));
      await expect(field).toBeFocused();
      await field.fill('1985-11-14');
      await page.locator('form:has(input[type=date]) button[type=submit]').click();
      await expect(page.locator('h2[id$=-answer]')).toBeFocused();
      expect(await accessibilityFaults(page, TOOL)).toEqual([]);
    },
  );

test('without scripts the days on which the law turned are there, in order', async ({ plain: page }) => {
  await page.goto(pathFor(AS_ON, 'hi'));
  const times = page.locator('section[aria-labelledby=turning-points] time');
  const moments = await times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')!));
  expect(moments.length).toBeGreaterThan(5);
  expect(moments.map((day) => day.slice(0, 4))).toEqual(moments.map((day) => day.slice(0, 4)).toSorted());
});
