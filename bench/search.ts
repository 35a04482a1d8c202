/**
 * `npm run bench:search`: what a question costs. Builds the site in a temporary copy, then lets a browser slowed down four times read the files of
 * the search and answer every judged query letter by letter, as it is typed; with the pages of today, and with four times as
 * many. Prints bytes, times and ratios.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { FirstFile, WholeFile } from '../src/features/search/file.ts';
import type { Lang } from '../src/language/lang.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { readJudged } from '../tests/support/judged.ts';
import { buildSite, copySite } from './site-copy.ts';

const SLOWDOWN = 4;
const TIMES = 4;
const QUERIES = 60;

/** The code of the search as one script. It runs in the page itself: only there the browser can be slowed down. */
async function engineCode(): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: 'bench/search-engine.ts', formats: ['iife'], name: 'engine' } },
  })) as Rolldown.RolldownOutput[];
  return output[0]!.output[0].code;
}

async function measure(page: Page, lang: Lang, times: number): Promise<Record<string, number>> {
  const read = <File>(path: string) => JSON.parse(readFileSync(join(copy, `dist${path}`), 'utf8')) as File;
  const kb = (path: string) => statSync(join(copy, `dist${path}.br`)).size / 1024;
  const first = read<FirstFile>(`/${lang}/data/search.json`);
  const whole = read<WholeFile>(first.whole.own);
  const firstText = JSON.stringify({ ...first, pages: repeated(first.pages, times) });
  const wholeText = JSON.stringify({ pages: repeated(whole.pages, times) });
  const queries = readJudged('judged')
    .filter(({ site }) => site === lang)
    .slice(0, QUERIES)
    .map(({ query }) => query);
  const seen = await page.evaluate(
    ([firstFile, wholeFile, asked, site]) => {
      const begin = performance.now();
      const index = engine.createIndex(JSON.parse(firstFile), site);
      engine.search(index, site, asked[0]!);
      const answered = performance.now();
      Array.from(engine.addWhole(index, JSON.parse(wholeFile)));
      const complete = performance.now();
      const keys = asked.flatMap((query) =>
        [...query].map((_, letter) => {
          const start = performance.now();
          engine.search(index, site, query.slice(0, letter + 1));
          return performance.now() - start;
        }),
      );
      const sorted = keys.toSorted((a, b) => a - b);
      return { first: answered - begin, whole: complete - answered, entries: index.entries.length, keys: sorted };
    },
    [firstText, wholeText, queries, lang] as const,
  );
  const slow = `ms (CPU ${SLOWDOWN}× slower)`;
  const share = (part: number) => seen.keys[Math.floor((seen.keys.length - 1) * part)]!;
  return {
    'places that can be found': seen.entries,
    ...(times === 1 && {
      'titles and readers’ words as sent (brotli), KB': kb(`/${lang}/data/search.json`),
      'whole text as sent, KB': kb(first.whole.own),
    }),
    [`titles read and a first answer given, ${slow}`]: seen.first,
    [`whole text read, ${slow}`]: seen.whole,
    [`a letter answered, half of ${seen.keys.length} letters within, ${slow}`]: share(0.5),
    [`a letter answered, 95 of 100 within, ${slow}`]: share(0.95),
    [`a letter answered, 99 of 100 within, ${slow}`]: share(0.99),
  };
}

function repeated<Item>(items: Item[], times: number): Item[] {
  return Array.from({ length: times }, () => items).flat();
}

function shown(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
}

declare const engine: typeof import('./search-engine.ts');

const copy = mkdtempSync(join(tmpdir(), 'bench-'));
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
try {
  copySite(copy);
  buildSite(copy);
  const code = await engineCode();
  for (const lang of ['en', 'hi'] as const) {
    const results: Record<string, number>[] = [];
    for (const times of [1, TIMES]) {
      const page = await browser.newPage();
      await page.addScriptTag({ content: `${code};globalThis.engine = engine;` });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      results.push(await measure(page, lang, times));
      await page.close();
    }
    const [today, large] = results as [Record<string, number>, Record<string, number>];
    console.log(`\n| ${lang} | today | ${TIMES}× the pages | ratio |\n|---|---|---|---|`);
    for (const [label, now] of Object.entries(today)) {
      const later = large[label];
      console.log(`| ${label} | ${shown(now)} | ${shown(later)} | ${later ? (later / now).toFixed(1) : ''} |`);
    }
  }
} finally {
  await browser.close();
  rmSync(copy, { recursive: true });
}
