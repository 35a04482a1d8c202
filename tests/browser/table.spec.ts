import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';

for (const lang of LANGS) {
  const t = translator(lang);
  const path = pathFor('top-level/prevention', lang);

  test(`columns sort by keyboard, are announced, and leave empty cells at the end (${lang})`, async ({ page }) => {
    await page.goto(path);
    const figure = page.locator('#table-seizures');
    const heading = figure.locator('thead th').nth(1);
    const values = () =>
      figure
        .locator('tbody tr')
        .evaluateAll((rows) =>
          rows.map((row) => Number((row as HTMLTableRowElement).cells[1]!.dataset['value'] ?? Infinity)),
        );
    const before = await values();

    await heading.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(heading).toHaveAttribute('aria-sort', 'ascending');
    expect(await values()).toEqual(before.toSorted((a, b) => a - b));
    const label = (await heading.getAttribute('data-label'))!;
    await expect(figure.getByRole('status')).toHaveText(t('table.sortAscending').replace('{column}', label));

    await page.keyboard.press('Space');
    await expect(heading).toHaveAttribute('aria-sort', 'descending');
    const known = before.filter(Number.isFinite).toSorted((a, b) => b - a);
    expect((await values()).slice(0, known.length)).toEqual(known);
    await expect(figure.locator('tbody tr').last()).toContainText(t('value.notAvailable'));
  });

  test(`on a phone the table scrolls in its own box and keeps the names of its rows in sight (${lang})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    const box = page.locator('#table-seizures').getByRole('region');
    await box.focus();
    await box.evaluate((element) => element.scrollTo({ left: 400 }));
    const first = box.locator('tbody th').first();
    const [inBox, ofBox] = [(await first.boundingBox())!, (await box.boundingBox())!];
    expect(Math.round(inBox.x)).toBe(Math.round(ofBox.x));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test(`a table can be taken away as CSV and JSON, and the link says how large it is (${lang})`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    for (const format of ['csv', 'json']) {
      const link = page.locator(`#table-seizures a[href$="seizures.${format}"]`);
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
  await page.goto(`${pathFor('top-level/prevention', 'hi')}#section-27`);
  await expect(page.locator('#section-27')).toBeInViewport();
  await expect(page.locator('#section-27').getByRole('row')).toHaveCount(3);
  for (const id of ['penalties-quantity', 'penalties-other']) {
    const box = page.locator(`#table-${id}`).getByRole('region');
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), id).toBe(0);
  }
});

test('on a phone the name of a row stands before its other cells, whatever column it has', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(pathFor('about/narcotics_commissioners', 'hi'));
  const row = page.locator('#table-commissioners tbody tr').first();
  const [name, serial] = await Promise.all([row.locator('th').boundingBox(), row.locator('td').first().boundingBox()]);
  expect(name!.y + name!.height).toBeLessThanOrEqual(serial!.y);
});

test('charts are drawn without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(pathFor('top-level/prevention', 'en'));
  const chart = page.getByRole('img', { name: /heroin/i });
  await expect(chart).toBeVisible();
  await expect(chart.locator('rect, path').first()).toBeVisible();
  await context.close();
});
