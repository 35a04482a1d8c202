import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { readIndex } from '../../src/features/substances/substance-index.ts';
import { letterPath, substancePath } from '../../src/addresses/letters.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { HEAD_SCRIPTS } from '../../src/layouts/head-scripts.ts';
import { builtPage, everyBuilt, textOf, unmarkedRuns } from '../support/built-pages.ts';

const { rows } = catalogue.substances!;
/** The rows as their editor wrote them, read without the code of the site. */
const written = parseCsv(readFileSync('content/substances.csv', 'utf8'), { columns: true }) as Record<string, string>[];

test('no substance is lost on the way', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual(written.map(({ id }) => id).toSorted());
  const index = readIndex(JSON.parse(readFileSync('dist/data/substances-index.json', 'utf8')));
  expect(index).toEqual(rows);
});

describe.each(LANGS)('in %s', (lang) => {
  const pages = everyBuilt('letter').filter((page) => page.lang === lang);

  test('every substance stands once, at its own address, with all its particulars', () => {
    const items = new Map(
      pages.flatMap(({ path, root }) =>
        root.querySelectorAll('main li[id]').map((item) => [`${path}#${item.id}`, item]),
      ),
    );
    for (const row of written) {
      const text = textOf(items.get(substancePath(row['id']!, lang)));
      const cells = [row['name_en'], row['name_hi'], row['cas'], row['hs'], row[`other_names_${lang}`]];
      for (const cell of cells) expect(text, row['id']).toContain(cell);
      expect(text).toContain(catalogue.substances!.export[row['export']!]!.label[lang]);
      expect(text).toContain(catalogue.substances!.import[row['import']!]!.label[lang]);
      const mark = items.get(substancePath(row['id']!, lang))?.querySelector('[data-doubt]');
      expect(mark != null, row['id']).toBe(row['to_confirm'] !== '');
    }
    const listed = pages.flatMap(({ root }) => root.querySelectorAll('main ul > li[id]'));
    expect(listed).toHaveLength(written.length);
  });

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

  test('each page of a letter has its own title, address, twin, and leads back', () => {
    for (const { path, root, id: letter } of pages) {
      expect(root.querySelector('html')?.getAttribute('lang')).toBe(lang);
      expect(textOf(root.querySelector('h1'))).toContain(letter.toUpperCase().replace('-', '–'));
      expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(new RegExp(`${path}$`));
      const twin = root.querySelector(`link[hreflang=${otherLang(lang)}]`)?.getAttribute('href');
      expect(twin).toMatch(new RegExp(`${twinOf(path)}$`));
      expect(root.querySelector('[data-language-link]')?.getAttribute('href')).toBe(twinOf(path));
      expect(root.querySelector(`main nav a[href="/${lang}/exim/substances/"]`)).toBeTruthy();
      const inline = root.querySelectorAll('script:not([src]), style').map(({ rawText }) => rawText);
      expect(inline).toEqual(HEAD_SCRIPTS.map(({ text }) => text));
      expect(unmarkedRuns(root.querySelector('main')!), path).toEqual([]);
    }
    expect(new Set(pages.map(({ root }) => textOf(root.querySelector('title')))).size).toBe(pages.length);
  });

  test('fees and deadlines of the rules come from the facts', () => {
    const text = pages.map(({ root }) => textOf(root.querySelector('main'))).join(' ');
    for (const id of [
      'import-certificate-fee',
      'export-authorisation-fee',
      'poppy-seed-registration-fee',
      'precursor-details-deadline',
      'analysis-import-limit',
    ])
      expect(text, id).toContain(formatFact(catalogue.facts.get(id)!, lang));
    expect(text).not.toMatch(/[{}]/);
  });

  test('the files to take along hold every substance', () => {
    const csv = readFileSync(`dist/${lang}/data/substances.csv`, 'utf8');
    const lines = parseCsv(csv, { bom: true }) as string[][];
    expect(lines).toHaveLength(written.length + 1);
    const json = JSON.parse(readFileSync(`dist/${lang}/data/substances.json`, 'utf8')) as { rows: { name: string }[] };
    expect(json.rows.map(({ name }) => name).toSorted()).toEqual(written.map((row) => row[`name_${lang}`]).toSorted());
  });
});
