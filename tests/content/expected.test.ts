import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExpected, readExpectedCsv, readExpectedFile } from '../support/expected.ts';

/** Sections of the specification, `2.3`. */
const SECTION = /^[1-9](\.[1-9])?$/;
const namesOf = (folder: string, ending: string) =>
  readdirSync(`tests/expected/${folder}`)
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}${file.slice(0, -ending.length)}`);

test.each(namesOf('', '.yaml'))('every entry of %s names its section of the specification', (name) => {
  const entries = readExpected<object>(name);
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.filter(({ spec }) => !SECTION.test(spec))).toEqual([]);
});

test.each([...namesOf('', '.csv'), ...namesOf('law/', '.csv')])('every line of %s names its section', (name) => {
  const lines = readExpectedCsv<never>(name);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter(({ spec }) => !SECTION.test(spec))).toEqual([]);
});

test.each(namesOf('law/', '.yaml'))('%s names the law and its section of the specification', (name) => {
  const { spec, law } = readExpectedFile<{ spec: string; law: string }>(`${name}.yaml`);
  expect(spec).toMatch(SECTION);
  expect(law).toMatch(/Act/);
});
