import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { catalogue } from '../../src/catalogue/catalogue.ts';
import { manifestOf } from '../../src/features/offline/build-packs.ts';
import { type Manifest, manifestPath, offlinePath } from '../../src/features/offline/pack.ts';
import { formatDate } from '../../src/i18n/format.ts';
import type { Lang } from '../../src/i18n/lang.ts';
import { translator } from '../../src/i18n/strings.ts';
import { todayInIndia } from '../../src/lib/indian-date.ts';
import { buildWorker } from '../../src/service-worker/build-worker.ts';
import { VanishingSite } from '../support/vanishing-site.ts';
import { accessibilityFaults } from './axe.ts';

const test = base.extend<{ site: VanishingSite; problems: string[] }>({
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
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => /policy/i.test(message.text()) && problems.push(message.text()));
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

const manifestIn = (id: string, lang: Lang) =>
  JSON.parse(readFileSync(`dist${manifestPath(id, lang)}`, 'utf8')) as Manifest;
const pagesOf = (id: string, lang: Lang) =>
  manifestIn(id, lang)
    .files.map(({ path }) => path)
    .filter((path) => path.endsWith('/'));
const card = (page: Page, id: string) => page.locator(`form[data-pack=${id}]`);
const line = (page: Page) => page.locator('main [data-copy-line]');

async function save(page: Page, site: VanishingSite, id: string, lang: Lang): Promise<void> {
  await page.goto(site.address + offlinePath(lang));
  await card(page, id)
    .getByRole('button', { name: translator(lang)('offline.save') })
    .click();
  await expect(card(page, id).getByRole('status')).toContainText(formatDate(todayInIndia(), lang));
}

/** The page is there in its own styles, and says of what day it is. */
async function expectCopy(page: Page, path: string, lang: Lang): Promise<void> {
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

test('without a network every page of all three packs opens, styled and dated, and its tools work', async ({
  page,
  site,
}) => {
  for (const id of catalogue.packs.keys()) await save(page, site, id, 'en');
  await site.down();
  for (const path of new Set([...catalogue.packs.keys()].flatMap((id) => pagesOf(id, 'en'))))
    await expectCopy(page, site.address + path, 'en');

  await page.goto(`${site.address}/en/exim/substances/?q=ketamine`);
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(/\d/);
  await page.goto(`${site.address}/en/opium/Eligible/`);
  await expect(line(page)).toBeVisible();
});

test('without a network every page of a pack in Hindi opens, styled and dated', async ({ page, site }) => {
  await save(page, site, 'cultivator', 'hi');
  await site.down();
  const paths = pagesOf('cultivator', 'hi');
  const { pages, sheets } = catalogue.packs.get('cultivator')!;
  // And the page on which it was saved.
  expect(paths).toHaveLength(pages.length + sheets.length + 1);
  for (const path of paths) await expectCopy(page, site.address + path, 'hi');
});

test('visited pages open again without a network; an address that is not kept gets a page that helps', async ({
  page,
  site,
}) => {
  await page.goto(`${site.address}/en/opium/forms/`);
  expect(await registrations(page)).toBe(0);
  await page.locator('footer a[href="/en/opium/Policy/"]').click();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => keptPaths(page)).toEqual(['/en/offline/', '/en/opium/Policy/', '/en/opium/forms/']);
  await page.goto(`${site.address}/en/opium/notifications/?kind=cultivation`);
  await expect.poll(() => keptPaths(page)).toContain('/en/opium/notifications/');
  await page.goto(`${site.address}/en/no-such-page/`);
  await page.goto(`${site.address}/en/opium/forms`);
  expect(await keptPaths(page)).toHaveLength(4);

  await site.down();
  for (const path of ['/en/opium/forms/', '/en/opium/Policy/', '/en/opium/notifications/']) {
    await expectCopy(page, site.address + path, 'en');
  }
  const response = await page.goto(`${site.address}/en/employee/agt/`);
  expect(response?.status()).toBe(503);
  await expect(line(page)).toContainText('/en/employee/agt/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(translator('en')('offline.title'));
  await expect(page.locator('[data-kept] li a')).toHaveCount(3);
});

test('a new release is never mixed with a kept one, and a save broken off leaves the former copy whole', async ({
  page,
  site,
}) => {
  await save(page, site, 'cultivator', 'en');
  publishNext(site, 'cultivator', 'en');

  // Broken off halfway.
  let answers = 0;
  site.before = async (path) => {
    if (path.endsWith('/') && (answers += 1) > 3) await site.down();
  };
  const pack = card(page, 'cultivator');
  await pack.getByRole('button', { name: translator('en')('offline.again') }).click();
  await expect(pack.getByRole('status')).toContainText(translator('en')('offline.formerSafe'));
  await expect(pack.getByRole('button', { name: translator('en')('offline.tryAgain') })).toBeFocused();
  for (const path of pagesOf('cultivator', 'en').slice(0, 5)) {
    await expectCopy(page, site.address + path, 'en');
    expect(await releaseOf(page), path).toBe('');
  }

  // Whole, though the first manifest is older than the pages: as if the site were published between the two.
  const address = manifestPath('cultivator', 'en');
  const next = site.changed.get(address)!;
  const { files } = manifestIn('cultivator', 'en');
  const stale = JSON.stringify(manifestOf(files.map((file, at) => (at === 0 ? { ...file, sha256: 'stale' } : file))));
  let reads = 0;
  site.before = (path) => {
    if (path === address) site.changed.set(address, (reads += 1) === 1 ? stale : next);
  };
  await site.up();
  await page.goto(site.address + offlinePath('en'));
  await pack.getByRole('button', { name: translator('en')('offline.again') }).click();
  await expect(page.locator('progress').first()).toBeHidden();
  await site.down();
  for (const path of pagesOf('cultivator', 'en').slice(0, 5)) {
    await expectCopy(page, site.address + path, 'en');
    expect(await releaseOf(page), path).toBe('next');
  }
  // The worker looks once a day by itself, too.
  expect(reads).toBeGreaterThanOrEqual(2);
  const caches = await page.evaluate(() => window.caches.keys());
  expect(caches.filter((name) => name.startsWith('cbn-pack-'))).toHaveLength(1);
});

test('a pack can be removed, and everything: then nothing is kept until it is asked for', async ({ page, site }) => {
  const t = translator('en');
  await save(page, site, 'rti', 'en');
  await card(page, 'rti')
    .getByRole('button', { name: t('offline.remove') })
    .click();
  await expect(card(page, 'rti').getByRole('status')).toHaveText(t('offline.removed'));
  expect((await page.evaluate(() => caches.keys())).filter((name) => name.includes('rti'))).toEqual([]);
  await page.getByRole('button', { name: t('offline.removeAll') }).click();
  await expect(page.getByText(t('offline.removedAll'))).toBeVisible();
  await page.locator('footer a[href="/en/opium/forms/"]').click();
  await page.locator('footer a[href="/en/opium/Policy/"]').click();
  await page.waitForLoadState('networkidle');
  expect(await registrations(page)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  // Switched off for the whole site: the worker that is published then does the same.
  await save(page, site, 'rti', 'en');
  expect(await registrations(page)).toBe(1);
  const folder = mkdtempSync(join(tmpdir(), 'worker-'));
  await buildWorker(folder, true);
  site.changed.set('/service-worker.js', readFileSync(join(folder, 'service-worker.js'), 'utf8'));
  rmSync(folder, { recursive: true });
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await page.goto(`${site.address}/en/opium/forms/`);
  expect(await registrations(page)).toBe(0);
});

test('the page about it has no accessibility fault; a slow network is called slow', async ({ page, context, site }) => {
  await save(page, site, 'rti', 'hi');
  site.before = (path) => (path === '/hi/rti/manuals/' ? new Promise(() => {}) : undefined);
  const slowPage = await context.newPage();
  const slow = slowPage.goto(`${site.address}/hi/rti/manuals/`);
  for (const [colorScheme, width] of [
    ['dark', 1280],
    ['light', 320],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.locator('summary', { hasText: /\d/ }).first().click();
    expect(await accessibilityFaults(page, 'main'), colorScheme).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await slow;
  await expect(line(slowPage)).toContainText(translator('hi')('offline.lineSlow').split('{')[0]!.trim());
  expect(await accessibilityFaults(slowPage, '[data-copy-line]')).toEqual([]);
});

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}

function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await (await caches.open('cbn-pages')).keys()).map(({ url }) => new URL(url).pathname).toSorted(),
  );
}

/** Which release the page and its styles are of; both must be the same. */
async function releaseOf(page: Page): Promise<string> {
  const [words, styles] = await page.evaluate(() => [
    document.querySelector('meta[name=release]')?.getAttribute('content') ?? '',
    getComputedStyle(document.documentElement).getPropertyValue('--release').trim(),
  ]);
  expect(styles).toBe(words);
  return words!;
}

/** Another release: every page and the style file are changed, and the old style file is gone. */
function publishNext(site: VanishingSite, id: string, lang: Lang): void {
  const { files } = manifestIn(id, lang);
  const style = files.find(({ path }) => path.endsWith('.css'))!.path;
  const nextStyle = style.replace(/\.\w+\.css$/, '.nextnext.css');
  site.changed.set(style, null);
  site.changed.set(nextStyle, `${readFileSync(`dist${style}`, 'utf8')}:root{--release:next}`);
  const next = files.map((file) => {
    if (file.path === style) return { ...file, path: nextStyle, sha256: hashOf(site.changed.get(nextStyle)!) };
    if (!file.path.endsWith('/')) return file;
    const html = readFileSync(`dist${file.path}index.html`, 'utf8')
      .replace(style, nextStyle)
      .replace('<title>', '<meta name="release" content="next"><title>');
    site.changed.set(file.path, html);
    return { ...file, sha256: hashOf(html) };
  });
  site.changed.set(manifestPath(id, lang), JSON.stringify(manifestOf(next)));
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
