import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { previousYearsTables } from '../../src/content/previous-years-tables.ts';
import { dataFilePath } from '../../src/addresses/datasets.ts';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { translator } from '../../src/words/strings.ts';
import { builtPage, everyBuiltHtmlPage, textOf } from '../support/built-pages.ts';

const NOTHING = new Set(['', '–', '—', '-', ...LANGS.map((lang) => translator(lang)('value.notAvailable'))]);

/** Whether a cell says nothing to those who see it. */
function isEmpty(cell: HTMLElement): boolean {
  const hidden = cell.querySelectorAll('.visually-hidden').map((each) => textOf(each));
  const text = hidden.reduce((rest, words) => rest.replace(words, ''), textOf(cell)).trim();
  return NOTHING.has(text);
}

/** The tables of a page of which more than half of the cells in sight say nothing, row headings left out. */
function hollowTables(root: HTMLElement): string[] {
  return root.querySelectorAll('table').flatMap((table) => {
    const cells = table.querySelectorAll('tbody tr:not([hidden]) td:not([hidden])');
    const empty = cells.filter(isEmpty).length;
    return empty * 2 > cells.length ? [`${textOf(table.querySelector('caption'))}: ${empty} of ${cells.length}`] : [];
  });
}

describe('no table is more than half empty', () => {
  test('on any page', () => {
    const hollow = everyBuiltHtmlPage().flatMap(({ path, root }) =>
      hollowTables(root).map((table) => `${path} ${table}`),
    );
    expect(hollow).toEqual([]);
  });

  const planted = (...cells: string[]) =>
    parse(
      `<table><caption>Yield</caption><tbody>${cells.map((cell) => `<tr><th>2020</th><td>${cell}</td></tr>`).join('')}</tbody></table>`,
    );
  const dash = '<span aria-hidden="true">–</span><span class="visually-hidden">not available</span>';

  test('a planted one is caught, one that is half full is not', () => {
    expect(hollowTables(planted('4.2', dash, ''))).toEqual(['Yield: 2 of 3']);
    expect(hollowTables(planted('4.2', 'उपलब्ध नहीं', '—'))).toEqual(['Yield: 2 of 3']);
    expect(hollowTables(planted('4.2', dash))).toEqual([]);
  });
});

describe.each(LANGS)('previous years data in %s', (lang) => {
  const page = builtPage(pathFor('opium/previous_years_data', lang));

  test('nothing on the page is made up', () => {
    expect(textOf(page.root.querySelector('main'))).not.toContain(translator(lang)('badge.specimen'));
  });

  test('every row is in the files, with its place, what it covers and where it was read', () => {
    for (const table of previousYearsTables(catalogue.previousYears!, catalogue.offices)) {
      const { rows } = JSON.parse(readFileSync(`dist${dataFilePath(table.id, 'json', lang)}`, 'utf8'));
      expect(rows).toHaveLength(table.rows.length);
      for (const row of rows) {
        expect(row.place).not.toBe('');
        expect(row.scope).not.toBe('');
        expect(row.sources.length).toBeGreaterThan(0);
      }
    }
  });
});
