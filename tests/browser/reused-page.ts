import type { EventEmitter } from 'node:events';
import { expect, type Page, type ViewportSize } from '@playwright/test';
import { onPageError } from './page-errors.ts';
import { test as base } from './shared-page.ts';

const NEW_MEDIA = {
  media: null,
  colorScheme: 'light',
  reducedMotion: 'no-preference',
  forcedColors: 'none',
  contrast: 'no-preference',
} as const;
/** A page that fades in takes twice as long; tests of motion ask for it. */
const STILL_MEDIA = { ...NEW_MEDIA, reducedMotion: 'reduce' } as const;
const EVENTS = ['console', 'pageerror', 'request'] as const;
/** A file of the site on which nothing runs. */
const PLAIN_FILE = '/robots.txt';

/**
 * Pages that other tests used, each as a new one would be: a new context costs three times what opening an address in a used one
 * does. `page` heeds `viewport`, `javaScriptEnabled` and `hasTouch` of `test.use`; `plain` has no scripts; `clocked` is for tests
 * that set its clock, each before it opens anything; `fresh` is a page of its own, for tests that change more of the browser than
 * is undone here.
 */
export const test = base.extend<{ clocked: Page; fresh: Page; plain: Page }>({
  page: async ({ pageOf, javaScriptEnabled, hasTouch, viewport }, use) => {
    const page = await pageOf(!javaScriptEnabled ? 'no-scripts' : hasTouch ? 'touch' : 'scripts');
    await lend(page, use, viewport);
    if (javaScriptEnabled) await forget(page);
  },
  clocked: async ({ pageOf, viewport }, use) => {
    const page = await pageOf('clock');
    // Goes on from now, wherever the last test left it.
    await page.clock.install();
    await page.clock.resume();
    await lend(page, use, viewport);
    await forget(page);
  },
  plain: async ({ pageOf, viewport }, use) => lend(await pageOf('no-scripts'), use, viewport),
  fresh: async ({ browser, baseURL, timezoneId }, use) => {
    const context = await browser.newContext({
      baseURL: baseURL!,
      serviceWorkers: 'block',
      ...(timezoneId && { timezoneId }),
    });
    await use(await context.newPage());
    await context.close();
  },
});

/** What a test adds by `addInitScript` it takes away itself; no test may leave an uncaught error or break the security policy. */
async function lend(page: Page, use: (page: Page) => Promise<void>, screen: ViewportSize | null): Promise<void> {
  const emitter = page as unknown as EventEmitter;
  const known = new Set(EVENTS.flatMap((event) => emitter.listeners(event)));
  const problems: string[] = [];
  onPageError(page, (error) => problems.push(error.message));
  page.on('console', (message) => /policy/i.test(message.text()) && problems.push(message.text()));
  if (screen) await page.setViewportSize(screen);
  await page.emulateMedia(STILL_MEDIA);
  await use(page);
  expect(problems).toEqual([]);
  for (const event of EVENTS)
    for (const listener of emitter.listeners(event) as (() => void)[])
      if (!known.has(listener)) emitter.removeListener(event, listener);
  await page.unrouteAll();
  await page.emulateMedia(NEW_MEDIA);
  // Where the last test had the pointer, the next would hover.
  await page.goto(PLAIN_FILE);
  await page.mouse.move(0, 0);
}

/** Takes away what a test left on the device. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const name of await caches.keys()) await caches.delete(name);
  });
}
