import { expect, type Page } from '@playwright/test';
import { carouselLinks } from '../../src/addresses/navigation.ts';
import { externalLink } from '../../src/content/site.ts';
import { RELEASE } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const TILES = carouselLinks().map((key) => externalLink(key).url);
const [FIRST = '', SECOND = ''] = TILES;

const order = (page: Page) =>
  page.locator('[data-carousel-track] > li > a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const firstTile = async (page: Page) => (await order(page))[0];
const pauseButton = (page: Page) => page.getByRole('button', { name: 'Pause moving links' });

/** Opens a page with a clock that only the test turns, and brings the carousel into view. */
async function openAtCarousel(page: Page, reducedMotion: 'no-preference' | 'reduce' = 'no-preference'): Promise<void> {
  await page.emulateMedia({ reducedMotion });
  await page.clock.install({ time: '2026-11-16T06:00:00Z' });
  await page.clock.pauseAt('2026-11-16T06:00:01Z');
  await page.goto('/en/home/');
  await page.locator('[data-carousel]').scrollIntoViewIfNeeded();
  await page.mouse.move(5, 5);
  await expect(page.locator('[data-carousel-track] > li').first()).toHaveClass(/visible/);
}

/** Waits as long as a smooth scroll may take, for tests in which nothing must move. */
async function nothingMoves(page: Page): Promise<void> {
  await page.waitForTimeout(700);
}

async function expectFirstTile(page: Page, href: string): Promise<void> {
  await expect.poll(() => firstTile(page)).toBe(href);
}

const settled = (page: Page) =>
  expect.poll(() => page.locator('[data-carousel-track]').evaluate((track) => Math.round(track.scrollLeft))).toBe(0);

test('every 2500 ms the first tile moves to the end, by smooth scrolling, and what the reader sees does not jump', async ({
  clocked: page,
}) => {
  await openAtCarousel(page);
  const before = await order(page);
  await page.clock.runFor(2499);
  await nothingMoves(page);
  expect(await order(page)).toEqual(before);
  const places = await page.evaluateHandle(() => {
    const track = document.querySelector('[data-carousel-track]')!;
    const seen: number[] = [];
    track.addEventListener('scroll', () => seen.push(Math.round(track.scrollLeft)));
    return seen;
  });
  await page.clock.runFor(1);
  await expect.poll(() => order(page)).toEqual([...before.slice(1), before[0]]);
  await settled(page);
  const between = (await places.jsonValue()).filter((place) => place > 0 && place < 240);
  expect(new Set(between).size, 'several steps on the way').toBeGreaterThan(2);
  await page.clock.runFor(2499);
  await nothingMoves(page);
  expect(await firstTile(page)).toBe(before[1]);
  await page.clock.runFor(1);
  await expect.poll(() => order(page)).toEqual([...before.slice(2), before[0], before[1]]);
});

test('a scroll that ends late, on a slow device, still settles', RELEASE, async ({ clocked: page }) => {
  await openAtCarousel(page);
  // Two steps in quick succession: the second starts before the first has ended.
  await page.clock.runFor(5000);
  await expect.poll(() => firstTile(page)).not.toBe(FIRST);
  await settled(page);
});

test(
  'it stands still off screen, with the pointer on it or the focus in it, and while the button is pressed',
  RELEASE,
  async ({ clocked: page }) => {
    await openAtCarousel(page);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(page.locator('[data-carousel-track] > li').first()).not.toHaveClass(/visible/);
    await page.clock.runFor(6000);
    await nothingMoves(page);
    expect(await firstTile(page)).toBe(FIRST);

    await page.locator('[data-carousel-track]').hover();
    await page.clock.runFor(6000);
    await nothingMoves(page);
    expect(await firstTile(page)).toBe(FIRST);
    await page.mouse.move(5, 5);
    await page.locator('[data-carousel-track] a').nth(1).focus();
    await page.clock.runFor(6000);
    await nothingMoves(page);
    expect(await firstTile(page)).toBe(FIRST);

    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true');
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(10_000);
    await nothingMoves(page);
    expect(await firstTile(page)).toBe(FIRST);
    await expect(pauseButton(page)).toHaveAttribute('aria-pressed', 'true');
    await pauseButton(page).click();
    await page.mouse.move(5, 5);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.clock.runFor(2500);
    await expectFirstTile(page, SECOND);
  },
);

test('tiles are "visible" only while they are in the viewport', async ({ clocked: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAtCarousel(page);
  const tiles = page.locator('[data-carousel-track] > li');
  await expect(tiles.first()).toHaveClass(/visible/);
  await expect(tiles.nth(6)).not.toHaveClass(/visible/);
});

test('it stands still for readers who asked for less motion', RELEASE, async ({ clocked: page }) => {
  await openAtCarousel(page, 'reduce');
  await page.clock.runFor(10_000);
  await nothingMoves(page);
  expect(await firstTile(page)).toBe(FIRST);
});

test('the arrow buttons move it by hand', async ({ clocked: page }) => {
  await openAtCarousel(page);
  await page.getByRole('button', { name: 'Next link' }).click();
  await expectFirstTile(page, SECOND);
  await page.getByRole('button', { name: 'Previous link' }).click();
  await expectFirstTile(page, FIRST);
});

test('without scripts the tiles are a plain list, all in view, without buttons', async ({ plain: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/hi/home/');
  const carousel = page.locator('[data-carousel]');
  await expect(carousel.getByRole('link')).toHaveCount(TILES.length);
  await expect(carousel.getByRole('button')).toHaveCount(0);
  for (const link of await carousel.getByRole('link').all()) {
    const box = await link.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(360);
  }
});
