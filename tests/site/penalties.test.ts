import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { type Penalty, readPenalty } from '../support/read-penalty.ts';

const TABLES = ['penalties-quantity', 'penalties-other'] as const;
const EXPECTED = parse(readFileSync('tests/site/penalties-expected.yaml', 'utf8'), { merge: true }) as Record<
  (typeof TABLES)[number],
  Penalty[]
>;
const SECTIONS = '15 16 17 18 19 20 21 22 23 24 25 25a 26 27 27a 27b 28 29 30 31 31a 32 32a 32b 58 59'.split(' ');

describe.each(LANGS)('in %s', (lang) => {
  const main = builtPage(pathFor('top-level/prevention', lang)).root.querySelector('main')!;
  const rowsOf = (table: string) =>
    main
      .querySelectorAll(`#table-${table} tbody tr`)
      .map((row) => row.querySelectorAll('th[scope="row"], td').map((cell) => textOf(cell)))
      .filter((cells) => cells.length > 0);

  test.each(TABLES)('every cell of %s says what the Act says', (table) => {
    const rows = rowsOf(table);
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 4));
    expect(rows.map((cells) => readPenalty(cells, lang))).toEqual(EXPECTED[table]);
  });

  test('every section has its place, which a link can name', () => {
    const places = main.querySelectorAll('[id^="section-"]').map(({ id }) => id);
    expect(places.toSorted()).toEqual(SECTIONS.map((section) => `section-${section}`).toSorted());
  });

  test('each small quantity leads to the older text beside the law', () => {
    const older = { en: /up to 6 months.*1 May 2014/, hi: /6 माह तक.*1 मई 2014/ }[lang];
    const small = main
      .querySelectorAll('#table-penalties-quantity th[scope="row"]')
      .filter((cell) => /^(Small|अल्प मात्रा)/.test(textOf(cell)));
    expect(small.length).toBe(7);
    for (const cell of small) {
      const note = cell.querySelector('a')!.getAttribute('href')!.slice(1);
      expect(textOf(main.querySelector(`[id="${note}"]`))).toMatch(older);
    }
  });

  test('the quantities of section 31A are listed', () => {
    const list = textOf(main.querySelector('#quantities-of-section-31a ~ ul'));
    const units = { en: ['kg', 'g'], hi: ['किलोग्राम', 'ग्राम'] }[lang];
    const amounts = [...list.matchAll(/([\d,]+) (kg|g|किलोग्राम|ग्राम)/g)].map(([, value, unit]) => [
      value,
      units.indexOf(unit!),
    ]);
    expect(amounts).toEqual([
      ['10', 0],
      ['1', 0],
      ['500', 1],
      ['20', 0],
      ['1,500', 1],
    ]);
  });
});
