import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { type Manifest } from '../../src/features/offline/pack.ts';
import { manifestPath, offlinePath } from '../../src/addresses/offline.ts';
import { formatDate } from '../../src/language/format.ts';
import type { Lang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { todayInIndia } from '../../src/lib/indian-date.ts';
import { VanishingSite } from '../support/vanishing-site.ts';
import { onPageError } from './page-errors.ts';
import { test as base } from './shared-page.ts';

export const test = base.extend<{ site: VanishingSite; problems: string[] }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- the shape that Playwright asks for
  site: async ({}, use) => {
    const site = new VanishingSite();
    await site.up();
    await use(site);
    await site.down();
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      onPageError(page, (error) => problems.push(error.message));
      page.on('console', (message) => /policy/i.test(message.text()) && problems.push(message.text()));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export const manifestIn = (id: string, lang: Lang) =>
  JSON.parse(readFileSync(`dist${manifestPath(id, lang)}`, 'utf8')) as Manifest;
export const pagesOf = (id: string, lang: Lang) =>
  manifestIn(id, lang)
    .files.map(({ path }) => path)
    .filter((path) => path.endsWith('/'));
export const card = (page: Page, id: string) => page.locator(`form[data-pack=${id}]`);
export const line = (page: Page) => page.locator('main [data-copy-line]');

export async function save(page: Page, site: VanishingSite, id: string, lang: Lang): Promise<void> {
  await page.goto(site.address + offlinePath(lang));
  await card(page, id)
    .getByRole('button', { name: translator(lang)('offline.save') })
    .click();
  await expect(card(page, id).getByRole('status')).toContainText(formatDate(todayInIndia(), lang));
}

/** The page is there in its own styles, and says of what day it is. */
export async function expectCopy(page: Page, path: string, lang: Lang): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const seen = await page.evaluate(() => {
    const copyLine = document.querySelector('main [data-copy-line]');
    return {
      path: location.pathname,
      lang: document.documentElement.lang,
      line: copyLine?.textContent,
      border: copyLine && getComputedStyle(copyLine).borderBottomStyle,
    };
  });
  const date = expect.stringContaining(formatDate(todayInIndia(), lang));
  expect(seen).toEqual({ path: new URL(path).pathname, lang, line: date, border: 'solid' });
}

export function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
