import { expect, type Locator, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { hasTurn, isThorough, RELEASE } from '../support/thorough.ts';
import { type Tool, TOOLS } from '../support/tools.ts';
import { test } from './reused-page.ts';

/** Their first fields are a list, a line, and one of several. */
const IN_FULL = ['previous-years', 'office-finder', 'quantity-check'];

const change = (page: Page, tool: Tool, lang: Lang) =>
  page.locator(`#${tool.id}`).getByRole('button', { name: translator(lang)('tool.change') });

const isRadio = (field: Locator) => field.evaluate((element: HTMLInputElement) => element.type === 'radio');

async function fillFirst(page: Page, { first, value }: Tool): Promise<void> {
  const field = page.locator(first);
  await expect(field).toBeEnabled();
  if (await isRadio(field)) await field.check();
  else if (await field.evaluate((element) => element instanceof HTMLSelectElement)) await field.selectOption(value);
  else await field.fill(value);
}

for (const lang of LANGS) {
  for (const [index, tool] of TOOLS.entries()) {
    const path = pathFor(tool.route, lang);
    const form = (page: Page) => page.locator(`#${tool.id}-form`);

    // What is kept for all of them is one piece of code: some in full, a field of each type among them; the others below.
    if (isThorough || (IN_FULL.includes(tool.id) && hasTurn(lang, index)))
      test(`${tool.id} in ${lang}: what is half filled in survives reload, language button and the way back`, async ({
        page,
      }) => {
        await page.goto(path);
        const steps = await page.evaluate(() => history.length);
        await fillFirst(page, tool);
        await expect(page).toHaveURL(new RegExp(`\\?.*${tool.parameter}=${tool.value}.*&draft=${tool.id}$`));
        expect(await page.evaluate(() => history.length)).toBe(steps);
        const isKept = async () => {
          const field = page.locator(tool.first);
          await expect(field).toHaveValue(tool.value);
          if (await isRadio(field)) await expect(field).toBeChecked();
          await expect(form(page)).toBeVisible();
        };
        await page.reload();
        await isKept();
        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(new RegExp(`^[^?]*${pathFor(tool.route, otherLang(lang))}\\?`));
        await isKept();
        await page.goto(pathFor('others/accessibility', lang));
        await page.goBack();
        await isKept();
      });

    // It is one piece of code as well: of every third tool, in turn in one language.
    if (!hasTurn(lang, index + 1) || !(isThorough || index % 3 === 0)) continue;
    test(`${tool.id} in ${lang}: a shared address shows the answer below the closed form, which opens again and stays so`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path + tool.asked);
      const answer = page.locator(tool.answer);
      await expect(answer).toBeFocused();
      await expect(form(page)).toBeHidden();
      const line = (await page.locator(`#${tool.id}`).boundingBox())!;
      const heading = (await answer.boundingBox())!;
      expect(line.y, 'at the top of the screen').toBeLessThan(200);
      expect(line.height, 'one short line').toBeLessThan(140);
      expect(heading.y - line.y - line.height, 'right below').toBeLessThan(60);

      await change(page, tool, lang).click();
      await expect(page.locator(tool.first)).toBeFocused();
      await expect(page.locator(tool.first)).toHaveValue(new URLSearchParams(tool.asked).get(tool.parameter)!);
      await expect(page).toHaveURL(new RegExp(`&draft=${tool.id}$`));
      await page.goBack();
      await expect(form(page)).toBeHidden();
      await expect(page).toHaveURL(path + tool.asked);

      await page.goForward();
      await page.locator('[data-language-link]:visible').click();
      await expect(page).toHaveURL(new RegExp(`^[^?]*${pathFor(tool.route, otherLang(lang))}\\?.*&draft=${tool.id}$`));
      await expect(form(page)).toBeVisible();
      await expect(page.locator(tool.first)).toHaveValue(new URLSearchParams(tool.asked).get(tool.parameter)!);
    });
  }
}

test('addresses shared when a tool stood on a longer page lead on to it', RELEASE, async ({ page }) => {
  for (const [before, after] of [
    ['top-level/prevention', 'quantity-check'],
    ['opium/overview', 'excess-check'],
    ['opium/overview', 'uprooting-check'],
    ['exim/overview', 'which-paper'],
  ] as const) {
    // Two led on from one page: the second of them.
    if (!isThorough && after === 'excess-check') continue;
    const { asked, route, answer } = TOOLS.find(({ id }) => id === after)!;
    await page.goto(`${pathFor(before, 'en')}${asked}#${after}`);
    await expect(page).toHaveURL(pathFor(route, 'en') + asked);
    await expect(page.locator(answer)).toBeVisible();
  }
});

test('without scripts every tool says what to do instead', async ({ plain: page }) => {
  for (const [index, { route, first }] of TOOLS.entries()) {
    // That each says so, and where its links lead, is asked of the built pages.
    if (!isThorough && index % 4 !== 0) continue;
    await page.goto(pathFor(route, 'hi'));
    await expect(page.locator(first), route).toBeHidden();
    const line = page.locator('article noscript').first();
    await expect(line, route).toBeVisible();
    for (const link of await line.getByRole('link').all())
      await expect(page.locator((await link.getAttribute('href'))!), route).toBeVisible();
  }
});
