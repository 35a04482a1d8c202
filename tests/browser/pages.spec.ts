import { expect, test, type Page } from '@playwright/test';
import { registerOf } from '../../src/content/register-pages.ts';
import { LANGS } from '../../src/language/lang.ts';
import { everyPage, ROUTES } from '../../src/addresses/routes.ts';
import { accessibilityFaults } from './axe.ts';

const KB = 1024;
/** All bytes of a first view, compressed as sent, fallback font included. */
const BYTE_BUDGETS = {
  home: { en: 80 * KB, hi: 130 * KB },
  text: { en: 40 * KB, hi: 90 * KB },
  /** Pages with a tool; a register with its filter is one. */
  tool: { en: 120 * KB, hi: 170 * KB },
};
const SCRIPT_BUDGETS = { text: 5 * KB, island: 75 * KB };
const REQUEST_BUDGETS = { text: 10, island: 16 };
/** Pages with a React island, and the search page; those with smaller tools keep the script budget of text pages. */
const ISLANDS = [
  'opium/Eligible',
  'opium/previous_years_data',
  'about/contact',
  'exim/overview',
  'exim/substances',
  'top-level/prevention',
];
const SMALL_TOOLS = ['opium/overview'];
/** Phone in the light scheme, desk in the dark one. Each page is looked at in one of them, its twin in the other. */
const SCREENS = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

for (const { route, lang, path } of everyPage()) {
  const { width, colorScheme } = SCREENS[(ROUTES.indexOf(route) + LANGS.indexOf(lang)) % SCREENS.length]!;
  test(`${path} loads light and clean, fits the screen, and has no accessibility fault`, async ({ page }) => {
    const problems = await watchProblems(page);
    const traffic = await watchTraffic(page);

    await page.setViewportSize({ width: 360, height: 740 });
    const response = await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    expect(response?.status()).toBe(200);

    const hasIsland = ISLANDS.includes(route.id);
    const hasTool = hasIsland || SMALL_TOOLS.includes(route.id) || registerOf(route.id) !== undefined;
    const kind = route.view === 'home' ? 'home' : hasTool ? 'tool' : 'text';
    const budget = BYTE_BUDGETS[kind][lang];
    expect(traffic.bytes(), `bytes of ${traffic.list()}`).toBeLessThanOrEqual(budget);
    expect(traffic.bytes('Script')).toBeLessThanOrEqual(SCRIPT_BUDGETS[hasIsland ? 'island' : 'text']);
    expect(traffic.requests().length, traffic.list()).toBeLessThanOrEqual(
      REQUEST_BUDGETS[hasIsland ? 'island' : 'text'],
    );
    const scripts = traffic.requests().filter(({ type }) => type === 'Script');
    if (!hasIsland) expect(scripts.length, 'one script file').toBeLessThanOrEqual(1);
    expect(new Set(traffic.requests().map(({ url }) => new URL(url).host)).size, 'one host').toBe(1);

    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    // The frame is the same everywhere, and looked at in `frame.spec.ts`.
    const part = route.view === 'prose' ? 'main' : undefined;
    expect(await accessibilityFaults(page, part), `at ${width} px`).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    const widest = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(widest, 'no sideways scrolling at 320 px').toBeLessThanOrEqual(320);

    expect(await problems()).toEqual([]);
  });
}

/** Collects console errors, uncaught errors and violations of the security policy. */
async function watchProblems(page: Page): Promise<() => Promise<string[]>> {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    );
  });
  return async () => problems;
}

interface Transfer {
  url: string;
  type: string;
  bytes: number;
}

/** Counts what a first view fetches, in bytes as sent. */
async function watchTraffic(page: Page) {
  const transfers = new Map<string, Transfer>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response, type }) =>
    transfers.set(requestId, { url: response.url, type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  const requests = () => [...transfers.values()];
  return {
    requests,
    bytes: (type?: string) =>
      requests()
        .filter((transfer) => !type || transfer.type === type)
        .reduce((sum, { bytes }) => sum + bytes, 0),
    list: () =>
      requests()
        .map(({ url, bytes }) => `${new URL(url).pathname} ${bytes}`)
        .join(', '),
  };
}
