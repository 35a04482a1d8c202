/**
 * `npm run bench:alternatives`: the pages of the built site, built again by other engines a team might choose, with the same words, frame and styles. Prints
 * what building takes as the site grows, what a reader downloads, how soon a tool answers and what Lighthouse says; each figure with its ratio to this site.
 * `-- docusaurus 244` measures one engine at one size (any names and sizes) and prints it beside what was measured before; `-- --resume` goes on where a run
 * stopped; `-- --runs 3` runs Lighthouse three times instead of once, `-- --runs 0` leaves it out.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGS } from '../src/language/lang.ts';
import { everyPage, pathFor } from '../src/addresses/routes.ts';
import { bareAstro } from './alternatives/astro.ts';
import { build, clear, compress, prepare } from './alternatives/build.ts';
import { docusaurus } from './alternatives/docusaurus.ts';
import { eleventy } from './alternatives/eleventy.ts';
import type { Engine } from './alternatives/engine.ts';
import { figures, type Measured, printTables, problemsOf, type Viewed } from './alternatives/figures.ts';
import { next } from './alternatives/next.ts';
import { ours } from './alternatives/ours.ts';
import { reactRouter } from './alternatives/react-router.ts';
import { readSource, TOOL_PAGE } from './alternatives/source.ts';
import { firstView, useTool, withBrowser } from './alternatives/view.ts';
import { lighthouse } from './lighthouse-report.ts';
import { plainFiles, serving } from './serve.ts';

const ENGINES: Record<string, Engine> = {
  ours,
  astro: bareAstro,
  next,
  docusaurus,
  'react-router': reactRouter,
  eleventy,
};
const ROUTE_PAGES = everyPage().length;
/** The pages of the route table, and whole copies of them to about 1,500 and 6,000. */
const SIZES = [1, Math.round(1500 / ROUTE_PAGES), Math.round(6000 / ROUTE_PAGES)].map((copies) => copies * ROUTE_PAGES);
const VIEWED = { 'text page': 'about/overview', 'page with a tool': TOOL_PAGE };

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, resume: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.filter((word) => word in ENGINES);
const sizes = positionals.filter((word) => SIZES.includes(Number(word))).map(Number);
if (names.length + sizes.length < positionals.length)
  throw new Error(`Give names (${Object.keys(ENGINES).join(', ')}) and sizes (${SIZES.join(', ')}).`);
if (!existsSync('dist/404.html')) throw new Error('There is no built site yet. Run "npm run build" first.');
const isWhole = positionals.length === 0;
if (isWhole && !values.resume) figures.forget();

const problems: string[] = [];
for (const size of sizes.length > 0 ? sizes : SIZES)
  for (const name of names.length > 0 ? names : Object.keys(ENGINES)) {
    const engine = ENGINES[name]!;
    const before = known(engine, size);
    if (values.resume && before && before.failed === undefined) continue;
    console.error(`${new Date().toISOString().slice(11, 19)} ${engine.name}, ${size} pages …`);
    const measured = await measure(engine, size);
    figures.put(measured);
    problems.push(...problemsOf(measured, known(ours, size)));
  }
printTables(
  Object.values(ENGINES).map(({ name }) => name),
  SIZES,
);
for (const problem of problems) console.error(`\n${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function known({ name }: Engine, size: number): Measured | undefined {
  return figures.all().find(({ engine, pages }) => engine === name && pages === size);
}

/** An engine that fails is named, and the others go on. */
async function measure(engine: Engine, pages: number): Promise<Measured> {
  const measured: Measured = { engine: engine.name, pages };
  try {
    const folder = prepare(engine, readSource('dist', pages / ROUTE_PAGES));
    measured.build = await build(engine, folder);
    if (pages === ROUTE_PAGES) {
      measured.compressing = await compress(join(folder, engine.output));
      measured.views = await viewPages(engine, join(folder, engine.output));
    }
    clear(engine);
  } catch (error) {
    measured.failed = error instanceof Error ? error.message : String(error);
  }
  return measured;
}

async function viewPages({ hasTool }: Engine, site: string): Promise<Record<string, Viewed>> {
  const views: Record<string, Viewed> = {};
  for (const [kind, id] of Object.entries(VIEWED)) {
    const isTool = id === TOOL_PAGE;
    if (isTool && !hasTool) continue;
    for (const lang of LANGS)
      views[`${kind}, ${lang}`] = await serving(plainFiles(site), (origin) => view(origin + pathFor(id, lang), isTool));
  }
  return views;
}

async function view(url: string, isTool: boolean): Promise<Viewed> {
  const viewed = await withBrowser(async (browser) => ({
    ...(await firstView(browser, url)),
    ...(isTool && (await useTool(browser, url))),
  }));
  const runs = Number(values.runs);
  return runs === 0 ? viewed : { ...viewed, performance: (await lighthouse(url, runs)).figures.performance };
}
