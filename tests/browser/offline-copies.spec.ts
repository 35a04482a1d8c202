import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { manifestOf } from '../../src/features/offline/build-packs.ts';
import { manifestPath, offlinePath } from '../../src/addresses/offline.ts';
import type { Lang } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { buildWorker } from '../../src/service-worker/build-worker.ts';
import { isThorough, RELEASE } from '../support/thorough.ts';
import type { VanishingSite } from '../support/vanishing-site.ts';
import { card, expectCopy, manifestIn, pagesOf, registrations, save, test } from './offline.ts';

/** Pages of a pack that are opened again. */
const LOOKED_AT = isThorough ? 5 : 3;

test(
  'a new release is never mixed with a kept one, and a save broken off leaves the former copy whole',
  RELEASE,
  async ({ page, site }) => {
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
    for (const path of pagesOf('cultivator', 'en').slice(0, LOOKED_AT)) {
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
    for (const path of pagesOf('cultivator', 'en').slice(0, LOOKED_AT)) {
      await expectCopy(page, site.address + path, 'en');
      expect(await releaseOf(page), path).toBe('next');
    }
    // The worker looks once a day by itself, too.
    expect(reads).toBeGreaterThanOrEqual(2);
    const caches = await page.evaluate(() => window.caches.keys());
    expect(caches.filter((name) => name.startsWith('cbn-pack-'))).toHaveLength(1);
  },
);

test(
  'a pack can be removed, and everything: then nothing is kept until it is asked for',
  RELEASE,
  async ({ page, site }) => {
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
  },
);

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
  const nextStyle = style.replace(/\.[\w-]+\.css$/, '.nextnext.css');
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
