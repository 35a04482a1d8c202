import { expect, type Page } from '@playwright/test';
import { answersIn } from '../../src/content/substance-answers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { closingOf } from '../../src/domain/tenders.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { nowInIndia } from '../../src/lib/indian-date.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { hasTurn, isThorough, isWhole, RELEASE } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { test } from './shared-page.ts';

const card = (page: Page) => page.locator('[data-part=card]');
const title = (page: Page) => card(page).locator('h2');
const hits = (page: Page) => page.locator('[data-part=best] li');
const marked = (page: Page) => card(page).locator('[aria-current=true]');

async function ask(page: Page, lang: Lang, question: string): Promise<void> {
  // A search that is open answers the next question: reading its files again takes longest.
  if (page.url().includes(`/${lang}/search/`)) await page.locator('main input[name=q]').fill(question);
  else await page.goto(`/${lang}/search/?q=${encodeURIComponent(question)}`);
  await expect(page.locator('[data-part=status]')).toContainText(question);
  await expect(page.locator('[data-part=results]')).toBeVisible();
  await expect(page.locator('[data-part=kinds]')).not.toHaveAttribute('inert');
}

const ofFact = catalogue.answers.answers.find(({ fact, asks }) => fact && asks.length > 0)!;

const WEIGHTS = ['500 gram ganja', '500 ग्राम गांजा', 'ganja 500 gm ki saja'];

test.describe('one search is asked everything', () => {
  // One after another: the first opens the search, the others ask it on.
  test.describe.configure({ mode: 'default' });
  test.beforeEach(({ shared: { page } }) => page.setViewportSize({ width: 1280, height: 720 }));

  test('the box of every page offers the answer first', async ({ shared: { page } }) => {
    await page.goto('/en/opium/Policy/');
    await page.locator('#site-search').fill(ofFact.examples[0]!);
    const first = page.locator('search [role=option]:visible').first();
    await expect(first).toContainText(formatFact(catalogue.facts.get(ofFact.fact!)!, 'en'));
    await first.click();
    await expect(page).toHaveURL(/\/en\/search\/\?q=/);
    await expect(card(page)).toBeVisible();
  });

  test('open tenders are those of the moment of asking', async ({ shared: { page } }) => {
    const question = catalogue.answers.answers.find(({ live }) => live === 'open-tenders')!;
    await ask(page, 'en', question.examples[0]!);
    const open = catalogue.registers.get('tenders').filter((tender) => nowInIndia() < closingOf(tender));
    if (open.length === 0) await expect(title(page)).toHaveText(question.none!.en);
    else await expect(title(page)).toHaveText(question.title.en.replace('{@count}', String(open.length)));
  });

  for (const lang of LANGS) {
    // In the second language the sentences are other ones, of which the tests without a browser ask all.
    const inOne = isWhole(lang, 'en') ? {} : RELEASE;

    test(
      `in ${lang}: a fact and a weight have a card${isWhole(lang, 'en') ? ', so have a substance and an office; nonsense has none' : ''}`,
      inOne,
      async ({ shared: { page } }) => {
        const fact = catalogue.facts.get(ofFact.fact!)!;
        for (const question of ofFact.examples.slice(0, isWhole(lang, 'en') ? 3 : 1)) {
          await ask(page, lang, question);
          await expect(card(page).locator('[data-card=figure]')).toHaveText(formatFact(fact, lang));
          await expect(card(page).locator('[data-card=more] a')).toHaveAttribute('href', new RegExp(`^/${lang}/`));
          await expect(card(page).locator('[data-card=source]')).toBeVisible();
        }
        expect(await hits(page).count()).toBeGreaterThan(0);

        for (const question of isWhole(lang, 'en') ? WEIGHTS : WEIGHTS.slice(-1)) {
          await ask(page, lang, question);
          await expect(marked(page)).toHaveAttribute('data-band', 'small');
          await expect(card(page).locator('[data-card=more] a')).toHaveAttribute(
            'href',
            `/${lang}/prevention/quantities/?drug=ganja&weight=500&unit=g`,
          );
        }
        // That a card is right, whatever is asked, is tested without a browser: `tests/search/`.
        if (!isWhole(lang, 'en')) return;
        await ask(page, lang, '21 kg ganja');
        await expect(marked(page)).toHaveAttribute('data-band', 'commercial');

        const ketamine = catalogue.substances!.rows.find(({ id }) => id === 'ketamine')!;
        await ask(page, lang, 'is ketamine controlled');
        await expect(title(page)).toContainText(ketamine.name[lang]);
        await expect(title(page)).toContainText(answersIn(catalogue, lang).get(ketamine.rule)!.verdict);

        const [phone] = catalogue.offices.get('headquarters')!.phones;
        await ask(page, lang, 'ग्वालियर कार्यालय का फोन नंबर');
        await expect(card(page)).toContainText(phone!);

        await ask(page, lang, 'price of gold');
        await expect(card(page)).toBeHidden();
        await ask(page, lang, 'qxzvwqxzvw');
        await expect(card(page)).toBeHidden();
      },
    );

    test(`the card has no accessibility faults in ${lang}, light or dark`, inOne, async ({ shared: { page } }) => {
      for (const [state, colorScheme] of (['light', 'dark'] as const).entries()) {
        if (!hasTurn(lang, state)) continue;
        await page.emulateMedia({ colorScheme });
        await ask(page, lang, '2 kg ganja');
        await expect(marked(page)).toBeVisible();
        // The rest of the page is looked at in `pages.spec.ts`.
        expect(await accessibilityFaults(page, isThorough ? undefined : 'main')).toEqual([]);
      }
      await page.emulateMedia({ colorScheme: null });
    });
  }
});

test('the card is announced, stays while more is loaded, goes with a filter, and the first hit is near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await ask(
    page,
    'hi',
    ofFact.examples.find((each) => /[ऀ-ॿ]/.test(each))!,
  );
  await expect(page.locator('[data-part=card-status]')).toContainText(await title(page).innerText());
  const first = await hits(page).first().boundingBox();
  expect(first!.y).toBeLessThan(2 * 640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.locator('[data-part=kinds] label:visible').nth(1).click();
  await expect(card(page)).toBeHidden();
});

test('what was found does not move when a card comes late', RELEASE, async ({ page, context }) => {
  await context.route(/search-cards/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number')
          document.documentElement.dataset['shift'] = String(
            Number(document.documentElement.dataset['shift'] ?? 0) + entry.value,
          );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await ask(page, 'en', ofFact.examples[0]!);
  await expect(card(page)).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(0.02);
});

test('a card that cannot be loaded is missed; what was found is shown', RELEASE, async ({ page, context }) => {
  await context.route(/search-cards/, (route) => route.abort());
  await ask(page, 'en', ofFact.examples[0]!);
  await expect(hits(page).first()).toBeVisible();
  await expect(card(page)).toBeHidden();
});
