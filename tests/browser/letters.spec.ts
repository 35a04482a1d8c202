import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import subsetFont from 'subset-font';
import { DEVANAGARI_OF_HINDI } from '../../src/language/devanagari.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';
import { RELEASE, someOf } from '../support/thorough.ts';
import { test } from './reused-page.ts';

const require = createRequire(import.meta.url);
const LATIN = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));
/** Layout shift of design budget: what readers may at most see move. */
const MOST_SHIFT = 0.02;

/** A font as a device has it, under a name that no list of known fonts has. */
async function deviceFont(script: 'latin' | 'devanagari', characters: string): Promise<Buffer> {
  const file = `@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-${script}-400-normal.woff2`;
  const font = await subsetFont(readFileSync(require.resolve(file)), characters, { targetFormat: 'sfnt' });
  for (const name of [Buffer.from('Noto'), Buffer.from('Noto', 'utf16le').swap16()])
    for (let at = font.indexOf(name); at >= 0; at = font.indexOf(name, at + 1))
      font[at + name.length - (name.length === 4 ? 4 : 7)] = 'X'.charCodeAt(0);
  return font;
}

/** A browser on a device with just these fonts. */
async function deviceWith(fonts: Buffer[]): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  fonts.forEach((font, index) => writeFileSync(join(folder, `${index}.ttf`), font));
  const settings = join(folder, 'fonts.conf');
  writeFileSync(settings, `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`);
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: chromiumPath()!,
    env: { ...process.env, FONTCONFIG_FILE: settings },
  });
  browser.on('disconnected', () => rmSync(folder, { recursive: true, force: true }));
  return browser;
}

/** Opens a page over a slow network; how many fonts it fetched, how far it moved, what it knows of the device's letters. */
async function look(page: Page, path: string) {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fetched.push(request.url()));
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await page.goto(path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  // A shift is told of after the frame in which it was seen.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shift = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  );
  return { fonts: fetched.length, shift, letters: await page.locator('html').getAttribute('data-letters') };
}

// Which fonts a device has can be set on Linux only.
if (process.platform === 'linux') {
  test('a device without Devanagari gets ours, nothing moves, and no page waits long', async ({ baseURL }) => {
    const device = await deviceWith([await deviceFont('latin', LATIN)]);
    const pages = [
      ['/hi/opium/overview/', 2],
      ['/hi/home/', 2],
      ['/en/home/', 1],
      ['/hi/about/contact/', 2],
    ] as const;
    for (const [path, fonts] of someOf(pages, 2)) {
      const page = await device.newPage({ baseURL: baseURL!, viewport: { width: 360, height: 740 } });
      const seen = await look(page, path);
      expect(seen, path).toEqual({ fonts, shift: expect.any(Number), letters: null });
      expect(seen.shift, path).toBeLessThanOrEqual(MOST_SHIFT);
      await page.close();
    }

    // The page is shown after three seconds, whatever happens to the fonts.
    const page = await device.newPage({ baseURL: baseURL! });
    await page.clock.install();
    await page.route('**/*.woff2', () => {
      // Never answered.
    });
    await page.goto('/hi/home/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-letters', 'coming');
    await expect(page.locator('body')).toHaveCSS('opacity', '0');
    await page.clock.runFor(3000);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    await device.close();
  });

  test('a device with Devanagari of any name fetches no font', RELEASE, async ({ baseURL }) => {
    const device = await deviceWith([
      await deviceFont('latin', LATIN),
      await deviceFont('devanagari', DEVANAGARI_OF_HINDI),
    ]);
    for (const path of ['/hi/opium/overview/', '/en/home/']) {
      const page = await device.newPage({ baseURL: baseURL! });
      expect(await look(page, path), path).toEqual({ fonts: 0, shift: 0, letters: 'own' });
      await page.close();
    }
    await device.close();
  });
}
