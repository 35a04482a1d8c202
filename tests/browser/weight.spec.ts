import { type CDPSession, expect } from '@playwright/test';
import { registerPages } from '../../src/content/register-pages.ts';
import { LANGS } from '../../src/language/lang.ts';
import { everyPageOut } from '../../src/content/pages-out.ts';
import { budgetOf, ISLANDS, noticeBytes } from '../support/budgets.ts';
import { afterFirstView, builtBytes, firstView, PICTURE, sentBytes } from '../support/first-view.ts';
import { isThorough, someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

/** Headers and their compression differ by this much from the round figures that the files are weighed with. */
const TOLERANCE_PER_FILE = 100;

/** The front page in both languages, one page of each other kind and of every second tool in one: all that can differ in what a page fetches. */
const BOTH_LANGUAGES = ['home/home'];
const ONE_LANGUAGE = ['others/search', 'rti/manuals', registerPages[0]?.route ?? '', ...someOf(ISLANDS, 2)];

const pages = everyPageOut().filter(
  ({ route, lang }) =>
    isThorough ||
    BOTH_LANGUAGES.includes(route.id) ||
    (ONE_LANGUAGE.includes(route.id) && ONE_LANGUAGE.indexOf(route.id) % LANGS.length === LANGS.indexOf(lang)),
);

for (const { route, lang, path } of pages)
  test(`${path} fetches the files it is weighed with, and no more`, async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    const transfers = await watchTraffic(session);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const expected = [...firstView(path, lang), ...afterFirstView(path, Date.now())];
    const arrived = () => [...transfers.values()].filter(({ bytes }) => bytes > 0).map(({ address }) => address);
    // A tool and what it imports come after the page. A font comes only where the device lacks it.
    await expect
      .poll(() => expected.filter((address) => !arrived().includes(address) && !address.endsWith('.woff2')))
      .toEqual([]);
    const addresses = arrived();
    expect(addresses.filter((address) => !expected.includes(address))).toEqual([]);

    const bytes = [...transfers.values()].reduce((sum, transfer) => sum + transfer.bytes, 0);
    expect(Math.abs(bytes - builtBytes(addresses))).toBeLessThanOrEqual(TOLERANCE_PER_FILE * addresses.length);
    const most = budgetOf(route, lang).bytes + noticeBytes(path);
    expect(sentBytes(addresses, most), addresses.join(', ')).toBeLessThanOrEqual(most);
    await session.detach();
  });

/** What a first view fetches, in bytes as sent. */
async function watchTraffic(session: CDPSession): Promise<Map<string, { address: string; bytes: number }>> {
  const transfers = new Map<string, { address: string; bytes: number }>();
  await session.send('Network.enable');
  // As on a first visit.
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const address = new URL(response.url).pathname;
    if (!PICTURE.test(address)) transfers.set(requestId, { address, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}
