import { expect, type Page } from '@playwright/test';
import { RELEASE } from '../support/thorough.ts';
import { onPageError } from './page-errors.ts';
import { test } from './reused-page.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('lang'));

test('the language button leads to the twin, with query and fragment, and stores the choice', async ({ page }) => {
  await page.goto('/en/search/?q=patta&x=%E0%A4%85#main');
  expect(await stored(page)).toBe('en');
  await page.getByRole('link', { name: 'हिंदी में', exact: true }).click();
  await expect(page).toHaveURL('/hi/search/?q=patta&x=%E0%A4%85#main');
  expect(await stored(page)).toBe('hi');
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/search/?q=patta&x=%E0%A4%85#main');
  expect(await stored(page)).toBe('en');
});

test('the click itself flips the stored value, before the next page loads', async ({ page }) => {
  await page.goto('/en/home/');
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  await page.getByRole('link', { name: 'हिंदी में' }).click();
  await expect(page).toHaveURL('/en/home/');
  expect(await stored(page)).toBe('hi');
});

test('where stored value and address disagree, the address wins and the stored value follows', async ({ page }) => {
  await page.goto('/en/home/');
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.goto('/hi/opium/Policy/');
  expect(await stored(page)).toBe('hi');
  // Another tab changes the stored value while this one is open: the button still leads to the other language.
  await page.evaluate(() => localStorage.setItem('lang', 'en'));
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/opium/Policy/');
  expect(await stored(page)).toBe('en');
});

test('a nonsense stored value does no harm', RELEASE, async ({ page }) => {
  await page.goto('/en/home/');
  await page.evaluate(() => localStorage.setItem('lang', '<b>fr</b>'));
  await page.goto('/');
  await expect(page).toHaveURL('/en/home/');
  expect(await stored(page)).toBe('en');
});

test('the bare address leads to the stored language, else to English', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/en/home/');
  await page.goto('/hi/home/');
  await page.goto('/');
  await expect(page).toHaveURL('/hi/home/');
});

test('a wrong address leaves the stored language alone and shows the language of the address first', async ({
  page,
}) => {
  await page.goto('/hi/home/');
  const response = await page.goto('/hi/nothing-here/');
  expect(response?.status()).toBe(404);
  expect(await stored(page)).toBe('hi');
  await expect(page.locator('main section').first()).toHaveAttribute('lang', 'hi');
  await page.getByRole('link', { name: 'साइट मानचित्र' }).click();
  await expect(page).toHaveURL('/hi/sitemap/');
});

test('blocked storage does not break the page', RELEASE, async ({ page }) => {
  const errors: string[] = [];
  onPageError(page, (error) => errors.push(error.message));
  const script = await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    });
  });
  await page.goto('/en/home/');
  await page.getByRole('link', { name: 'हिंदी में' }).click();
  await expect(page).toHaveURL('/hi/home/');
  expect(errors).toEqual([]);
  await script.dispose();
});

test('without scripts the bare address offers both languages, and the button works', async ({ plain: page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'हिंदी', exact: true }).click();
  await expect(page).toHaveURL('/hi/home/');
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await expect(page).toHaveURL('/en/home/');
});

test('Hindi pages use the Hindi text style', RELEASE, async ({ page }) => {
  const style = async (path: string) => {
    await page.goto(path);
    return page
      .locator('main p')
      .last()
      .evaluate((element) => {
        const { lineHeight, fontSize } = getComputedStyle(document.body);
        return {
          ratio: parseFloat(lineHeight) / parseFloat(fontSize),
          size: parseFloat(fontSize),
          letterSpacing: getComputedStyle(element).letterSpacing,
        };
      });
  };
  const english = await style('/en/opium/overview/');
  const hindi = await style('/hi/opium/overview/');
  expect(english.size).toBeGreaterThanOrEqual(16);
  expect(hindi.size).toBeGreaterThan(english.size);
  expect(hindi.ratio).toBeGreaterThan(english.ratio);
  expect(hindi.letterSpacing).toBe('normal');
});

test('Devanagari is drawn with a Devanagari font, whatever fonts the machine has', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  for (const [path, selector] of [
    ['/en/home/', '[data-language-link]'],
    ['/en/home/', 'header a > span > span[lang=hi]'],
    ['/hi/opium/overview/licence/', 'h1'],
    ['/hi/opium/overview/licence/', 'article li'],
  ] as const) {
    if (new URL(page.url()).pathname !== path) await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const { root } = await session.send('DOM.getDocument');
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const drawn = fonts.filter(({ familyName }) => /devanagari|nirmala|kohinoor|mangal/i.test(familyName));
    const letters = [...(await page.locator(selector).first().innerText())].filter((letter) =>
      /[ऀ-ॿ]/.test(letter),
    ).length;
    const glyphs = drawn.reduce((sum, { glyphCount }) => sum + glyphCount, 0);
    expect(glyphs, `${path} ${selector}: ${JSON.stringify(fonts)}`).toBeGreaterThan(letters * 0.5);
  }
  await session.detach();
});
