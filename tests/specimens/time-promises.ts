import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchOptions } from '../../scripts/chromium.ts';
import { siteHandler } from '../../server/handler.ts';
import { listenAnywhere } from '../../server/listen.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { documentHref } from '../../src/files/document-file.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import {
  HIDDEN_WORDS,
  LINKING_WORDS,
  linkingPage,
  PLANTED,
  plantedNotices,
  timedPage,
} from '../support/planted-time.ts';

const moment = buildMoment();
const notices = new Map(plantedNotices(moment).map((notice) => [notice.id, notice]));
const titleOf = (id: string, lang: Lang) => notices.get(id)!.title[lang];

/** What a site promises into which records, a page and notices with times were planted before it was built. */
export function timePromises(folder: string): void {
  const dist = join(folder, 'dist');
  const fileAt = (path: string) => join(dist, path.replace(/\/$/, '/index.html'));
  const pageAt = (path: string) => parse(readFileSync(fileAt(path), 'utf8'));
  let server: Server;
  let origin = '';
  let browser: Browser;
  beforeAll(async () => {
    server = createServer(siteHandler(dist));
    origin = `http://localhost:${await listenAnywhere(server)}`;
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser.close();
    server.close();
  });

  test('what is not on the site is in no file of it', () => {
    const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(1000);
    const names = [PLANTED.coming, PLANTED.over, PLANTED.event, PLANTED.file, `/${timedPage.split('/').at(-1)}/"`];
    const speaking = files
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((file) => {
        const text = readFileSync(file, 'utf8');
        return [...HIDDEN_WORDS, ...names].some((word) => file.includes(word) || text.includes(word));
      });
    expect(speaking).toEqual([]);
  });

  test('its address answers with 404, what came a minute ago answers', async () => {
    const statusOf = async (path: string) => (await fetch(origin + path)).status;
    for (const lang of LANGS) {
      for (const id of [PLANTED.coming, PLANTED.over])
        expect(await statusOf(recordPath('notifications', id, lang)), id).toBe(404);
      expect(await statusOf(pathFor(timedPage, lang))).toBe(404);
      expect(await statusOf(recordPath('notifications', PLANTED.out, lang))).toBe(200);
    }
    expect(await statusOf(documentHref(PLANTED.file))).toBe(404);
    expect(await statusOf(documentHref(PLANTED.sharedFile))).toBe(200);
  });

  test.each(LANGS)('words that lead to what is not there stay, without their link: %s', (lang) => {
    const words = `${LINKING_WORDS[lang].join(' ')}.`;
    const paragraph = pageAt(pathFor(linkingPage, lang))
      .querySelectorAll('article p')
      .find(({ text }) => text.trim() === words);
    expect(paragraph?.querySelectorAll('a')).toEqual([]);
  });

  test('a record stays in force until what takes its place is there', () => {
    const main = pageAt(recordPath('notifications', PLANTED.out, 'en')).querySelector('main')!;
    expect(main.querySelector('[data-state="in-force"]')).not.toBeNull();
    expect(main.querySelector('[data-state="superseded"]')).toBeNull();
  });

  test.each(LANGS)('pages hold the notices of their area, hidden before their time: %s', (lang) => {
    const shown = (path: string) =>
      pageAt(path)
        .querySelectorAll('[data-notice]')
        .map((notice) => [
          notice.querySelector('strong')?.text.replace(/^[^:]*: /, ''),
          !notice.hasAttribute('hidden'),
        ]);
    const everywhere = [
      [titleOf('later-urgent', lang), false],
      [titleOf('everywhere', lang), true],
      [titleOf('later', lang), false],
      [titleOf('ends-soon', lang), true],
    ];
    expect(shown(pathFor('home/home', lang))).toEqual(everywhere);
    expect(shown(pathFor('others/search', lang))).toEqual(everywhere);
    expect(shown(recordPath('notifications', PLANTED.out, lang))).toEqual(everywhere);
    expect(shown(pathFor(linkingPage, lang))).toEqual([...everywhere, [titleOf('area', lang), true]]);
    expect(shown('/404.html')).toHaveLength(2 * everywhere.length);
  });

  test('no search index holds a notice', () => {
    const indexes = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /search.*\.json$/.test(file),
    );
    expect(indexes.length).toBeGreaterThan(1);
    for (const file of indexes)
      expect(readFileSync(join(dist, file), 'utf8')).not.toContain(titleOf('everywhere', 'en'));
  });

  test('without scripts a page shows what was right when it was built', async () => {
    const page = await open('home/home', 'en', 0, { javaScriptEnabled: false });
    expect(await shownOn(page)).toEqual([titleOf('everywhere', 'en'), titleOf('ends-soon', 'en')]);
  });

  test.each(LANGS)(
    'notices begin and end at their minute while a page is open, announced, and nothing moves: %s',
    async (lang) => {
      const page = await open('home/home', lang, 0);
      const words = (...ids: string[]) => ids.map((id) => titleOf(id, lang));
      expect(await shownOn(page)).toEqual(words('everywhere', 'ends-soon'));
      // The clock of the page goes on: on a busy machine a second is too little.
      await page.clock.fastForward('01:30');
      expect(await shownOn(page)).toEqual(words('everywhere', 'ends-soon'));
      await page.clock.fastForward('00:30');
      expect(await shownOn(page)).toEqual(words('everywhere'));
      await page.clock.fastForward('01:00');
      expect(await shownOn(page)).toEqual(words('everywhere', 'later-urgent', 'later'));
      expect(await page.getByRole('alert').innerText()).toContain(titleOf('later-urgent', lang));
      expect(
        await page
          .locator('[aria-live=polite]')
          .filter({ hasText: titleOf('later', lang) })
          .count(),
      ).toBe(1);
      await page.clock.fastForward('02:00');
      expect(await shownOn(page)).toEqual(words('everywhere', 'later-urgent'));
      expect(await shiftsOf(page)).toBe(0);
      await page.getByRole('alert').getByRole('button').click();
      expect(await shownOn(page)).toEqual(words('everywhere'));
      await page.clock.fastForward('10:00');
      expect(await shownOn(page)).toEqual(words('everywhere'));
    },
  );

  test('a page kept since the build shows what is right when it is opened, and nothing moves', async () => {
    const opened = async (minutes: number) => {
      const page = await open('home/home', 'en', minutes);
      expect(await shiftsOf(page), `${minutes} minutes`).toBe(0);
      return shownOn(page);
    };
    expect(await opened(3)).toEqual(['later-urgent', 'everywhere', 'later'].map((id) => titleOf(id, 'en')));
    expect(await opened(60)).toEqual([]);
    expect(await opened(-2)).toEqual([]);
  });

  test.each(['light', 'dark'] as const)(
    'axe finds nothing wrong with notices, also late ones: %s',
    async (colorScheme) => {
      const page = await open('home/home', 'hi', 0, { colorScheme });
      await page.clock.fastForward('03:00');
      expect((await shownOn(page)).length).toBe(3);
      await page.evaluate(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
      const found = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as {
          axe: { run: (root: Document) => Promise<{ violations: { id: string }[] }> };
        };
        return (await axe.run(document)).violations.map(({ id }) => id);
      });
      expect(found).toEqual([]);
    },
  );

  /** Opens a page so many minutes after the build, by its own clock. */
  async function open(route: string, lang: Lang, minutes: number, options: BrowserContextOptions = {}): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    if (options.javaScriptEnabled !== false) {
      await page.clock.install({ time: Date.parse(`${moment}+05:30`) + minutes * 60_000 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
    }
    await page.goto(origin + pathFor(route, lang));
    return page;
  }

  /** Titles that a reader sees, in the order of the page. */
  async function shownOn(page: Page): Promise<string[]> {
    const titles = page.locator('[data-notice] strong').filter({ visible: true });
    return (await titles.allInnerTexts()).map((text) => text.replace(/^[^:]*: /, ''));
  }

  function shiftsOf(page: Page): Promise<number> {
    return page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => drawn(undefined)));
      const { shifts } = globalThis as unknown as { shifts: number[] };
      return shifts.reduce((sum, value) => sum + value, 0);
    });
  }
}
