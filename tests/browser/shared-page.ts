import { type Page, test as base } from '@playwright/test';
import { onPageError } from './page-errors.ts';

interface SharedPage {
  page: Page;
  /** Console errors, uncaught errors, violations of the security policy and calls to other hosts since the last `clear`. */
  problems: string[];
}

/** One page of the browser for many tests: opening a new one for each address takes longer than most addresses take. */
export const test = base.extend<object, { shared: SharedPage }>({
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      await use({ page, problems: await watchProblems(page, new URL(baseURL).host) });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

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
