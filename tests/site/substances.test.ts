import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { readIndex } from '../../src/features/substances/substance-index.ts';
import { letterPath } from '../../src/addresses/letters.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtPage, everyBuilt, textOf } from '../support/built-pages.ts';

const { rows } = catalogue.substances!;
/** The rows as their editor wrote them, read without the code of the site. */
const written = parseCsv(readFileSync('content/substances.csv', 'utf8'), { columns: true }) as Record<string, string>[];

test('no substance is lost on the way', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
  const index = readIndex(JSON.parse(readFileSync('dist/data/substances-index.json', 'utf8')));
  expect(index.map(({ id, name, rule }) => ({ id, name, rule }))).toEqual(
    rows.map(({ id, name, rule }) => ({ id, name, rule })),
  );
});

describe.each(LANGS)('in %s', (lang) => {
  const pages = everyBuilt('letter').filter((page) => page.lang === lang);

  test('the page of the list leads to every letter and counts right', () => {
    const { root } = builtPage(`/${lang}/exim/substances/`);
    const links = root
      .querySelectorAll('main nav a')
      .filter((link) => link.getAttribute('href')!.startsWith(letterPath('', lang).slice(0, -1)));
    const letters = links.filter((link) => /\/([a-z]|0-9)\/$/.test(link.getAttribute('href')!));
    expect(letters.map((link) => link.getAttribute('href'))).toEqual(pages.map(({ path }) => path));
    const counts = letters.map((link) => Number(textOf(link.querySelector('[aria-hidden]'))));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(written.length);
    expect(textOf(root.querySelector('main'))).toContain(String(written.length));
  });

  test('the files to take along hold every substance', () => {
    const csv = readFileSync(`dist/${lang}/data/substances.csv`, 'utf8');
    const lines = parseCsv(csv, { bom: true }) as string[][];
    expect(lines).toHaveLength(written.length + 1);
    const json = JSON.parse(readFileSync(`dist/${lang}/data/substances.json`, 'utf8')) as { rows: { name: string }[] };
    expect(json.rows.map(({ name }) => name).toSorted()).toEqual(written.map((row) => row[`name_${lang}`]).toSorted());
  });
});
