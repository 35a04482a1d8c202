/**
 * `npm run bench:alternatives`: the pages of the built site, built again by other engines a team might choose, with the same words, frame and styles. Prints
 * what building takes as the site grows, what a reader downloads and what Lighthouse says; each figure with its ratio to this site.
 * `-- --pages 132` stays at one size, `-- --only next` compares with one engine, `-- --runs 1` runs Lighthouse once instead of three times.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { LANGS } from '../src/language/lang.ts';
import { everyPage, pathFor } from '../src/addresses/routes.ts';
import { bareAstro } from './alternatives/astro.ts';
import { build, type BuildFigures, clear, compress, prepare, timed } from './alternatives/build.ts';
import { eleventy } from './alternatives/eleventy.ts';
import type { Engine } from './alternatives/engine.ts';
import { next } from './alternatives/next.ts';
import { ours } from './alternatives/ours.ts';
import { readSource } from './alternatives/source.ts';
import { firstView, type ViewFigures, withBrowser } from './alternatives/view.ts';
import { lighthouse } from './lighthouse-report.ts';
import { plainFiles, serving } from './serve.ts';

const OTHERS: Record<string, Engine> = { astro: bareAstro, next, eleventy };
const ROUTE_PAGES = everyPage().length;
const SIZES = [ROUTE_PAGES, 10 * ROUTE_PAGES, 40 * ROUTE_PAGES];
const VIEWED = { 'text page': 'about/overview', home: 'home/home' };

interface Built {
  engine: Engine;
  folder: string;
  figures: BuildFigures;
}

const { values } = parseArgs({
  options: { pages: { type: 'string' }, only: { type: 'string' }, runs: { type: 'string', default: '3' } },
});
const sizes = values.pages ? [Number(values.pages)] : SIZES;
if (sizes.some((size) => !SIZES.includes(size))) throw new Error(`--pages is one of ${SIZES.join(', ')}.`);
const others = values.only ? [OTHERS[values.only]] : Object.values(OTHERS);
if (!others.every((engine) => engine !== undefined))
  throw new Error(`--only is one of ${Object.keys(OTHERS).join(', ')}.`);
if (!existsSync('dist/404.html')) throw new Error('There is no built site yet. Run "npm run build" first.');
const engines = [ours, ...others];

for (const size of sizes) {
  const built: Built[] = [];
  for (const engine of engines) {
    console.error(`${engine.name}, ${size} pages …`);
    const folder = prepare(engine, readSource('dist', size / ROUTE_PAGES));
    built.push({ engine, folder, figures: await build(engine, folder) });
  }
  print(`${size} pages`, buildRows(built));
  if (size === ROUTE_PAGES) {
    print('Whole build', await wholeRows(built));
    print('First view', await viewRows(built));
  }
  for (const engine of engines) clear(engine);
}

/** A line of a table: how to print a figure, and the figure of each engine, ours first. */
type Row = [label: string, digits: number, figures: number[]];

function buildRows(built: Built[]): Row[] {
  const of = (key: keyof BuildFigures) => built.map(({ figures }) => figures[key]);
  return [
    ['build by the engine alone, s', 1, of('wallSeconds')],
    ['processor time of it, s', 1, of('cpuSeconds')],
    ['most memory, MB', 0, of('memoryMb')],
    ['files written', 0, of('files')],
    ['MB written', 1, of('outputMb')],
  ];
}

/** Processor time until a site can be served; ours checks the content and makes the search as well. Afterwards every site can be. */
async function wholeRows(built: Built[]): Promise<Row[]> {
  const compressing = built.map(({ engine, folder }) => compress(join(folder, engine.output)));
  const wholes = built.map(({ figures }, index) => figures.cpuSeconds + compressing[index]!);
  const { cpuSeconds } = await timed([process.execPath, 'scripts/build.ts'], built[0]!.folder);
  return [
    ['compressing, processor s', 1, compressing],
    ['whole, until it can be served, processor s', 1, [cpuSeconds, ...wholes.slice(1)]],
  ];
}

async function viewRows(built: Built[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [kind, id] of Object.entries(VIEWED))
    for (const lang of LANGS) {
      const path = pathFor(id, lang);
      console.error(`${path} …`);
      const views: (ViewFigures & { performance: number })[] = [];
      for (const { engine, folder } of built)
        views.push(await serving(plainFiles(join(folder, engine.output)), (origin) => view(origin + path)));
      if (new Set(views.map(({ words }) => words)).size > 1) throw new Error(`The engines differ in words on ${path}.`);
      const label = `${kind}, ${lang}:`;
      rows.push(
        [`${label} JavaScript, KB`, 1, views.map(({ scriptBytes }) => scriptBytes / 1024)],
        [`${label} all, KB`, 1, views.map(({ bytes }) => bytes / 1024)],
        [`${label} requests`, 0, views.map(({ requests }) => requests)],
        [`${label} Lighthouse performance`, 0, views.map(({ performance }) => performance)],
      );
    }
  return rows;
}

async function view(url: string): Promise<ViewFigures & { performance: number }> {
  const figures = await withBrowser((browser) => firstView(browser, url));
  const { performance } = (await lighthouse(url, Number(values.runs))).figures;
  return { ...figures, performance };
}

function print(title: string, rows: Row[]): void {
  console.log(
    `\n| ${[title, ...engines.map(({ name }) => name)].join(' | ')} |\n|${'---|'.repeat(engines.length + 1)}`,
  );
  for (const [label, digits, [own, ...rest]] of rows) {
    const cells = rest.map((figure) => `${figure.toFixed(digits)} (${(figure / own!).toFixed(2)}×)`);
    console.log(`| ${[label, own!.toFixed(digits), ...cells].join(' | ')} |`);
  }
}
