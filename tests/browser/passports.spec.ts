import { expect } from '@playwright/test';
import { letterOf, letterPath, lettersOf, substancePath } from '../../src/addresses/letters.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { LIMITS, LONGEST, SCREENS } from '../support/shape-limits.ts';
import { isThorough, isWhole, RELEASE, someOf } from '../support/thorough.ts';
import { faultsBesidesFrame } from './axe.ts';
import { test } from './shared-page.ts';

const { rows } = catalogue.substances!;
const NARROWEST = 320;
/** A row of a letter page on a phone. */
const ROW = 110;
/** A heading of this height has more than one line, on a phone. */
const TWO_LINES = 55;
/** Most passports end sooner. */
const MOST = 4500;

const byLength = rows.toSorted((a, b) => b.name.en.length - a.name.en.length);
/** The first substance of each class of the table of rules, and the one with the longest name. */
const examples = [
  ...new Set([...Map.groupBy(rows, ({ rule }) => rule).values()].map(([first]) => first!)),
  byLength[0]!,
];

for (const [index, { id, rule }] of someOf(examples, 4).entries())
  for (const lang of isThorough ? LANGS : ([LANGS[index % LANGS.length]] as Lang[]))
    test(`the passport of ${id} (${rule}, ${lang}) fits the screen and has no accessibility fault`, async ({
      shared,
    }) => {
      const { page, problems } = shared;
      problems.length = 0;
      await page.emulateMedia({ colorScheme: index % 4 < 2 ? 'light' : 'dark' });
      await page.setViewportSize({ width: NARROWEST, height: 740 });
      await page.goto(substancePath(id, lang));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST);
      await page.setViewportSize(index % 2 === 0 ? SCREENS.phone : SCREENS.desk);
      expect(await faultsBesidesFrame(page)).toEqual([]);
      expect(problems).toEqual([]);
    });

for (const lang of LANGS)
  test(
    `passports keep the limits of their shape (${lang})`,
    isWhole(lang, 'hi') ? {} : RELEASE,
    async ({ shared: { page } }) => {
      const faults: string[] = [];
      const heights: number[] = [];
      for (const { id } of someOf(rows, 90)) {
        await page.setViewportSize(SCREENS.phone);
        await page.goto(substancePath(id, lang));
        for (const screen of ['phone', 'desk'] as const) {
          await page.setViewportSize(SCREENS[screen]);
          const [heading, title, first, second, height] = await page.evaluate(() => {
            const purposes = [...document.querySelectorAll('main [data-purpose]')].slice(0, 2);
            const boxOf = (element: Element | null | undefined) => element!.getBoundingClientRect();
            const name = boxOf(document.querySelector('h1'));
            const tops = purposes.map((each) => boxOf(each).top);
            return [name.top, name.height, ...tops, boxOf(document.querySelector('main')).height];
          });
          if (heading! > LIMITS.heading[screen]) faults.push(`${id}: heading at ${heading} on a ${screen}`);
          // A name of several lines may push the second purpose off the first screen, never the first.
          const seen = title! < TWO_LINES ? second! : first!;
          if (seen > SCREENS[screen].height) faults.push(`${id}: purposes at ${first} and ${second} on a ${screen}`);
          if (screen === 'phone') heights.push(height!);
          if (height! > LONGEST) faults.push(`${id}: ${height} px high`);
        }
      }
      expect(faults).toEqual([]);
      expect(heights.filter((height) => height > MOST).length).toBeLessThan(heights.length / 4);
    },
  );

test('an old address leads to the passport; a letter page is a list of short rows', async ({ shared: { page } }) => {
  const { id } = byLength[0]!;
  await page.setViewportSize(SCREENS.phone);
  await page.goto(`${letterPath(letterOf(id), 'hi')}#${id}`);
  await expect(page).toHaveURL(new RegExp(`${substancePath(id, 'hi')}$`));

  const letters = lettersOf(rows).map(({ letter }) => letter);
  for (const letter of isThorough ? letters : [letterOf(id), letterOf('p')])
    for (const lang of LANGS.filter(
      (_, turn) => isThorough || letter === (turn === 0 ? letterOf('p') : letterOf(id)),
    )) {
      await page.goto(letterPath(letter, lang));
      const heights = await page
        .locator('[data-forwards] > li')
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
      // A long chemical name stands in full, in both languages.
      expect(heights.filter((height) => height > ROW).length, `${lang} ${letter}`).toBeLessThanOrEqual(
        heights.length / 4,
      );
    }
  await page.setViewportSize({ width: NARROWEST, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROWEST);
  expect(await faultsBesidesFrame(page)).toEqual([]);
});

test('on paper a passport has its code, and no list of contents', RELEASE, async ({ shared: { page } }) => {
  await page.goto(substancePath(byLength[0]!.id, 'en'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('svg[data-qr]')).toBeVisible();
  await expect(page.locator('main [data-beside]')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
});
