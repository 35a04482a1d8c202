/**
 * `npm run bench:desk`: plants forty mistakes, one at a time, in a copy of the content, and says when the desk names each: while it is typed, by the check of the one file that a screen
 * holds, or after the save, by the check of everything that handing in waits for. Prints the table of `bench/README.md`.
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { printMistakes } from '../src/files/mistake.ts';
import { PAGE_EN, PAGE_HI, PLANTED, SAMPLES } from './desk/mistakes.ts';
import { Drafts } from '../desk/server/drafts.ts';
import { beforeSave, type When } from './desk/while-typing.ts';

// The check then keeps what it has read, as at the desk.
process.env['NODE_ENV'] = 'development';
const { checkContent } = await import('../src/parts/check-content.ts');

const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
const content = join(folder, 'content');
cpSync('content', content, { recursive: true });
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

for (const [path, text] of Object.entries(SAMPLES)) write(path, text);
addToMenu();

const first = await check();
if (first.length > 0) {
  console.error(`The samples are not clean:\n${printMistakes(first)}`);
  process.exit(1);
}

const drafts = new Drafts(folder);
const counts: Record<When | 'after the save' | 'not named', number> = {
  'cannot be typed': 0,
  'while typing': 0,
  'after the save': 0,
  'not named': 0,
};
const times: number[] = [];
for (const { what, path, plant } of PLANTED) {
  const before = SAMPLES[path] ?? '';
  const after = plant(before);
  const early = beforeSave(drafts, path, before, after, SAMPLES[path === PAGE_EN ? PAGE_HI : PAGE_EN] ?? '');
  write(path, after);
  const begin = performance.now();
  const [found] = await check();
  times.push(performance.now() - begin);
  write(path, before);
  const when = early?.when ?? (found ? 'after the save' : 'not named');
  counts[when] += 1;
  console.log(`${when.padEnd(16)} ${what}: ${early?.how ?? found?.code ?? ''}`);
}
const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
console.log(`\n${PLANTED.length} mistakes: ${JSON.stringify(counts)}; whole check ${Math.round(median)} ms (median)`);

async function check() {
  const { mistakes, questions } = await checkContent(content);
  return [...mistakes, ...questions];
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(content, path)), { recursive: true });
  writeFileSync(join(content, path), text);
}

/** A page has its place in the menu. */
function addToMenu(): void {
  const menu = readFileSync(join(content, 'menu.yaml'), 'utf8');
  write('menu.yaml', menu.replace(/^( *)- page: about\/overview$/m, '$&\n$1- page: about/bench'));
}
