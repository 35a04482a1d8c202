import { expect, type Page } from '@playwright/test';
import { test } from './reused-page.ts';

const LINK = 'main a[href="/en/opium/overview/"]';

/** Addresses that the browser fetched before they were opened. */
function watchFetchedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.headers()['sec-purpose']?.includes('prefetch')) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a page is fetched when its link is pressed, and not before', async ({ page }) => {
  const fetched = watchFetchedAhead(page);
  await page.goto('/en/home/');
  await page.locator(LINK).first().hover();
  await page.waitForTimeout(300);
  expect(fetched).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(['/en/opium/overview/']);
  await page.mouse.up();
  await expect(page).toHaveURL('/en/opium/overview/');
});

test('nothing is fetched ahead for a reader who saves data', async ({ fresh: page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  const fetched = watchFetchedAhead(page);
  await page.goto('/en/home/');
  expect(await page.evaluate(() => (navigator as { connection?: { saveData: boolean } }).connection?.saveData)).toBe(
    true,
  );
  await page.locator(LINK).first().hover();
  await page.mouse.down();
  await page.waitForTimeout(500);
  expect(fetched).toEqual([]);
});
