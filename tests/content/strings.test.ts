import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { CALLOUT_KINDS, POSTS_SHOWN } from '../../src/schemas/part.ts';
import { STANDINGS } from '../../src/domain/register-records.ts';
import { REGISTER_IDS, REGISTERS } from '../../src/schemas/registers.ts';
import { DISCLOSURE_STATES } from '../../src/schemas/disclosure.ts';
import { BOUNDS, UNITS } from '../../src/schemas/fact.ts';
import { OFFICE_UNITS } from '../../src/schemas/office.ts';
import { PROVIDERS } from '../../src/schemas/page.ts';
import { POST_KINDS } from '../../src/schemas/post.ts';

const read = (file: string) => parse(readFileSync(file, 'utf8')) as Record<string, { en: string; hi: string }>;
const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|tsx|astro)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'))
  .join('\n');

const isNamed = (key: string) => source.includes(`'${key}'`) || source.includes(`"${key}"`);

/** Keys that the code puts together from the names of things. */
const builtFromParts = [
  ...PROVIDERS.flatMap((provider) => [`provider.${provider}`, `covers.${provider}`, `area.${provider}`]),
  ...UNITS.flatMap((unit) => [`unit.${unit}.one`, `unit.${unit}.other`]),
  ...BOUNDS.map((bound) => `bound.${bound}`),
  ...CALLOUT_KINDS.map((kind) => `callout.${kind}`),
  ...OFFICE_UNITS.map((unit) => `office.${unit}`),
  ...REGISTER_IDS.flatMap((id) => [`registerName.${id}`, ...REGISTERS[id].kinds.map((kind) => `kind.${kind}`)]),
  ...STANDINGS.flatMap((standing) => [`validity.${standing}`, `standing.${standing}`]),
  ...DISCLOSURE_STATES.map((state) => `disclosure.state.${state}`),
  ...POSTS_SHOWN.map((show) => `posts.${show}`),
  ...POST_KINDS.filter((kind) => kind !== 'cadre').map((kind) => `posts.${kind}`),
  ...['year', 'kind', 'area', 'validity'].map((list) => `register.${list}`),
  ...['en', 'hi', 'both'].map((name) => `languageName.${name}`),
  ...['PDF', 'web-page'].map((format) => `format.${format}`),
];

test('every kind, unit and name has its words', () => {
  const keys = Object.keys(read('content/strings.yaml'));
  expect(builtFromParts.filter((key) => !keys.includes(key))).toEqual([]);
});

test('every interface word is used somewhere', () => {
  const unused = Object.keys(read('content/strings.yaml')).filter(
    (key) => !isNamed(key) && !builtFromParts.includes(key),
  );
  expect(unused).toEqual([]);
});

test('every outside link is used somewhere', () => {
  const unused = Object.keys(read('content/links.yaml')).filter((key) => !isNamed(key));
  expect(unused).toEqual([]);
});
