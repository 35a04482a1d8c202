import { expect, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { LANGS } from '../../src/language/lang.ts';
import { SCREENS } from '../support/shape-limits.ts';
import { test } from './shared-page.ts';
import { isThorough, RELEASE, takeTurns } from '../support/thorough.ts';

/** Parts whose drawings hold letters, or which lay pictures and words side by side. */
const LETTERED = ['PlantWords', 'ConsignmentPath', 'RtiDays'];
const IN_ROWS = ['Path', 'Cases', 'Amounts', 'CropSteps', 'WhoDecides', 'DocumentTimes'];
const SMALLEST = 11;

const pagesWith = (parts: string[]) => [
  ...new Set(
    catalogue.pages.flatMap((page) =>
      page.lang === 'en' && partsOf(page).some(({ name }) => parts.includes(name)) ? page.id : [],
    ),
  ),
];

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  if (isNext())
    test(`letters in drawings are large enough, inside, and touch no others (${lang})`, async ({
      shared: { page },
    }) => {
      await page.setViewportSize(SCREENS.phone);
      expect(pagesWith(LETTERED).length).toBeGreaterThan(2);
      for (const id of pagesWith(LETTERED)) {
        await page.goto(pathFor(id, lang));
        await page.evaluate(() => document.fonts.ready);
        expect(await page.evaluate(letterFaults, SMALLEST), id).toEqual([]);
      }
    });

  if (isNext())
    test(
      `rows of pictures push nothing aside, on a phone and on a desk (${lang})`,
      RELEASE,
      async ({ shared: { page } }) => {
        const parts = [...LETTERED, ...IN_ROWS];
        const ids = isThorough ? pagesWith(parts) : new Set(parts.map((part) => pagesWith([part])[0]!));
        for (const id of ids) {
          await page.setViewportSize(SCREENS.phone);
          await page.goto(pathFor(id, lang));
          for (const screen of Object.values(SCREENS)) {
            await page.setViewportSize(screen);
            expect(await wide(page), id).toEqual([]);
          }
        }
      },
    );
}

/** Figures that are wider than the page. */
function wide(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main figure, main figure li, main figure svg')]
      .filter((each) => {
        const { right, width } = each.getBoundingClientRect();
        return width > 0 && right > innerWidth + 1;
      })
      .map((each) => `${each.tagName} ${each.textContent?.trim().slice(0, 40)}`),
  );
}

/** Runs in the browser. */
function letterFaults(smallest: number): string[] {
  const faults: string[] = [];
  for (const svg of document.querySelectorAll<SVGSVGElement>('main figure[data-drawn] > svg')) {
    const frame = svg.getBoundingClientRect();
    const texts = [...svg.querySelectorAll<SVGTextElement>('text')].flatMap((text) => {
      const lines = [...text.querySelectorAll('tspan')];
      return lines.length > 0 ? lines : [text];
    });
    const scale = frame.width / svg.viewBox.baseVal.width;
    const boxes = texts.map((text) => ({ words: text.textContent ?? '', box: text.getBoundingClientRect(), text }));
    for (const { words, box, text } of boxes) {
      const size = parseFloat(getComputedStyle(text).fontSize) * scale;
      if (size < smallest) faults.push(`“${words}” has ${size} px`);
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1)
        faults.push(`“${words}” is outside`);
    }
    for (const [at, one] of boxes.entries())
      for (const two of boxes.slice(at + 1)) {
        const across = Math.min(one.box.right, two.box.right) - Math.max(one.box.left, two.box.left);
        // Lines of letters have room above and below them.
        const down = Math.min(one.box.bottom, two.box.bottom) - Math.max(one.box.top, two.box.top);
        if (across > 0 && down > Math.min(one.box.height, two.box.height) * 0.35)
          faults.push(`“${one.words}” and “${two.words}” touch`);
      }
  }
  return faults;
}
