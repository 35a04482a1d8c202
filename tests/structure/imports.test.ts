import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { BESIDE, type Import, LAYERS, wrongImport, wrongNeighbour } from './layers.ts';

const CODE = /\.(ts|tsx|astro|mjs)$/;
/** Static imports and re-exports, types included, and `import()`. */
const SPECIFIER = /(?:\bfrom|\bimport)\s*\(?\s*(['"`])(\.[^'"`]+)\1/g;

/** Static imports and re-exports of values. */
const VALUE_SPECIFIER = /^(?:import|export)\b(?!\s+type\b)(?:[^'"`;]*?\bfrom)?\s*(['"`])(\.{1,2}\/[^'"`]+)\1/gm;

/** What each folder of the desk may import. */
const DESK_MAY: Record<string, RegExp> = {
  app: /^(desk\/(app|model|words)|src\/(language|lib|text|messages|styles))\//,
  model: /^(desk\/model|src\/(language|lib|text))\//,
  // Schemas and parts as types alone: the compiler then demands a word for each kind.
  words: /^(desk\/(words|model)|src\/(language|schemas|parts))\//,
  server: /^((desk\/(server|model|words)|src|scripts|server)\/|astro\.config\.ts$|\.oxfmtrc\.json$)/,
};

const imports = ['src', 'server', 'scripts', 'desk'].flatMap(filesBelow).flatMap(importsOf);
const ofLayers = imports.filter(({ file }) => file.startsWith('src/') && !/\.test\.tsx?$/.test(file));

test('every folder of src imports only folders below it', () => {
  expect(ofLayers.length).toBeGreaterThan(500);
  expect(ofLayers.flatMap((each) => wrongImport(each) ?? [])).toEqual([]);
});

test('no tool imports another tool', () => {
  expect(ofLayers.flatMap((each) => wrongNeighbour(each) ?? [])).toEqual([]);
});

test('nothing that is shipped or run imports from tests', () => {
  const wrong = imports.filter(({ file, target }) => !/\.test\.tsx?$/.test(file) && target.startsWith('tests/'));
  expect(wrong.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
});

test('src imports nothing from server or scripts', () => {
  const wrong = ofLayers.filter(({ target }) => !target.startsWith('src/'));
  expect(wrong.map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
});

test('nothing but the desk imports the desk, and its screens only what runs in a browser', () => {
  const ofDesk = imports.filter(({ file }) => file.startsWith('desk/') && !/\.test\.tsx?$/.test(file));
  expect(ofDesk.length).toBeGreaterThan(100);
  const into = imports.filter(({ file, target }) => !file.startsWith('desk/') && target.startsWith('desk/'));
  const wrong = ofDesk.filter(({ file, target }) => !DESK_MAY[file.split('/')[1] ?? '']?.test(target));
  expect([...into, ...wrong].map(({ file, line, target }) => `${file}:${line} imports ${target}`)).toEqual([]);
});

test('the build reads the content once: nothing that it loads before the check asks for the catalogue', () => {
  const reached = new Set(['scripts/build.ts']);
  for (const file of reached) {
    if (!existsSync(file)) throw new Error(`${file} is imported and not there.`);
    for (const [, , specifier = ''] of readFileSync(file, 'utf8').matchAll(VALUE_SPECIFIER))
      reached.add(resolved(posix.join(posix.dirname(file), specifier)));
  }
  expect(reached.size).toBeGreaterThan(100);
  expect([...reached]).not.toContain('src/content/catalogue.ts');
});

test('every folder of src is a layer or stands beside the layers, and every layer exists', () => {
  const folders = readdirSync('src', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  expect(folders.toSorted()).toEqual([...LAYERS, ...Object.keys(BESIDE)].toSorted());
});

test.each([
  [
    'src/lib/a.ts',
    'src/words/strings.ts',
    /a\.ts:3 imports src\/words\/strings\.ts: lib\/ lies below words\/\. Move strings\.ts into lib\//,
  ],
  ['src/components/tables/A.tsx', 'src/features/search/search.ts', /components\/ lies below features\//],
  ['src/behaviour/menu.ts', 'src/content/catalogue.ts', /behaviour\/ imports only language, lib, text/],
  ['src/components/prose/A.tsx', 'src/behaviour/menu.ts', /behaviour\/ is imported by layouts, frame only/],
  ['src/schemas/a.ts', 'src/content.config.ts', /files at the root of src\/ are for Astro alone/],
])('a planted import of %s from %s is reported with its line and the cure', (file, target, message) => {
  expect(wrongImport({ file, line: 3, target })).toMatch(message);
  expect(wrongImport({ file: target, line: 1, target: target.replace(/[^/]+$/, 'neighbour.ts') })).toBeUndefined();
});

test('a planted import of one tool from another is reported', () => {
  const planted = { file: 'src/features/a/x.ts', line: 1, target: 'src/features/b/y.ts' };
  expect(wrongNeighbour(planted)).toMatch(/tools do not import each other/);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => CODE.test(file));
}

function importsOf(file: string): Import[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(SPECIFIER)].map(([, , specifier = '']) => ({
        file,
        line: index + 1,
        target: resolved(posix.join(posix.dirname(file), specifier.replace(/\?.*$/, ''))),
      })),
    );
}

function resolved(path: string): string {
  return ['', '.ts', '.tsx'].map((ending) => path + ending).find((each) => CODE.test(each) && existsSync(each)) ?? path;
}
