/** What a reader gets of a built site: bytes and requests of a first view. */
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';

export interface ViewFigures {
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** The words on the page, to see that all engines say the same. */
  words: string;
}

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page on a phone with nothing in store, and counts what is sent, compressed as it is. */
export async function firstView(browser: Browser, url: string): Promise<ViewFigures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sent: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const words = await page.evaluate(() =>
    Array.from(document.querySelectorAll('body > header, body > main, body > footer'), (part) => part.textContent)
      .join('')
      .replaceAll(/\s+/g, ''),
  );
  await page.close();
  const total = (part: typeof sent) => part.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scriptBytes: total(sent.filter(({ type }) => type === 'Script')),
    bytes: total(sent),
    requests: sent.length,
    words,
  };
}
