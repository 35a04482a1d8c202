import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stringsSchema } from '../schemas/strings.ts';
import { linksSchema, siteSchema } from '../schemas/site.ts';
import { readYaml } from './read-yaml.ts';

const folder = mkdtempSync(join(tmpdir(), 'read-yaml-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(text: string): string {
  const file = join(folder, 'planted.yaml');
  writeFileSync(file, text);
  return file;
}

test.each([
  ['a missing language', 'nav.home: { en: Home }', /nav\.home → hi/],
  ['Hindi without Devanagari', 'nav.home: { en: Home, hi: Home }', /holds no Devanagari letter\. Translate it/],
  ['an empty text', 'nav.home: { en: "", hi: घर }', /This text is empty/],
  ['an unknown field', 'nav.home: { en: Home, hi: घर, fr: Accueil }', /fr/],
  ['a broken file', 'nav.home: { en: Home', /line 1: A bracket “\{” begins in this line and does not end/],
])('%s in the strings is named', (_, text, message) => {
  expect(() => readYaml(fileWith(text), stringsSchema)).toThrow(message);
});

test('all mistakes of a file are reported together, with the file', () => {
  const file = fileWith('a.one: { en: One }\na.two: { hi: दो }');
  expect(() => readYaml(file, stringsSchema)).toThrow(/planted\.yaml\n.*line 1, a\.one → hi.*\n.*line 2, a\.two → en/);
});

test('a number with a sign in it and a link that is no address are named', () => {
  expect(() => readYaml(fileWith("reviewMonths: 12.5\nhelpline: '19-33'"), siteSchema)).toThrow(
    /helpline: This is no telephone number/,
  );
  const link = '{ label: { en: A, hi: अ }, url: www.example.org, source: x, confirmed: true }';
  expect(() => readYaml(fileWith(`a: ${link}`), linksSchema)).toThrow(/a → url: This is no address/);
});

test('a missing file is named', () => {
  expect(() => readYaml(join(folder, 'absent.yaml'), siteSchema)).toThrow(/absent\.yaml\n.*This file is missing/);
});
