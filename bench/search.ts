/**
 * `npm run bench:search`: what a question costs. Builds the site in a temporary copy, then lets a browser slowed down four times read the files of
 * the search and answer every judged query letter by letter, as it is typed; with the pages of today, and with four times as
 * many. Then the same files, queries and browser with MiniSearch, and how many judged queries each answers. Prints bytes, times and
 * ratios. With --built it measures dist/ as it is.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { parse } from 'yaml';
import type { FirstFile, MoreFile, WholeFile } from '../src/features/search/file.ts';
import { joinTitles, wholeAnchors } from '../src/features/search/titles.ts';
import type { Lang } from '../src/language/lang.ts';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { search } from '../src/features/search/search.ts';
import { addWhole, createIndex } from '../src/features/search/search-index.ts';
import { LANGS, otherLang } from '../src/language/lang.ts';
import { routeOf } from '../src/addresses/routes.ts';
import { type Judged, readJudged } from '../tests/support/judged.ts';
import { buildSite, copySite } from './site-copy.ts';

const SLOWDOWN = 4;
const TIMES = 4;
const QUERIES = 60;
const SETS = ['judged', 'unseen', 'hard'];
const SHOWN = 3;

const sizeOf = (path: string) => statSync(join(copy, `dist${path}.br`)).size / 1024;

/** The files of the search in one language; the text of the other language belongs to them. */
function filesIn(lang: Lang): { first: FirstFile; own: WholeFile; other: WholeFile } {
  const read = (path: string) => JSON.parse(readFileSync(join(copy, `dist${path}`), 'utf8'));
  const sent: FirstFile = read(`/${lang}/data/search.json`);
  const more: MoreFile = read(sent.more);
  const first = joinTitles(wholeAnchors(sent, lang), more);
  return { first, own: read(first.whole.own), other: read(first.whole.other) };
}

function queriesOn(lang: Lang): string[] {
  const own = readJudged('judged').filter(({ site }) => site === lang);
  return own.slice(0, QUERIES).map(({ query }) => query);
}

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
  const { first, own: whole } = filesIn(lang);
  const firstText = JSON.stringify({ ...first, pages: repeated(first.pages, times) });
  const wholeText = JSON.stringify({ pages: repeated(whole.pages, times) });
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
    [firstText, wholeText, queriesOn(lang), lang] as const,
  );
  const slow = `ms (CPU ${SLOWDOWN}× slower)`;
  const share = (part: number) => seen.keys[Math.floor((seen.keys.length - 1) * part)]!;
  return {
    'places that can be found': seen.entries,
    ...(times === 1 && {
      'titles and readers’ words as sent (brotli), KB': sizeOf(`/${lang}/data/search.json`),
      'whole text as sent, KB': sizeOf(first.whole.own),
    }),
    [`titles read and a first answer given, ${slow}`]: seen.first,
    [`whole text read, ${slow}`]: seen.whole,
    [`a letter answered, half of ${seen.keys.length} letters within, ${slow}`]: share(0.5),
    [`a letter answered, 95 of 100 within, ${slow}`]: share(0.95),
    [`a letter answered, 99 of 100 within, ${slow}`]: share(0.99),
  };
}

/** Letter by letter, whether the question has an answer of its own; all names of things are there. */
async function measureAnswers(page: Page, lang: Lang): Promise<Record<string, number>> {
  const read = (path: string) => JSON.parse(readFileSync(join(copy, `dist${path}`), 'utf8'));
  const { questions } = filesIn(lang).first;
  const things = Object.entries(questions.things).map(([label, path]) => [label, JSON.stringify(read(path))] as const);
  const asked: { q: string }[] = parse(readFileSync('tests/search/answers-a.yaml', 'utf8'));
  const seen = await page.evaluate(
    ([sent, files, typed]) => {
      const begin = performance.now();
      const match = engine.matcherOf(JSON.parse(sent));
      const ready = performance.now();
      const names = Object.fromEntries(files.map(([label, file]) => [label, engine.namesIn(JSON.parse(file))]));
      const named = performance.now();
      const keys = typed.flatMap((question) =>
        [...question].map((_, letter) => {
          const start = performance.now();
          match(question.slice(0, letter + 1), names);
          return performance.now() - start;
        }),
      );
      return { read: ready - begin, names: named - ready, keys: keys.toSorted((a, b) => a - b) };
    },
    [JSON.stringify(questions), things, asked.map(({ q }) => q)] as const,
  );
  const share = (part: number) => seen.keys[Math.floor((seen.keys.length - 1) * part)] ?? 0;
  const slow = `ms (CPU ${SLOWDOWN}× slower)`;
  return {
    'answers of their own': questions.claims.length,
    [`words of questions read, ${slow}`]: seen.read,
    [`names of all things read, ${slow}`]: seen.names,
    [`a letter matched, half of ${seen.keys.length} letters within, ${slow}`]: share(0.5),
    [`a letter matched, 95 of 100 within, ${slow}`]: share(0.95),
    [`a letter matched, 99 of 100 within, ${slow}`]: share(0.99),
  };
}

/** MiniSearch with the same files and queries, in the same browser. */
async function measureMini(page: Page, lang: Lang): Promise<Record<string, number>> {
  const { first, own, other } = filesIn(lang);
  const files = [JSON.stringify(first), JSON.stringify(own), JSON.stringify(other)] as const;
  const seen = await page.evaluate(
    ([firstFile, wholeFile, otherFile, asked, site]) => {
      const begin = performance.now();
      const index = engine.createMini(JSON.parse(firstFile), JSON.parse(wholeFile), JSON.parse(otherFile), site);
      const complete = performance.now();
      const keys = asked.flatMap((query) =>
        [...query].map((_, letter) => {
          const start = performance.now();
          engine.searchMini(index, query.slice(0, letter + 1));
          return performance.now() - start;
        }),
      );
      return { read: complete - begin, keys: keys.toSorted((a, b) => a - b), json: JSON.stringify(index.mini) };
    },
    [...files, queriesOn(lang), lang] as const,
  );
  const share = (part: number) => seen.keys[Math.floor((seen.keys.length - 1) * part)] ?? 0;
  const slow = `ms (CPU ${SLOWDOWN}× slower)`;
  return {
    'its index as it would be sent (brotli), KB': brotliCompressSync(seen.json).length / 1024,
    [`its index made from the texts of both languages, ${slow}`]: seen.read,
    [`a letter answered, half of ${seen.keys.length} letters within, ${slow}`]: share(0.5),
    [`a letter answered, 95 of 100 within, ${slow}`]: share(0.95),
    [`a letter answered, 99 of 100 within, ${slow}`]: share(0.99),
  };
}

/** How many of 100 judged queries get a right page as the first answer, and among the first three. */
function judge(name: string, answersTo: (query: Judged) => string[]): void {
  const shares = SETS.map((set) => {
    const queries = readJudged(set);
    const within = (most: number) => {
      const right = queries.filter((each) => {
        const paths = each.answers.map((to) => `${routeOf(to.split('#')[0] ?? '').path}/`);
        const found = answersTo(each).slice(0, most);
        return found.some((href) => paths.some((path) => pathOf(href) === path));
      });
      return ((100 * right.length) / queries.length).toFixed(1);
    };
    return `${within(1)}, ${within(SHOWN)}`;
  });
  console.log(`| ${name} | ${shares.join(' | ')} |`);
}

/** Without language and section; the letters of the substances list are one page. */
function pathOf(href: string): string {
  const path = href.slice(4).split('#')[0] ?? '';
  return path.startsWith('exim/substances/') ? 'exim/substances/' : path;
}

function judgeBoth(): void {
  const files = { en: filesIn('en'), hi: filesIn('hi') };
  const own = (lang: Lang) => {
    const index = createIndex(files[lang].first, lang);
    Array.from(addWhole(index, files[lang].own));
    return index;
  };
  const indexes = { en: own('en'), hi: own('hi') };
  console.log(`\n| right page first, among the first ${SHOWN}, % | ${SETS.join(' | ')} |\n|---|---|---|---|`);
  judge('ours', ({ site, query }) =>
    search(indexes[site], site, query, undefined, indexes[otherLang(site)]).best.map(({ href }) => href),
  );
  const mini = (lang: Lang) => createMini(files[lang].first, files[lang].own, files[lang].other, lang);
  const minis = { en: mini('en'), hi: mini('hi') };
  judge('MiniSearch', ({ site, query }) => searchMini(minis[site], query));
}

function repeated<Item>(items: Item[], times: number): Item[] {
  return Array.from({ length: times }, () => items).flat();
}

function shown(value: number | undefined): string {
  return value === undefined ? '' : value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
}

const { createMini, searchMini } = await import('./minisearch-engine.ts');

declare const engine: typeof import('./search-engine.ts');

const isBuilt = process.argv.includes('--built');
const copy = isBuilt ? '.' : mkdtempSync(join(tmpdir(), 'bench-'));
const executablePath = chromiumPath();
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });

async function slowPage(code: string): Promise<Page> {
  const page = await browser.newPage();
  await page.addScriptTag({ content: `${code};globalThis.engine = engine;` });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

try {
  if (!isBuilt) {
    copySite(copy);
    buildSite(copy);
  }
  const code = await engineCode();
  judgeBoth();
  for (const lang of LANGS) {
    const page = await slowPage(code);
    const today = await measure(page, lang, 1);
    await page.close();
    const largePage = await slowPage(code);
    const large = await measure(largePage, lang, TIMES);
    await largePage.close();
    const miniPage = await slowPage(code);
    const mini = await measureMini(miniPage, lang);
    await miniPage.close();
    console.log(`\n| ${lang} | today | ${TIMES}× the pages | ratio |\n|---|---|---|---|`);
    for (const [label, now] of Object.entries(today)) {
      const later = large[label];
      console.log(`| ${label} | ${shown(now)} | ${shown(later)} | ${later ? (later / now).toFixed(1) : ''} |`);
    }
    const answersPage = await slowPage(code);
    const answers = await measureAnswers(answersPage, lang);
    await answersPage.close();
    for (const [name, figures] of Object.entries({ 'own answers': answers, MiniSearch: mini })) {
      console.log(`\n| ${lang}, ${name} | today |\n|---|---|`);
      for (const [label, now] of Object.entries(figures)) console.log(`| ${label} | ${shown(now)} |`);
    }
  }
} finally {
  await browser.close();
  if (!isBuilt) rmSync(copy, { recursive: true });
}
