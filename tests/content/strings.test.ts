import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { PROVIDERS } from '../../src/schemas/page.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, { en: string; hi: string }>;
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

const isNamed = (key: string) => source.includes(`'${key}'`) || source.includes(`"${key}"`);

test('every interface word is used somewhere', () => {
  const builtFromParts = PROVIDERS.flatMap((provider) => [`provider.${provider}`, `covers.${provider}`]);
  const unused = Object.keys(read('content/strings.yaml')).filter(
    (key) => !isNamed(key) && !builtFromParts.includes(key),
  );
  expect(unused).toEqual([]);
});

test('every outside link is used somewhere', () => {
  const unused = Object.keys(read('content/links.yaml')).filter((key) => !isNamed(key));
  expect(unused).toEqual([]);
});

test('figures in interface words are the same in both languages', () => {
  const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
  for (const { en, hi } of Object.values(read('content/strings.yaml'))) expect(figures(hi)).toEqual(figures(en));
});
