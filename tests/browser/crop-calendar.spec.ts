import { expect, type Locator, type Page } from '@playwright/test';
import { catalogue } from '../../src/content/catalogue.ts';
import { monthOf, MONTHS, nextStepAfter, stepsIn } from '../../src/features/crop-calendar/calendar.ts';
import { edgesOf, layOut, SIZE } from '../../src/features/crop-calendar/wheel-geometry.ts';
import { LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { hasTurn, isThorough, RELEASE, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './reused-page.ts';

const steps = catalogue.calendar.steps;
const marked = (page: Page) => page.locator('[data-calendar] li[aria-current="date"]');
const line = (page: Page) => page.locator('[data-calendar]:not([data-wheel]) [data-month]:visible');
const wheel = (page: Page) => page.locator('[data-wheel]');
const lit = (page: Page) => wheel(page).locator('g[data-shown]');
const idsOf = (parts: Locator, attribute: string) =>
  parts.evaluateAll((all, name) => all.map((part) => part.getAttribute(name)), attribute);

/** One with the most steps, and one with the fewest; the rule is tested beside it, what is said of each month over the built pages. */
const byCount = MONTHS.toSorted((a, b) => stepsIn(b, steps).length - stepsIn(a, steps).length);
const monthsToSee = isThorough ? MONTHS : [byCount[0]!, byCount.at(-1)!];

/** Opens the page as it is seen at a moment. */
async function openAt(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.setFixedTime(new Date(moment));
  await page.goto(path);
}

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const path = pathFor('opium/overview', lang);

  if (isNext())
    test(`each month marks its steps, or names the next one (${lang})`, async ({ clocked: page }) => {
      for (const month of monthsToSee) {
        await openAt(page, path, `2026-${String(month).padStart(2, '0')}-15T12:00:00+05:30`);
        const current = stepsIn(month, steps);
        await expect(marked(page), `month ${month}`).toHaveCount(current.length);
        await expect(line(page)).toHaveCount(1);
        expect(await idsOf(lit(page), 'data-month')).toEqual([String(month)]);
        expect(await idsOf(wheel(page).locator('[data-band][aria-current]'), 'data-band')).toEqual(
          current.map(({ id }) => id),
        );
        for (const [index, { title }] of current.entries()) {
          await expect(marked(page).nth(index)).toContainText(title[lang]);
          await expect(marked(page).nth(index).getByText(t('calendar.thisMonth'), { exact: true })).toBeVisible();
          await expect(line(page)).toContainText(title[lang]);
        }
        if (current.length === 0) {
          await expect(line(page)).toContainText(t('calendar.none').split('}')[1]!.trim());
          await expect(line(page)).toContainText(nextStepAfter(month, steps)!.title[lang]);
        }
        await expect(page.locator('[data-calendar]').getByText(t('calendar.thisMonth'), { exact: true })).toHaveCount(
          steps.length,
        );
        await expect(
          page.locator('[data-calendar]').getByText(t('calendar.thisMonth'), { exact: true }).filter({ visible: true }),
        ).toHaveCount(current.length);
      }
    });

  if (isNext())
    test(`the month and its step lead to the page that explains it (${lang})`, async ({ clocked: page }) => {
      const lancing = steps.find(({ id }) => id === 'lancing')!;
      const linkIn = (place: string) => page.locator(place).getByRole('link', { name: lancing.title[lang] });
      const places = ['[data-month="2"]', '#calendar-lancing'];
      for (const place of isThorough ? places : places.slice(0, 1)) {
        await openAt(page, path, '2026-02-10T12:00:00+05:30');
        for (const each of places) await expect(linkIn(each)).toHaveAttribute('href', pathFor(lancing.page, lang));
        await linkIn(place).focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(pathFor(lancing.page, lang));
      }
    });

  test(`the marked calendar has no accessibility faults, light or dark (${lang})`, async ({ clocked: page }) => {
    for (const [state, colorScheme] of (['light', 'dark'] as const).entries()) {
      if (!hasTurn(lang, state)) continue;
      await page.emulateMedia({ colorScheme });
      await openAt(page, path, '2026-03-31T12:00:00+05:30');
      await expect(marked(page)).toHaveCount(2);
      expect(await accessibilityFaults(page, '[data-calendar]')).toEqual([]);
    }
  });

  if (isNext())
    test(`the wheel fits a phone: it is short, letters can be read, nothing leaves its place (${lang})`, async ({
      clocked: page,
    }) => {
      for (const address of [path, pathFor('home/home', lang)]) {
        await page.setViewportSize({ width: 360, height: 740 });
        await openAt(page, address, '2026-10-15T12:00:00+05:30');
        const drawing = wheel(page).locator('a > svg');
        const box = (await drawing.boundingBox())!;
        expect(box.height, address).toBeLessThanOrEqual(360);
        // Where more than three steps share a month, their numbers have less room.
        if (layOut(steps).lanes <= 3) expect(await smallestText(wheel(page)), address).toBeGreaterThanOrEqual(12);
        expect(await namesTooWide(drawing), address).toEqual([]);
        // As the script marks the month, which the test before this one sees.
        for (const month of MONTHS) {
          await wheel(page)
            .locator('[data-month]')
            .evaluateAll(
              (parts, shown) =>
                parts.forEach((part) => part.toggleAttribute('data-shown', part.dataset['month'] === shown)),
              String(month),
            );
          await expect(wheel(page).locator('span[data-shown]'), `month ${month}`).toBeVisible();
          expect.soft(await wordsOnBands(wheel(page)), `month ${month}`).toEqual([]);
        }
      }
    });

  if (isNext())
    test(`on a phone the calendar fits and is short (${lang})`, async ({ clocked: page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openAt(page, path, '2026-10-15T12:00:00+05:30');
      await expect(marked(page)).toHaveCount(stepsIn(10, steps).length);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      const { height } = (await page.locator('ol[data-calendar]').boundingBox())!;
      expect(height / steps.length, 'for each step').toBeLessThan(200);
    });

  if (isNext())
    test(`without scripts the list is whole, and list and wheel have the month of the build (${lang})`, async ({
      plain: page,
    }) => {
      await page.goto(path);
      const list = page.getByRole('list', { name: t('calendar.caption') });
      await expect(list.getByRole('listitem')).toHaveCount(steps.length);
      for (const { title, duty } of steps) {
        await expect(list).toContainText(title[lang]);
        await expect(list).toContainText(duty[lang]);
      }
      const month = monthOf(buildDay());
      await expect(marked(page)).toHaveCount(stepsIn(month, steps).length);
      await expect(line(page)).toHaveAttribute('data-month', String(month));
      expect(await idsOf(lit(page), 'data-month')).toEqual([String(month)]);
    });
}

const ZONES = ['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'];
for (const timezoneId of isThorough ? ZONES : ZONES.slice(0, 1))
  test.describe(`on a clock in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test('the month changes at midnight in India', RELEASE, async ({ fresh: page }) => {
      for (const [moment, ids] of [
        ['2026-09-30T18:29:59Z', ['calendar-licence']],
        ['2026-09-30T18:30:00Z', ['calendar-licence', 'calendar-settlement', 'calendar-sowing']],
        ['2026-10-31T18:29:59Z', ['calendar-licence', 'calendar-settlement', 'calendar-sowing']],
        ['2026-10-31T18:30:00Z', ['calendar-sowing']],
        ['2026-11-30T18:29:59Z', ['calendar-sowing']],
        ['2027-04-30T18:30:00Z', []],
        ['2026-12-31T18:30:00Z', ['calendar-measurement']],
      ] as const) {
        await openAt(page, pathFor('opium/overview', 'en'), moment);
        await expect(line(page)).toHaveCount(1);
        expect(await marked(page).evaluateAll((rows) => rows.map(({ id }) => id)), moment).toEqual(ids);
        const month = new Date(Date.parse(moment) + 5.5 * 3_600_000).getUTCMonth() + 1;
        expect(await idsOf(lit(page), 'data-month'), moment).toEqual([String(month)]);
      }
    });
  });

/** Names of the months that leave less than 4 px of their cells, in the pixels of the screen. */
function namesTooWide(drawing: Locator): Promise<string[]> {
  return drawing.locator('[data-month] > text').evaluateAll((names) =>
    names.flatMap((name) => {
      const cell = name.parentElement!.firstElementChild!.getBoundingClientRect();
      const { width } = name.getBoundingClientRect();
      return width > 0 && width <= cell.width - 4 ? [] : [`${name.textContent}: ${width} of ${cell.width} px`];
    }),
  );
}

/** The words in the middle of the wheel that lie on the band of a step. */
async function wordsOnBands(drawing: Locator): Promise<string[]> {
  const corners = await drawing.evaluate((root, size) => {
    const svg = root.querySelector('a > svg')!.getBoundingClientRect();
    return [...root.querySelectorAll('span[data-shown] > *')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()]
        .flatMap(({ left, right, top, bottom }) => [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y }))))
        .map(({ x, y }) => ({
          words: words.textContent!,
          x: ((x - svg.left) / svg.width - 0.5) * size,
          y: ((y - svg.top) / svg.height - 0.5) * size,
        }));
    });
  }, SIZE);
  const { bands, lanes } = layOut(steps);
  return corners.flatMap(({ words, x, y }) => {
    const angle = (Math.atan2(x, -y) * 180) / Math.PI;
    const lies = bands.some(({ start, end, lane }) => {
      const { inner, outer } = edgesOf(lane, lanes);
      const isInArc = [angle, angle + 360, angle + 720].some((at) => start < at && at < end);
      return isInArc && inner < Math.hypot(x, y) && Math.hypot(x, y) < outer;
    });
    return lies ? [words] : [];
  });
}

/** The smallest letters in a part of the page, as they are seen: a drawing is shrunk or enlarged. */
function smallestText(part: Locator): Promise<number> {
  return part.evaluate((root) => {
    const sizes = [...root.querySelectorAll('text, span, b, i')]
      .filter((element) => element.checkVisibility() && element.textContent!.trim() !== '')
      .map((element) => {
        const scale = element instanceof SVGTextElement ? element.getScreenCTM()!.a : 1;
        return parseFloat(getComputedStyle(element).fontSize) * scale;
      });
    return Math.min(...sizes);
  });
}
