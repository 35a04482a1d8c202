import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { PARTS } from '../../src/parts/registry.ts';
import { REGISTERS } from '../../src/schemas/registers.ts';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'bench/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

test.each(documents)('%s names only commands, files and folders that exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([a-z:-]+)/g)].map(([, name]) => name!);
  expect.soft(commands.filter((name) => !(name in scripts))).toEqual([]);

  const paths = [...text.matchAll(/`((?:src|content|deploy|docs|server|scripts|tests)\/[\w./-]+)`/g)].map(
    ([, path]) => path!,
  );
  expect.soft(paths.filter((path) => !existsSync(path))).toEqual([]);

  const links = [...text.matchAll(/\]\((?!https:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path]) => path!);
  expect.soft(links.filter((path) => !existsSync(join(dirname(document), path)))).toEqual([]);
});

test.each(documents)('%s links only to headings that exist', (document) => {
  const anchors = [...readFileSync(document, 'utf8').matchAll(/\]\((?!https:)([^)#]*)#([^)]+)\)/g)];
  const missing = anchors.filter(([, path, anchor]) => {
    const target = path ? join(dirname(document), path) : document;
    return !anchorsIn(readFileSync(target, 'utf8')).includes(anchor!);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});

test('the accessibility statement names only tests that exist', () => {
  const statement = readFileSync('docs/accessibility.md', 'utf8');
  const folders = { test: 'tests/site', spec: 'tests/browser' };
  const files = [...statement.matchAll(/`([\w-]+\.(test|spec)\.ts)`/g)].map(
    ([, file, kind]) => `${folders[kind as keyof typeof folders]}/${file}`,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

const editing = readFileSync('docs/editing.md', 'utf8');

test('the guide for editors names every part a page may use', () => {
  expect(Object.keys(PARTS).filter((part) => !editing.includes(`<${part}`))).toEqual([]);
});

test.each(Object.entries(REGISTERS))('the guide for editors names every kind of %s', (register, { kinds }) => {
  const row = editing.split('\n').find((line) => line.startsWith(`| \`${register}\` `));
  expect([...(row ?? '').matchAll(/`([\w-]+)`/g)].map(([, word]) => word)).toEqual([register, ...kinds]);
});

/** The ids that Git hosts give to headings: small letters, hyphens for spaces, no punctuation. */
function anchorsIn(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}
