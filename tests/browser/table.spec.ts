import { readFileSync } from 'node:fs';
import { expect, type Locator } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { SCREENS } from '../support/shape-limits.ts';
import { RELEASE, takeTurns } from '../support/thorough.ts';
import { test } from './reused-page.ts';

/** Opens what a table is folded into. */
const open = (figure: Locator) => figure.evaluate((element) => element.closest('details')?.setAttribute('open', ''));

/** Two lines of words. */
const LINES = 72;

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor('top-level/prevention/seizures', lang);
  const longTable = pathFor('opium/Policy', lang);

  if (isNext())
    test(`on a phone each of the sixteen categories is a line with its state (${lang})`, async ({ page }) => {
      await page.setViewportSize(SCREENS.phone);
      await page.goto(pathFor('rti/manuals/sixteen-heads', lang));
      const rows = page.locator('main figure table tbody tr');
      expect(await rows.count()).toBeGreaterThan(0);
      for (const row of await rows.all()) {
        const [link, state] = await Promise.all(
          [row.getByRole('link'), row.getByRole('strong')].map((part) => part.boundingBox()),
        );
        expect((await row.boundingBox())!.height).toBeLessThanOrEqual(LINES);
        expect(state!.x).toBeGreaterThan(link!.x + link!.width - 1);
      }
    });

  if (isNext())
    test(`columns sort by keyboard, are announced, and leave empty cells at the end (${lang})`, async ({ page }) => {
      await page.goto(longTable);
      const figure = page.locator('#table-opium-tracts');
      await open(figure);
      const heading = figure.locator('thead th').nth(2);
      const values = () =>
        figure
          .locator('tbody tr')
          .evaluateAll((rows) => rows.map((row) => (row as HTMLTableRowElement).cells[2]!.dataset['value']));
      const before = await values();
      const known = before.filter((value) => value !== undefined).toSorted((a, b) => a.localeCompare(b, lang));
      const empty = before.filter((value) => value === undefined);

      await heading.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      expect(await values()).toEqual([...known, ...empty]);
      const label = (await heading.getAttribute('data-label'))!;
      await expect(figure.getByRole('status')).toHaveText(t('table.sortAscending').replace('{column}', label));

      await page.keyboard.press('Space');
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(await values()).toEqual([...known.toReversed(), ...empty]);
    });

  if (isNext())
    test(
      `on a phone the table scrolls in its own box and keeps the names of its rows in sight (${lang})`,
      RELEASE,
      async ({ page }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(pathFor('opium/overview/figures', lang));
        const figure = page.locator('#table-minimum-qualifying-yield');
        await open(figure);
        const box = figure.getByRole('region');
        await box.focus();
        await box.evaluate((element) => element.scrollTo({ left: 400 }));
        const first = box.locator('tbody th').first();
        const [inBox, ofBox] = [(await first.boundingBox())!, (await box.boundingBox())!];
        expect(Math.round(inBox.x)).toBe(Math.round(ofBox.x));
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      },
    );

  if (isNext())
    test(`a table can be taken away as CSV and JSON, and the link says how large it is (${lang})`, async ({
      page,
      request,
    }) => {
      await page.goto(path);
      for (const format of ['csv', 'json']) {
        const link = page.locator(`[data-about-page] a[href$="/seizures.${format}"]`);
        const response = await request.get((await link.getAttribute('href'))!);
        const size = (await response.body()).length / 1024;
        const [, said = ''] = /([\d.]+)/.exec((await link.textContent())!.replace(/.*\(/, '')) ?? [];
        expect(Math.abs(Number(said) - size)).toBeLessThan(0.6);
        const [firstRow] = readFileSync('content/tables/seizures.csv', 'utf8').split('\n').slice(1);
        expect(await response.text()).toContain(firstRow!.split(',')[0]);
      }
    });
}

test('on a phone the penalties need no sideways scrolling, and a section is one link away', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [chapter, section, rows] of [
    ['punishment', 'section-15', 4],
    ['other-offences', 'section-27', 3],
  ] as const) {
    await page.goto(`${pathFor(`top-level/prevention/${chapter}`, 'hi')}#${section}`);
    await expect(page.locator(`#${section}`)).toBeInViewport();
    await expect(page.locator(`#${section}`).getByRole('row')).toHaveCount(rows);
    const box = page.locator('figure[id^="table-penalties-"]').getByRole('region');
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), chapter).toBe(0);
  }
});

test(
  'on a phone the name of a row stands before its other cells, whatever column it has',
  RELEASE,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(pathFor('about/narcotics_commissioners', 'hi'));
    const row = page.locator('#table-commissioners tbody tr').first();
    const [name, serial] = await Promise.all([
      row.locator('th').boundingBox(),
      row.locator('td').first().boundingBox(),
    ]);
    expect(name!.y + name!.height).toBeLessThanOrEqual(serial!.y);
  },
);
