/**
 * `npm run bench:build`: builds this site and bare Astro with the same pages as finished HTML (see `bench/alternatives/`), many times over, and prints processor
 * time and memory of both. Compression is left out: it grows with the bytes, whatever wrote them. `-- --copies 12` makes 1,584 pages of 132.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { everyPage } from '../src/addresses/routes.ts';
import { bareAstro } from './alternatives/astro.ts';
import { build, clear, prepare } from './alternatives/build.ts';
import type { Engine } from './alternatives/engine.ts';
import { ours } from './alternatives/ours.ts';
import { readSource } from './alternatives/source.ts';

const { values } = parseArgs({ options: { copies: { type: 'string', default: '12' } } });
if (!existsSync('dist/404.html')) throw new Error('There is no built site yet. Run "npm run build" first.');

const whole: Engine = { ...ours, command: ['scripts/build.ts', '--uncompressed'] };
const source = readSource('dist', Number(values.copies));
const figures = [];
for (const engine of [whole, bareAstro]) {
  console.error(`${engine.name} …`);
  figures.push({ name: engine.name, ...(await build(engine, prepare(engine, source))) });
  clear(engine);
}
const [own, bare] = figures;
if (!own || !bare) throw new Error('Nothing was built.');
console.log(
  `\n| ${everyPage().length * Number(values.copies)} pages | ${own.name} | ${bare.name} | ratio |\n|---|---|---|---|`,
);
for (const key of ['wallSeconds', 'cpuSeconds', 'memoryMb'] as const)
  console.log(`| ${key} | ${own[key].toFixed(1)} | ${bare[key].toFixed(1)} | ${(own[key] / bare[key]).toFixed(2)} |`);
