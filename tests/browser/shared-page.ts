import { type Browser, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { axeSource } from './axe.ts';
import { onPageError } from './page-errors.ts';

interface SharedPage {
  page: Page;
  /** Console errors, uncaught errors, violations of the security policy and calls to other hosts since the last `clear`. */
  problems: string[];
}

/** Pages that differ for good: whether scripts run is decided when one is opened, and a clock that was set once stays. */
const KINDS = {
  scripts: {},
  clock: {},
  'no-scripts': { javaScriptEnabled: false },
  touch: { hasTouch: true },
  axe: {},
} satisfies Record<string, BrowserContextOptions>;
export type PageKind = keyof typeof KINDS;
type PageOf = (kind: PageKind) => Promise<Page>;

/**
 * One page of the browser for many tests: opening a new one for each address takes longer than most addresses take. In `looked`
 * every address is opened with axe: to send it to each takes as long as to open it.
 */
export const test = base.extend<object, { pageOf: PageOf; shared: SharedPage; looked: SharedPage }>({
  pageOf: [
    async ({ browser }, use, { project }) => {
      const opened = new Map<PageKind, Promise<Page>>();
      await use((kind) => {
        const page = opened.get(kind) ?? openPage(browser, kind, project.use.baseURL ?? '');
        opened.set(kind, page);
        return page;
      });
      for (const page of opened.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
  looked: [
    async ({ pageOf }, use, { project }) => {
      const page = await pageOf('axe');
      await page.addInitScript(axeSource);
      await use({ page, problems: await watchProblems(page, new URL(project.use.baseURL ?? '').host) });
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ pageOf }, use, { project }) => {
      const page = await pageOf('scripts');
      await use({ page, problems: await watchProblems(page, new URL(project.use.baseURL ?? '').host) });
    },
    { scope: 'worker' },
  ],
});

async function openPage(browser: Browser, kind: PageKind, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block', ...KINDS[kind] });
  return context.newPage();
}

async function watchProblems(page: Page, host: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  onPageError(page, (error) => problems.push(error.message));
  page.on('request', (request) => {
    const { protocol, host: asked } = new URL(request.url());
    if (/^https?:$/.test(protocol) && asked !== host) problems.push(`asks another host: ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy violated: ${violatedDirective} by ${blockedURI}`),
    );
  });
  return problems;
}
