import { expect, type Page } from '@playwright/test';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { SUBSTANCE_INDEX_PATH } from '../../src/addresses/letters.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { hasTurn, isWhole, RELEASE, takeTurns } from '../support/thorough.ts';
import { accessibilityFaults, TOOL } from './axe.ts';
import { test } from './reused-page.ts';

const ROUTES = { compare: 'exim/overview/compare', consignment: 'exim/overview/consignment' } as const;
type Tool = keyof typeof ROUTES;

/** The first substances with a verdict for import. */
const withVerdict = (...wanted: string[]) => {
  const rules = catalogue.substanceRules.classes
    .filter(({ answers }) => wanted.includes(answers['import']?.verdict ?? ''))
    .map(({ id }) => id);
  return catalogue.substances!.rows.filter(({ rule }) => rules.includes(rule));
};
const barred = withVerdict('barred')[0]!;
const needed = withVerdict('needed').slice(0, 6);
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).join('+');
const STORED = 'consignment';

const field = (page: Page, tool: Tool) => page.locator(`#${tool}-name`);
const plan = (page: Page) => page.locator('section[aria-labelledby=consignment-result]');
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORED);
const remove = (page: Page, name: string, lang: Lang) =>
  page.getByRole('button', { name: translator(lang)('picker.remove').replace('{name}', name), exact: true });

async function add(page: Page, tool: Tool, name: string): Promise<void> {
  await field(page, tool).fill(name);
  await expect(page.locator(`#${tool}-form li button`).first()).toBeVisible();
  await field(page, tool).press('Enter');
  await expect(field(page, tool)).toHaveValue('');
}

for (const lang of LANGS) {
  const isNext = takeTurns(lang);
  const t = translator(lang);
  const at = (tool: Tool) => pathFor(ROUTES[tool], lang);
  const other = otherLang(lang);

  if (isNext())
    test(`by keyboard a list is put together, kept, and deleted with one press (${lang})`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(at('consignment'));
      await expect(field(page, 'consignment')).toBeEnabled();
      expect(asked).not.toContain(SUBSTANCE_INDEX_PATH);
      await page.locator('#consignment-for').selectOption('import');
      const [first, second] = needed as [(typeof needed)[0], (typeof needed)[0]];
      await add(page, 'consignment', first.name[lang]);
      await add(page, 'consignment', second.name[lang]);
      await expect(page).toHaveURL(`${at('consignment')}?s=${ids([first, second])}&for=import`);
      await expect(plan(page).getByRole('heading', { level: 2 })).toBeVisible();

      await page.goto(at('consignment'));
      await expect(page).toHaveURL(`${at('consignment')}?s=${ids([first, second])}&for=import`);
      await remove(page, first.name[lang], lang).press('Enter');
      await expect(remove(page, second.name[lang], lang)).toBeFocused();
      expect(await stored(page)).toBe(`?s=${second.id}&for=import`);
      await page.getByRole('button', { name: t('consignment.clear') }).click();
      await expect(plan(page)).toHaveCount(0);
      await expect(page).toHaveURL(at('consignment'));
      expect(await stored(page)).toBeNull();
    });

  if (isNext())
    test(
      `an address wins over the kept list and leaves it alone; the language button keeps it (${lang})`,
      RELEASE,
      async ({ page }) => {
        const own = `?s=${needed[0]!.id}&for=export`;
        await page.goto(at('consignment'));
        await page.evaluate(([key, value]) => localStorage.setItem(key!, value!), [STORED, own]);
        const query = `?s=${ids([barred, ...needed])}+no-such-thing&for=import`;
        await page.goto(at('consignment') + query);
        await expect(plan(page)).toBeVisible();
        await expect(page.locator('#consignment')).toContainText(t('picker.unknown').replace('{id}', 'no-such-thing'));
        await expect(page.locator('#consignment')).toContainText(t('consignment.fromLink'));
        await expect(plan(page).locator('[data-verdict=barred]')).toContainText(barred.name[lang]);
        const certificate = plan(page).locator('[data-document=import-certificate]');
        await expect(certificate).toBeVisible();
        if (isWhole(lang, 'hi')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);
        await page.locator('[data-language-link]:visible').click();
        await expect(page).toHaveURL(pathFor(ROUTES.consignment, other) + query);
        await expect(plan(page).locator('[data-verdict=barred]')).toContainText(barred.name[other]);
        expect(await stored(page)).toBe(own);
        await page.getByRole('link', { name: translator(other)('consignment.ownList') }).click();
        await expect(page).toHaveURL(pathFor(ROUTES.consignment, other) + own);
      },
    );

  if (isNext())
    test(`four substances stand beside one another, a fifth is refused, and only differences can be shown (${lang})`, async ({
      page,
    }) => {
      const four = [barred, ...needed.slice(0, 3)];
      await page.goto(`${at('compare')}?s=${ids(four)}`);
      const rows = page.locator('[data-row]');
      await expect(rows.first()).toBeVisible();
      await add(page, 'compare', needed[3]!.name[lang]);
      await expect(field(page, 'compare')).toBeFocused();
      await expect(field(page, 'compare')).toHaveAccessibleDescription(new RegExp(t('compare.full')));
      await expect(page).toHaveURL(`${at('compare')}?s=${ids(four)}`);
      if (isWhole(lang, 'en')) expect(await accessibilityFaults(page, TOOL)).toEqual([]);

      await page.getByRole('checkbox', { name: t('compare.only') }).check();
      await expect(page).toHaveURL(/&only=differences$/);
      await expect(page.locator('[data-row]:not([data-differs])')).toHaveCount(0);
      await expect(page.locator('[data-row=import]')).toContainText(t('compare.differs'));
      await page.locator('[data-language-link]:visible').click();
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expect(page.locator('#compare-result')).toContainText(barred.name[other]);
    });
}

test('on a phone nothing stands beyond the edge, and every cell of a comparison has its name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [tool, query] of [
    ['compare', `?s=${ids([barred, ...needed.slice(0, 3)])}`],
    ['consignment', `?s=${ids([barred, ...needed])}&for=import`],
  ] as const)
    for (const lang of LANGS) {
      if (!hasTurn(lang, tool === 'compare' ? 0 : 1)) continue;
      await page.goto(pathFor(ROUTES[tool], lang) + query);
      await expect(page.locator(`#${tool}-result`)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${tool} ${lang}`).toBe(360);
      const names = await page.locator('[data-row] dt').evaluateAll((all) => all.map((name) => name.clientHeight));
      expect(names.filter((height) => height < 10)).toEqual([]);
    }
});

test('on paper the plan has boxes to tick and neither form nor buttons', RELEASE, async ({ page }) => {
  await page.goto(`${pathFor(ROUTES.consignment, 'en')}?s=${ids(needed)}&for=import`);
  await expect(plan(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#consignment-form')).toBeHidden();
  await expect(plan(page).getByRole('button')).toHaveCount(0);
  await expect(plan(page)).toContainText(needed[0]!.name.en);
  const box = await plan(page)
    .locator('h4')
    .first()
    .evaluate((heading) => getComputedStyle(heading, '::before').borderTopWidth);
  expect(box).toBe('1px');
});

test(
  'without scripts both pages lead to the letters and to the table of documents',
  RELEASE,
  async ({ plain: page }) => {
    for (const tool of ['compare', 'consignment'] as const) {
      await page.goto(pathFor(ROUTES[tool], 'hi'));
      await expect(page.locator(`#${tool}-form`)).toBeHidden();
      const links = page.locator('article noscript').getByRole('link');
      await expect(links).toHaveCount(2);
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      for (const href of hrefs) {
        await page.goto(href);
        await expect(page.locator(new URL(page.url()).hash)).toBeVisible();
      }
    }
  },
);
