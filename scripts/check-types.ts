/**
 * Checks all types by the native TypeScript, in a sixth of the time of `astro check`: `.astro` files are turned into TSX first, as the language
 * server of Astro does. Needs the types that a build generates. `npm run check` and `npm run test:all` run `astro check`, which has hints as well.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { convertToTsx } from '@astrojs/astro2tsx';
import { run } from './checks.ts';

/** As seen by TypeScript, it lies over the root: an import of `Page.astro` finds `Page.astro.tsx` here. */
const MADE = '.astro/tsx';
const SETTINGS = `${MADE}/tsconfig.json`;
const TYPES = ['types.d.ts', 'tsx/**/*.tsx'].map((path) => `../${path}`);
const OF_ASTRO = ['env.d.ts', 'astro-jsx.d.ts'].map((file) => `../../node_modules/astro/${file}`);
const LEFT_OUT = ['dist', 'releases', '**/node_modules', 'test-results'].map((folder) => `../../${folder}`);

const settings = {
  extends: '../../tsconfig.json',
  compilerOptions: { rootDirs: ['../..', '.'] },
  include: [...TYPES, ...OF_ASTRO, '../../**/*.ts', '../../**/*.tsx'],
  exclude: LEFT_OUT,
};

rmSync(MADE, { recursive: true, force: true });
const unread: string[] = [];
for (const file of globSync('src/**/*.astro')) {
  const { code, diagnostics } = convertToTsx(readFileSync(file, 'utf8'), { filename: file, ambientTypes: true });
  unread.push(...diagnostics.map(({ message }) => `${file}: ${message}`));
  write(`${MADE}/${file}.tsx`, code);
}
write(SETTINGS, JSON.stringify(settings));
for (const line of unread) console.error(line);
// One thread reads what others would read again; the rest of the machine is at work on other checks. It ends before its memory need be tidied.
const isTyped = await run(['node_modules/ts7/bin/tsc', '--project', SETTINGS, '--singleThreaded'], { GOGC: '400' });
process.exit(isTyped && unread.length === 0 ? 0 : 1);

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
