import { expect, type Locator, type Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { LANGS } from '../../src/language/lang.ts';
import { isThorough, isWhole, RELEASE, someOf } from '../support/thorough.ts';
import { accessibilityFaults } from './axe.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const NOWHERE = 'qxzvwqxzvw';
const box = (page: Page) => page.locator('main input[name=q]');
const status = (page: Page) => page.locator('[data-part=status]');
const hits = (page: Page) => page.locator('[data-part=results] li:visible');
const options = (page: Page) => page.locator('search [role=option]:visible');

test('nothing of the search is loaded before the box is used, a first answer is light, the box leads to the page, the language button keeps the words', async ({
  fresh: page,
}) => {
  const loaded: { url: string; bytes: number }[] = [];
  // Of workers the browser does not tell the size; the server does.
  page.context().on('response', async (response) => {
    const headers = await response.allHeaders();
    const size = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    loaded.push({ url: response.url(), bytes: size + Number(headers['content-length']) });
  });
  await page.goto('/hi/opium/Policy/');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter(({ url }) => /search|worker|browser\./.test(url))).toEqual([]);
  loaded.length = 0;
  await page.locator('#site-search').fill('अफीम');
  await expect(options(page).last()).toHaveText('“अफीम” के सभी परिणाम');
  await expect
    .poll(() => loaded.map(({ url }) => url.replace(/^.*\/|[.-][\w-]*\.js(on)?$/g, '')))
    .toEqual(['browser', 'worker', 'search.json', 'search-more']);
  // The rest of the titles follows the first answer.
  const first = loaded.slice(0, 3);
  const bytes = first.reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes, JSON.stringify(first)).toBeGreaterThan(30_000);
  expect(bytes, JSON.stringify(first)).toBeLessThanOrEqual(60 * 1024);
  await page.locator('#site-search').press('Enter');
  await expect(page).toHaveURL(`/hi/search/?q=${encodeURIComponent('अफीम')}`);
  await expect(status(page)).toHaveText(/^[\d,]+ परिणाम: “अफीम”$/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(box(page)).toHaveValue('अफीम');

  const kind = page.locator('[data-part=kinds] label:visible input').nth(1);
  const chosen = (await kind.getAttribute('value'))!;
  await kind.check();
  await page.locator('[data-language-link]:visible').click();
  await expect(page).toHaveURL(`/en/search/?q=${encodeURIComponent('अफीम')}&kind=${chosen}`);
  await expect(status(page)).toHaveText(/^[\d,]+ results? for “अफीम”$/);
  await expect(page.locator(`input[value=${chosen}]`)).toBeChecked();
});

test('suggestions are chosen with the keyboard', async ({ page }) => {
  await page.goto('/en/opium/Policy/');
  const input = page.locator('#site-search');
  await input.focus();
  await expect(options(page)).not.toHaveCount(0);
  await expect(input).toHaveRole('combobox');
  await expect(input).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(input).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!);
  await page.keyboard.press('ArrowUp');
  await expect(input).not.toHaveAttribute('aria-activedescendant');

  await page.keyboard.type('seniority list');
  await expect(options(page).last()).toHaveText('All results for “seniority list”');
  await expect(page.locator('header output')).toHaveText(/suggestion/);
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(input).toHaveValue('seniority list');
  await expect(input).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const first = page.locator('search [aria-selected=true]');
  await expect(first).toContainText(/seniority/i);
  const target = (await first.getAttribute('href'))!;
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(target);
});

test('suggestions close when the box is left, and a click follows them', RELEASE, async ({ page }) => {
  await page.goto('/en/no-such-page/');
  await page.locator('#search-hi').click();
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await page.locator('#search-en').fill('seniority list');
  await page.getByRole('option', { name: /^All results/ }).click();
  await expect(page).toHaveURL('/en/search/?q=seniority+list');
});

for (const [what, file, path, first] of [
  ['a suggestion', /search-more/, '/en/no-such-page/', (page: Page) => options(page).first()],
  ['a result', /search-text/, '/en/search/', (page: Page) => hits(page).locator('a').first()],
] as const)
  test(`${what} that is pressed is followed, though more is found meanwhile`, RELEASE, async ({ fresh: page }) => {
    let letMoreCome = () => {};
    const isWanted = new Promise<void>((done) => (letMoreCome = done));
    await page.context().route(file, async (route) => {
      await isWanted;
      await route.continue();
    });
    await page.goto(path);
    await page.locator('main input[name=q]').last().fill('seniority list');
    await first(page).hover();
    const href = (await first(page).getAttribute('href'))!;
    await page.mouse.down();
    const more = page.context().waitForEvent('response', (response) => file.test(response.url()));
    letMoreCome();
    await (await more).finished();
    // The worker reads it, and answers again.
    await page.waitForTimeout(1000);
    await page.mouse.up();
    await expect(page).toHaveURL(href);
  });

test('results follow the typing, the filter and the back button; each question is one step back', async ({ page }) => {
  await page.goto('/en/opium/Policy/');
  await page.goto('/en/search/');
  await expect(page.locator('[data-part=questions] a')).not.toHaveCount(0);
  await box(page).fill('seniority');
  await expect(status(page)).toHaveText(/results for “seniority”$/);
  await box(page).fill('seniority list');
  await expect(status(page)).toHaveText(/^[\d,]+ results for “seniority list”$/);
  await expect(page).toHaveURL('/en/search/?q=seniority+list');
  await expect(page.locator('[data-part=questions]')).toBeHidden();
  await box(page).press('Enter');
  await expect(box(page)).toBeFocused();
  const choice = page.locator('[data-part=kinds] label:visible').nth(1);
  const count = (await choice.locator('b').textContent())!;
  await choice.click();
  await expect(page).toHaveURL(/\?q=seniority\+list&kind=\w+$/);
  await expect(status(page)).toHaveText(new RegExp(`^${count} result`));
  await expect(page.locator('[data-part=groups] section:visible')).toHaveCount(1);
  await expect(page.locator('[data-part=best]')).toBeHidden();

  await box(page).fill('form');
  await expect(page).toHaveURL('/en/search/?q=form');
  await expect(status(page)).toContainText('“form”');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=seniority\+list&kind=\w+$/);
  await expect(status(page)).toHaveText(new RegExp(`^${count} result`));
  await expect(choice.getByRole('radio')).toBeChecked();
  await expect(box(page)).toHaveValue('seniority list');
  await page.goBack();
  await expect(page).toHaveURL('/en/opium/Policy/');
});

test(
  'a group and a long list open on demand, the focus goes along, and all is kept for who comes back',
  RELEASE,
  async ({ page }) => {
    await page.goto('/en/search/?q=opium');
    const more = page.getByRole('button', { name: /^Show all \d/ }).first();
    const kind = (await more.getAttribute('value'))!;
    await more.click();
    await expect(page).toHaveURL(`/en/search/?q=opium&kind=${kind}`);
    await expect(page.locator(`input[value=${kind}]`)).toBeFocused();
    expect(await hits(page).count()).toBeGreaterThan(5);

    const record = page.locator('input[value=record]');
    await record.check();
    // The answer for another kind comes from the worker: until then the list before it is shown.
    await expect(page.locator('[data-part=groups] section:visible')).toHaveAttribute('data-kind', 'record');
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(hits(page).nth(25).getByRole('link')).toBeFocused();

    const hit = hits(page).nth(30).getByRole('link');
    await hit.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => Math.round(scrollY));
    expect(top).toBeGreaterThan(500);
    await hit.click();
    await expect(page).not.toHaveURL(/\/search\//);
    await page.goBack();
    await expect(hit, 'as many as before').toBeInViewport();
    if (isThorough) await page.reload();
    await expect(hit).toBeInViewport();
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
  },
);

test('what is pressed in a list that gives way to another kind belongs to neither', RELEASE, async ({ page }) => {
  await page.goto('/en/search/?q=opium&kind=record');
  const shown = page.locator('[data-part=groups] section:visible');
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();
  const first = await hits(page).count();
  const other = page.locator('input[value=page]');
  const count = Number(await page.locator('label', { has: other }).locator('b').textContent());
  expect(count, 'enough to be lengthened by mistake').toBeGreaterThan(first);
  // In one go: the answer comes from the worker.
  await other.evaluate((radio: HTMLInputElement) => {
    const button = document.querySelector<HTMLElement>('[data-kind=record] button')!;
    radio.click();
    button.focus();
    button.click();
  });
  await expect(shown).toHaveAttribute('data-kind', 'page');
  await expect(other).toBeFocused();
  expect(await hits(page).count()).toBe(first);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(hits(page).nth(first).getByRole('link')).toBeFocused();
});

/** Pixels from the beginning of `main`, which the frame keeps at 110 or less on a phone and 200 on a desk. */
const LIMITS = { box: 120, hit: 240 };
const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

for (const lang of LANGS.filter((each) => isWhole(each, 'hi')))
  test(`the box has one place, and the first answer is on the first screen: ${lang}`, RELEASE, async ({ page }) => {
    const topOf = (part: string | Locator) =>
      (typeof part === 'string' ? page.locator(part) : part).first().evaluate((element) => {
        const main = document.querySelector('main')!;
        return element.getBoundingClientRect().top - main.getBoundingClientRect().top;
      });
    const places: number[] = [];
    await page.goto(`/${lang}/search/`);
    await expect(page.locator('[data-part=start]')).toBeVisible();
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const place = await topOf('main input[name=q]');
      expect(place).toBeLessThanOrEqual(LIMITS.box);
      expect(await topOf('[data-part=start]'), 'help stands below the box').toBeGreaterThan(place);
      places.push(place);
    }
    // The second one is misspelt: the line that says so is above the answers.
    for (const query of ['licence', 'senority list']) {
      // One search answers both: reading its files again takes longest.
      if (isThorough) await page.goto(`/${lang}/search/?q=${encodeURIComponent(query)}`);
      else await box(page).fill(query);
      await expect(status(page)).toHaveText(/^\d/);
      await expect(status(page)).toContainText(query);
      await expect(page.locator('[data-part=start]')).toBeHidden();
      for (const [index, screen] of SCREENS.entries()) {
        await page.setViewportSize(screen);
        expect(await topOf('main input[name=q]')).toBe(places[index]);
        const answer = page.locator('[data-part=card]:visible, [data-part=best] li').first();
        expect(await topOf(answer)).toBeLessThanOrEqual(LIMITS.hit);
        expect(await topOf(page.locator('[data-part=best] li'))).toBeLessThanOrEqual(screen.height);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    }
  });

/** Notes what is said in place of the count, how many are said to be of each kind, and what moved without the reader. */
async function watchAnswer(page: Page): Promise<() => Promise<{ said: string[]; kinds: string[]; shift: number }>> {
  await page.addInitScript(() => {
    const seen = { said: [] as string[], kinds: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      const note = (list: string[], text: string | undefined) => text && list.at(-1) !== text && list.push(text);
      note(seen.said, document.querySelector<HTMLElement>('[data-part=status]')?.textContent);
      const kinds = document.querySelector<HTMLElement>('[data-part=kinds]:not([inert])');
      note(seen.kinds, kinds?.innerText);
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { seen: { said: string[]; kinds: string[]; shift: number } }).seen);
}

const SLOW_TEXTS = [
  // Both at once: in `npm test` this is the one.
  ['en', 'अफीम', 2500],
  // Words of the other language need its text as well.
  ['en', 'अफीम', 1500],
  ['hi', 'अफीम', 2500],
  ['en', 'seniority list', 0],
  ['hi', 'seniority list', 1500],
] as const;
for (const [lang, query, delay] of isThorough ? SLOW_TEXTS : SLOW_TEXTS.slice(0, 1))
  test(
    `the results are counted once, and nothing moves: ${lang}, ${query}, text after ${delay} ms`,
    RELEASE,
    async ({ fresh: page }) => {
      await page.route(/search-text/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, delay));
        await route.continue();
      });
      const seen = await watchAnswer(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(`/${lang}/search/?q=${encodeURIComponent(query)}`);
      await expect(hits(page)).not.toHaveCount(0);
      await expect(status(page)).toHaveText(/\d/);
      const count = await status(page).textContent();
      await page.waitForLoadState('networkidle');
      const { said, kinds, shift } = await seen();
      expect(said.filter((text) => /\d/.test(text))).toEqual([count]);
      expect(kinds).toHaveLength(1);
      // On a slow connection the best by their titles are there before they are counted.
      expect(said.length).toBe(delay > 2000 ? 3 : said.length);
      expect(shift).toBeLessThan(0.01);
    },
  );

test(
  'where the text does not arrive, titles answer, are counted once, and the page says so',
  RELEASE,
  async ({ fresh: page }) => {
    let isBroken = true;
    await page.route(/search-text/, (route) => (isBroken ? route.abort() : route.continue()));
    const seen = await watchAnswer(page);
    await page.goto('/en/search/?q=seniority+list');
    await expect(page.locator('[data-part=titles-only]')).toBeVisible();
    await expect(hits(page)).not.toHaveCount(0);
    expect((await seen()).said.filter((text) => /\d/.test(text))).toHaveLength(1);
    isBroken = false;
    await box(page).press('Enter');
    await expect(page.locator('[data-part=titles-only]')).toBeHidden();
    await expect(hits(page).locator('p').first()).toBeVisible();
  },
);

test('hostile and very long input is harmless; where nothing is found, ways on and another word are offered', async ({
  page,
}) => {
  const errors: string[] = [];
  onPageError(page, (error) => errors.push(error.message));
  page.on('dialog', () => errors.push('a dialog opened'));
  for (const query of ['<img src=x onerror=alert(1)> {count} $&', 'ा', '__proto__', `${NOWHERE} `.repeat(500)]) {
    // One search answers all: reading its files again takes longest.
    if (page.url().includes('/search/')) await box(page).fill(query);
    else await page.goto(`/en/search/?q=${encodeURIComponent(query)}&kind=%3Cb%3E`);
    const asked = query.slice(0, 200).trim();
    // Where nothing is found, the text of both languages is searched.
    await expect(status(page)).toContainText(`“${asked}”`);
    await expect(box(page)).toHaveValue(asked);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await box(page).fill(NOWHERE);
  await expect(status(page)).toHaveText(`Nothing was found for “${NOWHERE}”`);
  const help = page.locator('[data-part=help]');
  await expect(help.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/en/sitemap/');
  await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about/contact/');
  await expect(help.getByRole('link', { name: site.helpline })).toHaveAttribute('href', `tel:${site.helpline}`);
  await box(page).fill('senority list');
  await page.locator('[data-part=spelling] a').click();
  await expect(status(page)).toHaveText(/results for “seniority list”$/);
  await expect(box(page)).toBeFocused();

  await page.locator('#site-search').fill('<img src=x onerror=alert(1)>');
  await expect(options(page).last()).toHaveText('All results for “<img src=x onerror=alert(1)>”');
  expect(errors).toEqual([]);
});

// One message for both.
for (const part of someOf([/data\/search\.json/, /_astro\/browser/], 2))
  test(`data that do not arrive are named, and asked for again: ${part.source}`, async ({ page }) => {
    let isBroken = true;
    await page.route(part, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/en/search/?q=seniority+list');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    isBroken = false;
    await box(page).fill('seniority list');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status(page)).toHaveText(/results for “seniority list”$/);
  });

for (const [lang, colorScheme] of [
  ['en', 'dark'],
  ['hi', 'light'],
] as const) {
  // In the other scheme the card is looked at, with the results below it: `answers.spec.ts`.
  if (!isWhole(lang, 'hi')) continue;
  test(`results and suggestions have no accessibility fault and fit: ${lang}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${lang}/search/?q=${encodeURIComponent('अफीम')}`);
    await expect(hits(page)).not.toHaveCount(0);
    await page.locator('[popovertarget=search-panel]').click();
    await expect(page.locator('#site-search')).toBeFocused();
    await page.keyboard.type('अफीम');
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => document.querySelectorAll('body > :not(header, main)').forEach((part) => part.remove()));
    // Results in both schemes are looked at with the card above them.
    expect(await accessibilityFaults(page, isThorough ? undefined : 'header')).toEqual([]);
    const panel = (await page.getByRole('listbox').boundingBox())!;
    const input = (await page.locator('#site-search').boundingBox())!;
    expect(panel.y).toBeGreaterThanOrEqual(input.y + input.height);
    expect(panel.width).toBeGreaterThan(280);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains and offers other ways', async ({ page }) => {
    await page.goto('/hi/search/?q=x');
    await expect(page.getByText('खोज के लिए जावास्क्रिप्ट चाहिए')).toBeVisible();
    await expect(page.getByRole('link', { name: 'साइट मानचित्र:' })).toBeVisible();
    await expect(page.locator('[data-part=questions] a').first()).toBeVisible();
    const parts = await page
      .locator('main [data-part]:visible')
      .evaluateAll((all) => all.map((part) => part.dataset['part']));
    expect(parts).toEqual(['no-script', 'start', 'questions']);
  });
});
