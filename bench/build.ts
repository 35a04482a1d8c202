/**
 * `npm run bench:build`: builds this site, and bare Astro with every page of it as finished HTML (see `bench/alternatives/`), and prints processor time and memory of
 * both. Compression is left out: it grows with the bytes, whatever wrote them.
 */
import { existsSync } from 'node:fs';
import { everyHtmlPage } from '../src/content/addresses.ts';
import { catalogue } from '../src/content/catalogue.ts';
import { bareAstro } from './alternatives/astro.ts';
import { build, clear, prepare } from './alternatives/build.ts';
import { wholeSite } from './alternatives/ours.ts';
import { readSource } from './alternatives/source.ts';

if (!existsSync('dist/404.html')) throw new Error('There is no built site yet. Run "npm run build" first.');

const pages = everyHtmlPage(catalogue);
const source = readSource('dist', 1, pages);
const figures = [];
for (const engine of [wholeSite, bareAstro]) {
  console.error(`${engine.name} …`);
  figures.push({ name: engine.name, ...(await build(engine, prepare(engine, source))) });
  clear(engine);
}
const [own, bare] = figures;
if (!own || !bare) throw new Error('Nothing was built.');
console.log(`\n| ${pages.length} pages | ${own.name} | ${bare.name} | ratio |\n|---|---|---|---|`);
for (const key of ['wallSeconds', 'cpuSeconds', 'memoryMb'] as const)
  console.log(`| ${key} | ${own[key].toFixed(1)} | ${bare[key].toFixed(1)} | ${(own[key] / bare[key]).toFixed(2)} |`);
