import { expect, type Page } from '@playwright/test';
import { GALLERY, picturePath } from '../../src/addresses/gallery.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { faultsBesidesFrame } from './axe.ts';
import { hasTurn, isThorough, RELEASE } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const albums = [...catalogue.albums.values()];
const album = albums.find(({ pictures }) => pictures.length > 2)!;
const PHONE = { width: 360, height: 740 };
/** What readers may at most see move. */
const MOST_SHIFT = 0.02;

for (const lang of LANGS.filter((each) => hasTurn(each, 1)))
  test(`without scripts the gallery is walked with the keyboard alone (${lang})`, RELEASE, async ({ plain: page }) => {
    const [first, second, third] = album.pictures.map((id) => ({
      id,
      title: catalogue.pictures.get(id)!.title[lang],
    }));
    await page.goto(pathFor(GALLERY, lang));
    const link = page.locator('main').getByRole('link', { name: first!.title });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(picturePath(first!.id, lang));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first!.title);
    const next = page.locator('main a[rel=next]');
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second!.title);
    await expect(page.locator('#picture img')).toBeInViewport();
    // The address leads to the picture, so that the next keys find its neighbours without the menu.
    await page.keyboard.press('Tab');
    await expect(page.locator('main a[rel=prev]')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main a[rel=next]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(third!.title);
  });

test('every picture of the gallery is drawn, on a phone, in both colour schemes, without breaking a rule', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  for (const [lang, colorScheme] of [
    ['en', 'light'],
    ['hi', 'dark'],
  ] as const) {
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme });
    for (const [index, path] of [pathFor(GALLERY, lang), picturePath(album.pictures[1]!, lang)].entries()) {
      if (!hasTurn(lang, index)) continue;
      await page.goto(path);
      await seeAll(page);
      const empty = await page
        .locator('main img')
        .evaluateAll((images) =>
          (images as HTMLImageElement[])
            .filter(({ complete, naturalWidth }) => !complete || !naturalWidth)
            .map(({ src }) => src),
        );
      expect(empty, path).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(PHONE.width);
      expect(await faultsBesidesFrame(page), path).toEqual([]);
    }
  }
  expect(problems).toEqual([]);
});

test('nothing moves while pictures arrive late', RELEASE, async ({ page }) => {
  const used = catalogue.pages
    .filter(({ body, lang }) => lang === 'en' && body.includes('<Picture '))
    .map(({ id }) => pathFor(id, 'en'));
  await page.setViewportSize(PHONE);
  await page.route(/\/_astro\/.*\.(svg|webp|jpg|png)$/, async (route) => {
    await new Promise((later) => setTimeout(later, 300));
    await route.continue();
  });
  const script = await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of [
    pathFor(GALLERY, 'en'),
    picturePath(album.pictures[0]!, 'en'),
    ...used.slice(0, isThorough ? 2 : 1),
  ]) {
    await page.goto(path);
    await seeAll(page);
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift, path).toBeLessThanOrEqual(MOST_SHIFT);
  }
  await script.dispose();
});

/** Scrolls through a page as a reader does, until every picture has arrived. */
async function seeAll(page: Page): Promise<void> {
  for (const image of await page.locator('main img').all()) await image.scrollIntoViewIfNeeded();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main img')].every((image) => image.complete),
  );
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
