import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page } from '@playwright/test';
import { datasetPath, embedPath } from '../../src/addresses/datasets.ts';
import { datasets } from '../../src/content/datasets.ts';
import type { Dataset } from '../../src/domain/dataset.ts';
import { firstSight, wholeTable } from '../../src/domain/table-shape.ts';
import { describeColumns } from '../../src/features/extract/describe-columns.ts';
import { isLong, MOST_AT_ONCE, rowsInSight } from '../../src/features/extract/lengths.ts';
import { twinOf } from '../../src/language/twin.ts';
import { fill, formatNumber } from '../../src/language/format.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { LACKING } from '../../scripts/test-reports.ts';
import { hasTurn, isWhole, RELEASE, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

const tableOf = ({ table }: Dataset) => wholeTable(table);
const columnsOf = (dataset: Dataset) => describeColumns(tableOf(dataset), 'en');
const yearsOf = (dataset: Dataset) => {
  const heading = columnsOf(dataset).find(({ isRowHeading }) => isRowHeading);
  return tableOf(dataset).rows.map(({ cells }) => String(cells[heading?.name ?? ''] ?? ''));
};
const figuresOf = (dataset: Dataset) => columnsOf(dataset).filter(({ kind }) => kind === 'figure');
/** Whether nothing is left out at first. */
const isWholeAtFirst = (dataset: Dataset) =>
  firstSight(tableOf(dataset)).rows.length === tableOf(dataset).rows.length &&
  columnsOf(dataset).every(({ isSpare }) => !isSpare);

/** Figures over years, each year once, in several columns. */
const overYears = [...datasets.values()].find((dataset) => {
  const heading = columnsOf(dataset).find(({ isRowHeading }) => isRowHeading);
  const years = yearsOf(dataset);
  return (
    heading?.kind === 'year' &&
    isWholeAtFirst(dataset) &&
    figuresOf(dataset).length > 1 &&
    years.length > 4 &&
    new Set(years).size === years.length
  );
})!;
const long = [...datasets.values()].find(({ table }) => isLong(table.rows))!;

/** Mostly empty: not all of it is in sight at first. */
const hollow = [...datasets.values()].find(
  (dataset) => !isWholeAtFirst(dataset) && columnsOf(dataset).some(({ isSpare }) => isSpare),
);

const inSight = rowsInSight(long.table.rows, columnsOf(long))!;

const box = (page: Page) => page.locator('[data-extract]');
const rows = (page: Page) => box(page).locator('tbody tr');
const status = (page: Page) => box(page).locator('[data-extract-status]');
const open = (page: Page, lang: Lang) => box(page).getByText(translator(lang)('extract.open')).click();
const textsOf = (cells: Locator) =>
  cells.evaluateAll((all) => all.map((cell) => (cell as HTMLElement).dataset['value'] ?? null));

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = datasetPath(overYears.id, lang);
  const [first, second] = figuresOf(overYears);
  const years = [...new Set(yearsOf(overYears))].toSorted();
  const countWords = (found: number, of: number) =>
    fill(t('extract.found'), { found: formatNumber(found, lang), count: formatNumber(of, lang) });

  if (isNext())
    test(`chosen rows and columns are shown, counted, and kept in the address (${lang})`, async ({ page }) => {
      await page.goto(path);
      await open(page, lang);
      const form = box(page).getByRole('form', { name: t('extract.form') });
      const boxes = form.locator('[name=columns]');
      for (const each of await boxes.all()) if ((await each.inputValue()) !== second!.name) await each.uncheck();
      const heading = columnsOf(overYears).find(({ isRowHeading }) => isRowHeading)!;
      await form.locator(`[name="from:${heading.name}"]`).fill(years[1]!);
      await form.locator(`[name="to:${heading.name}"]`).fill(years[2]!);
      await form.getByRole('button', { name: t('extract.show') }).click();

      await expect(status(page)).toHaveText(countWords(2, years.length));
      await expect(status(page)).toBeFocused();
      expect(new URL(page.url()).search).toBe(`?columns=${second!.name}&rows=${heading.name}:${years[1]}..${years[2]}`);
      await expect(box(page).locator('thead th:visible')).toHaveCount(2);
      const shown = () => textsOf(rows(page).locator('[scope=row]'));
      expect((await shown()).toSorted()).toEqual([years[1], years[2]]);

      await page.goto(twinOf(path) + new URL(page.url()).search);
      await expect(box(page).locator('thead th:visible')).toHaveCount(2);
      expect((await shown()).toSorted()).toEqual([years[1], years[2]]);
    });

  if (isNext())
    test(`a heading sorts, also after a reload and in the other language (${lang})`, async ({ page }) => {
      await page.goto(path);
      const heading = box(page).locator(`th[data-column="${first!.name}"]`);
      await heading.getByRole('button').focus();
      await page.keyboard.press('Enter');
      await expect(heading).toHaveAttribute('aria-sort', 'ascending');
      await heading.getByRole('button').press('Space');
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      await expect(status(page)).toContainText(
        fill(t('table.sortDescending'), { column: (await heading.getAttribute('data-label'))! }),
      );
      const values = async () => {
        const place = await heading.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
        return textsOf(rows(page).locator(`:scope > :nth-child(${place + 1})`));
      };
      const sorted = await values();
      const known = sorted.flatMap((value) => (value === null ? [] : Number(value)));
      expect(sorted.slice(0, known.length).map(Number)).toEqual(known.toSorted((a, b) => b - a));

      await page.reload();
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(await values()).toEqual(sorted);
      await page.locator('[data-language-link]:visible').first().click();
      await page.waitForURL((url) => url.pathname === twinOf(path));
      await expect(heading).toHaveAttribute('aria-sort', 'descending');
      expect(await values()).toEqual(sorted);
    });

  if (isNext())
    test(`a chart is drawn of the column that is asked for (${lang})`, async ({ page }) => {
      await page.goto(path);
      await box(page).getByText(t('extract.chart'), { exact: true }).click();
      const chart = box(page).locator('[data-extract-chart]');
      await expect(chart.locator('svg')).toBeVisible();
      await expect(rows(page).first()).toBeHidden();
      await box(page).getByLabel(t('extract.of')).selectOption(second!.name);
      const known = tableOf(overYears).rows.filter(({ cells }) => typeof cells[second!.name] === 'number');
      await expect(chart.locator('[data-point]')).toHaveCount(known.length);
      expect(new URL(page.url()).search).toBe(`?as=chart&of=${second!.name}`);
      await chart.locator('[data-point]').last().focus();
      await page.keyboard.press('ArrowLeft');
      await expect(chart.locator('[data-point]').nth(-2)).toBeFocused();
    });

  if (isNext())
    test(`an odd address is told, and the table is there (${lang})`, RELEASE, async ({ page }) => {
      await page.goto(`${path}?columns=nothing&rows=x:1..2&sort=-&as=%3Cscript%3E&filter=${'%00'.repeat(9)}`);
      const odd = box(page).locator('[data-extract-odd]');
      await expect(odd).toContainText('columns=nothing, sort=-, rows=x:1..2, as=<script>');
      await box(page)
        .getByRole('link', { name: t('extract.whole') })
        .click();
      await expect(odd).toBeHidden();
      await expect(rows(page)).toHaveCount(years.length);
      expect(new URL(page.url()).search).toBe('');
    });

  if (isNext())
    test(`what is no number is told beside its field, and nothing is lost (${lang})`, async ({ page }) => {
      await page.goto(path);
      await open(page, lang);
      await box(page).getByText(t('extract.limits')).click();
      const field = box(page).locator(`[name="from:${first!.name}"]`);
      await field.fill('many');
      await field.press('Enter');
      await expect(field).toBeFocused();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page).getByText(t('extract.number'))).toBeVisible();
      await expect(rows(page)).toHaveCount(years.length);
      // Digits of either script, with commas.
      await field.fill('१०,००,००,००,००,००,०००');
      await field.press('Enter');
      await expect(status(page)).toHaveText(t('extract.nothing'));
    });

  if (isNext())
    test(`what is shown can be copied, as CSV and as a link (${lang})`, async ({ fresh: page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(`${path}?columns=${first!.name}&sort=-${first!.name}`);
      await expect(box(page).locator('thead th:visible')).toHaveCount(2);
      await box(page)
        .getByRole('button', { name: t('extract.copy') })
        .click();
      const copied = fill(t('extract.count'), { count: formatNumber(years.length, lang) });
      await expect(box(page).getByText(fill(t('extract.copied'), { count: copied }))).toBeVisible();
      const text = await page.evaluate(() => navigator.clipboard.readText());
      const label = describeColumns(tableOf(overYears), lang).find(({ name }) => name === first!.name)!.label;
      expect(text.split(/\r?\n/)[0]).toContain(label);
      expect(text.trim().split(/\r?\n/)).toHaveLength(years.length + 1);
      await box(page)
        .getByRole('button', { name: t('extract.link') })
        .click();
      await expect(box(page).getByText(t('extract.copiedLink'))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    });

  if (isNext())
    test(`a long table shows its first rows, more when asked, and finds in all of them (${lang})`, async ({ page }) => {
      const all = long.table.rows.length;
      await page.goto(datasetPath(long.id, lang));
      await expect(rows(page).filter({ visible: true })).toHaveCount(inSight);
      const more = box(page).locator('[data-extract-more]');
      await more.click();
      await expect(rows(page)).toHaveCount(Math.min(all, inSight + MOST_AT_ONCE));
      await open(page, lang);
      // The last row of all, by its own name.
      const heading = describeColumns(tableOf(long), lang).find(({ isRowHeading }) => isRowHeading)!;
      const last = tableOf(long).rows.at(-1)!.cells[heading.name]!;
      const name = typeof last === 'object' ? last[lang] : String(last);
      await box(page).getByLabel(t('extract.words')).fill(name);
      await box(page).getByLabel(t('extract.words')).press('Enter');
      await expect(rows(page).filter({ hasText: name }).first()).toBeVisible();
      expect(await rows(page).count()).toBeLessThan(all);
      await expect(more).toBeHidden();
    });

  if (isNext())
    test(`without scripts the table is whole, and nothing is there that could not act (${lang})`, async ({
      plain: page,
    }) => {
      await page.goto(path);
      await expect(rows(page)).toHaveCount(years.length);
      await expect(box(page).getByText(t('extract.open'))).toBeHidden();
      await expect(box(page).getByText(t('extract.copy'))).toBeHidden();
      if (!hollow) return;
      await page.goto(datasetPath(hollow.id, lang));
      await expect(box(page).locator('thead th:visible')).toHaveCount(columnsOf(hollow).length);
      await expect(rows(page).filter({ visible: true })).toHaveCount(tableOf(hollow).rows.length);
      await expect(box(page).getByRole('link', { name: t('extract.whole') })).toBeHidden();
    });

  if (isNext())
    test(`the first thing to press is on the first screen of a phone, and the page keeps to its width (${lang})`, async ({
      page,
    }) => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        const summary = await box(page).locator('[data-extract-choose] > summary').boundingBox();
        expect(summary!.y).toBeLessThanOrEqual(460);
        expect(summary!.height).toBeGreaterThanOrEqual(44);
        await open(page, lang);
        await box(page).getByText(t('extract.embed')).click();
        await expect(box(page).locator('iframe')).toBeVisible();
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });

  if (isNext())
    test(`what is mostly empty is not in sight until it is asked for (${lang})`, async ({ page }) => {
      test.skip(!hollow, `${LACKING} table that is mostly empty`);
      const all = columnsOf(hollow!);
      const atFirst = all.filter(({ isSpare }) => !isSpare).length;
      const seen = firstSight(tableOf(hollow!)).rows.length;
      const total = tableOf(hollow!).rows.length;
      const expectFirst = async () => {
        await expect(box(page).locator('thead th:visible')).toHaveCount(atFirst);
        await expect(rows(page).filter({ visible: true })).toHaveCount(seen);
      };
      await page.goto(datasetPath(hollow!.id, lang));
      await expectFirst();
      await box(page).locator('thead button:visible').first().click();
      await expect(box(page).locator('[aria-sort]')).toHaveCount(1);
      await expectFirst();
      await box(page)
        .getByRole('link', { name: t('extract.whole') })
        .click();
      await expect(box(page).locator('thead th:visible')).toHaveCount(all.length);
      await expect(rows(page).filter({ visible: true })).toHaveCount(total);
      await page.reload();
      await expect(rows(page).filter({ visible: true })).toHaveCount(total);
      await page.goto(embedPath(hollow!.id, lang));
      await expect(page.locator('thead th:visible')).toHaveCount(atFirst);
    });

  test(
    `nothing on it is in the way of anybody, open or framed (${lang})`,
    isWhole(lang, 'hi') ? {} : RELEASE,
    async ({ page }) => {
      for (const [state, colorScheme] of (['light', 'dark'] as const).entries()) {
        if (!hasTurn(lang, state)) continue;
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.goto(`${path}?as=chart`);
        await expect(box(page).locator('[data-extract-chart] svg')).toBeVisible();
        await open(page, lang);
        expect.soft(await accessibilityFaults(page)).toEqual([]);
        await page.goto(embedPath(overYears.id, lang));
        expect.soft(await accessibilityFaults(page)).toEqual([]);
      }
    },
  );
}

test('what is printed is all that was chosen', RELEASE, async ({ page }) => {
  await page.goto(`${datasetPath(long.id, 'en')}?sort=${columnsOf(long)[0]!.name}`);
  await expect(rows(page)).toHaveCount(inSight);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(rows(page)).toHaveCount(long.table.rows.length);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(rows(page)).toHaveCount(inSight);
});

test('another website shows the table as it was chosen; no other page of ours can be framed', async ({
  // The browser complains of what it refuses, as it should.
  fresh: page,
  baseURL,
}) => {
  const [, second] = figuresOf(overYears);
  await page.goto(`${datasetPath(overYears.id, 'hi')}?columns=${second!.name}`);
  await box(page).getByText(translator('hi')('extract.embed')).click();
  const line = box(page).locator('[data-extract-line]');
  await expect(line).toHaveValue(
    /^<iframe src="http[^"]+\?columns=[^"]+" title="[^"]+" lang="hi" width="100%" height="\d+" loading="lazy"><\/iframe>$/,
  );
  // As high as what is in it.
  const preview = page.locator('[data-extract-preview] iframe').contentFrame();
  await expect(preview.locator('tbody tr').first()).toBeVisible();
  await expect
    .poll(async () => Number(await page.locator('[data-extract-preview] iframe').getAttribute('height')))
    .not.toBe(420);
  const html = await line.inputValue();

  const others = [datasetPath(overYears.id, 'hi'), '/hi/home/'].map(
    (path) => `<iframe src="${baseURL}${path}"></iframe>`,
  );
  const foreign = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><title>x</title><h1>Another website</h1>${html}${others.join('')}`);
  });
  await new Promise<void>((done) => foreign.listen(0, '127.0.0.1', done));
  try {
    await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
    const framed = page.locator('iframe').first().contentFrame();
    await expect(framed.locator('tbody tr').first()).toBeVisible();
    await expect(framed.locator('thead th:visible')).toHaveCount(2);
    await expect(framed.getByRole('link')).toHaveAttribute('target', '_blank');
    for (const index of [1, 2]) {
      const frame = await (await page.locator('iframe').nth(index).elementHandle())!.contentFrame();
      await expect.poll(() => frame!.url()).toMatch(/^chrome-error:/);
    }
  } finally {
    foreign.close();
    foreign.closeAllConnections();
  }
});
