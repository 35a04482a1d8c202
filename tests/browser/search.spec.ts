import { expect, test, type Page } from '@playwright/test';
import { site } from '../../src/content/site.ts';
import { accessibilityFaults } from './axe.ts';

const NOWHERE = 'qxzvwqxzvw';
const box = (page: Page) => page.locator('main input[name=q]');
const status = (page: Page) => page.locator('[data-part=status]');
const hits = (page: Page) => page.locator('[data-part=results] li:visible');
const options = (page: Page) => page.locator('search [role=option]:visible');

test('nothing of the search is loaded before the box is used, a first answer is light, the box leads to the page, the language button keeps the words', async ({
  page,
  context,
}) => {
  const loaded: { url: string; bytes: number }[] = [];
  // Of workers the browser does not tell the size; the server does.
  context.on('response', async (response) => {
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
    .poll(() => loaded.map(({ url }) => url.replace(/^.*\/|[.-][\w-]*\.js$/g, '')))
    .toEqual(['browser', 'worker', 'search.json']);
  const bytes = loaded.reduce((sum, each) => sum + each.bytes, 0);
  expect(bytes, JSON.stringify(loaded)).toBeGreaterThan(30_000);
  expect(bytes, JSON.stringify(loaded)).toBeLessThanOrEqual(60 * 1024);
  await page.locator('#site-search').press('Enter');
  await expect(page).toHaveURL(`/hi/search/?q=${encodeURIComponent('अफीम')}`);
  await expect(status(page)).toHaveText(/^“अफीम” के लिए [\d,]+ परिणाम$/);
  await expect(page.locator('main mark').first()).toBeVisible();
  await expect(box(page)).toHaveValue('अफीम');

  await page.locator('[data-language-link]').click();
  await expect(page).toHaveURL(`/en/search/?q=${encodeURIComponent('अफीम')}`);
  await expect(status(page)).toHaveText(/^[\d,]+ results for “अफीम”$/);
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

test('suggestions close when the box is left, and a click follows them', async ({ page }) => {
  await page.goto('/en/no-such-page/');
  await page.locator('#search-hi').click();
  await expect(options(page)).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(options(page)).toHaveCount(0);
  await page.locator('#search-en').fill('seniority list');
  await page.getByRole('option', { name: /^All results/ }).click();
  await expect(page).toHaveURL('/en/search/?q=seniority+list');
});

test('results follow the typing, the filter and the back button', async ({ page }) => {
  await page.goto('/en/search/');
  await expect(page.locator('[data-part=questions] a')).not.toHaveCount(0);
  await box(page).fill('seniority list');
  await expect(status(page)).toHaveText(/^[\d,]+ results for “seniority list”$/);
  await expect(page).toHaveURL('/en/search/?q=seniority+list');
  await expect(page.locator('[data-part=questions]')).toBeHidden();
  await expect(page.locator('[data-part=partly]')).toBeHidden();
  await box(page).press('Enter');
  await expect(box(page)).toBeFocused();
  const all = await status(page).textContent();

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
  await expect(page).toHaveURL(/kind=/);
  await expect(choice.getByRole('radio')).toBeChecked();
  await page.goBack();
  await expect(status(page)).toHaveText(all!);
  await expect(box(page)).toHaveValue('seniority list');
});

test('a group and a long list open on demand, and the focus goes along', async ({ page }) => {
  await page.goto('/en/search/?q=opium');
  await expect(page.locator('[data-part=partly]')).toBeHidden();
  const more = page.getByRole('button', { name: /^Show all \d/ }).first();
  const kind = (await more.getAttribute('value'))!;
  await more.click();
  await expect(page).toHaveURL(`/en/search/?q=opium&kind=${kind}`);
  await expect(page.locator(`input[value=${kind}]`)).toBeFocused();
  expect(await hits(page).count()).toBeGreaterThan(5);

  await page.goto('/en/search/?q=opium&kind=record');
  // Excerpts come with the whole text, which changes the order.
  await expect(hits(page).locator('p').first()).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(hits(page).nth(25).getByRole('link')).toBeFocused();
});

test('no result: the page says so and offers ways on', async ({ page }) => {
  await page.goto(`/en/search/?q=${NOWHERE}`);
  await expect(status(page)).toHaveText(`Nothing was found for “${NOWHERE}”.`);
  const help = page.locator('[data-part=help]');
  await expect(help.getByRole('link', { name: 'Site map' })).toHaveAttribute('href', '/en/sitemap/');
  await expect(help.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/en/about/contact/');
  await expect(help.getByRole('link', { name: site.helpline })).toHaveAttribute('href', `tel:${site.helpline}`);
});

test('a word to search for instead is one click away', async ({ page }) => {
  await page.goto('/en/search/?q=senority+list');
  await page.locator('[data-part=spelling] a').click();
  await expect(status(page)).toHaveText(/results for “seniority list”$/);
  await expect(box(page)).toBeFocused();
});

test('hostile and very long input is harmless', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', () => errors.push('a dialog opened'));
  for (const query of ['<img src=x onerror=alert(1)> {count} $&', 'ा', '__proto__', `${NOWHERE} `.repeat(500)]) {
    await page.goto(`/en/search/?q=${encodeURIComponent(query)}&kind=%3Cb%3E`);
    const asked = query.slice(0, 200).trim();
    await expect(status(page)).toContainText(`“${asked}”`);
    await expect(box(page)).toHaveValue(asked);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.locator('#site-search').fill('<img src=x onerror=alert(1)>');
  await expect(options(page).last()).toHaveText('All results for “<img src=x onerror=alert(1)>”');
  expect(errors).toEqual([]);
});

for (const part of [/_astro\/browser/, /data\/search\.json/])
  test(`data that do not arrive are named, and asked for again: ${part.source}`, async ({ page, context }) => {
    let isBroken = true;
    await context.route(part, (route) => (isBroken ? route.abort() : route.continue()));
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
  test(`results and suggestions have no accessibility fault and fit: ${lang}, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/${lang}/search/?q=${encodeURIComponent('अफीम')}`);
    await expect(hits(page)).not.toHaveCount(0);
    await page.locator('#site-search').fill('अफीम');
    await expect(options(page)).not.toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    expect(await accessibilityFaults(page)).toEqual([]);
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
    await expect(page.locator('[data-part=questions] a')).toHaveCount(6);
    await expect(page.locator('[data-part]:visible')).toHaveCount(2);
  });
});
