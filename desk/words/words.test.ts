import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGS, type Localized } from '../../src/language/lang.ts';
import { RECIPES } from '../model/recipes.ts';

const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file));
const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)));
const texts = [...modules, RECIPES].flatMap(textsIn);

/** Letters with a dot that the site writes without it, in both ways of encoding them. */
const DOTTED = /[फजखगक]\u093c|[\u0958-\u095b\u095e]/;
const PLACES = /%\{\w+\}/g;

test('every word of the desk is there in both languages', () => {
  expect(texts.length).toBeGreaterThan(100);
  // A hint that would only repeat the label is empty in both.
  const missing = texts.filter(({ en, hi }) => (en.trim() === '') !== (hi.trim() === ''));
  expect(missing).toEqual([]);
});

test('Hindi is Hindi, and English is English', () => {
  const isName = ({ en, hi }: Localized) => en === hi;
  const wrong = texts.filter((text) => !isName(text) && (!/[ऀ-ॿ]/.test(text.hi) || /[ऀ-ॿ]/.test(text.en)));
  expect(wrong).toEqual([]);
});

test('both languages fill the same places', () => {
  const placesOf = (text: string) => (text.match(PLACES) ?? []).toSorted().join();
  expect(texts.filter(({ en, hi }) => placesOf(en) !== placesOf(hi))).toEqual([]);
});

test('Hindi is spelt as on the site', () => {
  const sources = ['app', 'server', 'model', 'words'].flatMap((folder) =>
    readdirSync(`desk/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => `desk/${folder}/${file}`),
  );
  expect(sources.filter((file) => DOTTED.test(readFileSync(file, 'utf8')))).toEqual([]);
});

function textsIn(value: unknown): Localized[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [value];
  return Object.values(value).flatMap(textsIn);
}

function isText(value: object): value is Localized {
  return LANGS.every((lang) => lang in value && typeof Reflect.get(value, lang) === 'string');
}
