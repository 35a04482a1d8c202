import { describe, expect, test } from 'vitest';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** Section 4(1)(b) of the Act, written apart from the site: page number and clause. */
const HEADS = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'
  .split(' ')
  .map((clause, index) => ({ clause, path: `rti/voluntary/information_4_1b${index + 1}/` }));

/** Rule 4 and the time limits, row by row: the figures of each, the same in both languages. */
const CHARGES = ['3 2', '', '', '50', '', '2', '50', '5'];
const LIMITS = ['30', '48', '5', '6 3 5', '5 10 40', '19 1 30', '30 45', '19 3 90'];
const UNITS = { en: /\b(?:days|hours)\b/g, hi: /दिन|घंटे/g };

describe.each(LANGS)('in %s', (lang) => {
  const letter = lang === 'en' ? 'b' : 'ख';
  const mainOf = (path: string) => builtPage(path).root.querySelector('main')!;
  const manuals = mainOf(pathFor('rti/manuals', lang));
  const rowsOf = (table: string) =>
    manuals.querySelectorAll(`#table-${table} tbody tr`).filter((row) => row.querySelector('td'));
  const figures = (words: string) => (words.match(/\d+/g) ?? []).join(' ');

  test.each(HEADS)('head ($clause) names its clause, its state, its owner and its date', ({ clause, path }) => {
    const main = mainOf(`/${lang}/${path}`);
    const section = `4(1)(${letter})(${clause})`;
    expect(textOf(main.querySelector('h1'))).toContain(`${section}:`);
    const terms = main.querySelectorAll('dl')[0]!.querySelectorAll('dt');
    const said = terms.map((term) => textOf(term.nextElementSibling));
    expect(said).toHaveLength(4);
    expect(said[0]!.split(' ')).toContain(section);
    expect(said.every((words) => words.length > 3)).toBe(true);
    expect(said[2]).toMatch(
      lang === 'en'
        ? /^(Complete$|(In part|Not available) \(missing: .{10,}\)\s?Ask an information officer$)/
        : /^(पूरी सूचना$|(आंशिक सूचना|उपलब्ध नहीं) \(जो नहीं है: .{10,}\)\s?सूचना अधिकारी से पूछें$)/,
    );
    expect(main.querySelectorAll('time[datetime]').length).toBeGreaterThan(0);
    expect(textOf(main.querySelector('article')).length).toBeGreaterThan(600);
  });

  test('each head leads to those beside it and to the index', () => {
    for (const [index, { path }] of HEADS.entries()) {
      const links = mainOf(`/${lang}/${path}`)
        .querySelector('dl + nav')!
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'));
      const beside = [HEADS[index - 1], HEADS[index + 1]].flatMap((head) => (head ? [`/${lang}/${head.path}`] : []));
      expect(links).toEqual([...beside, `/${lang}/rti/manuals/#the-sixteen-heads`]);
    }
    expect(manuals.querySelector('#the-sixteen-heads')).not.toBeNull();
  });

  test('the index lists all heads with state, owner and date, as their pages say', () => {
    const table = manuals.querySelector('#the-sixteen-heads ~ figure table')!;
    const rows = table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td'));
    const listed = rows.map(([head]) => head!.querySelector('a')!.getAttribute('href'));
    expect(listed).toEqual(HEADS.map(({ path }) => `/${lang}/${path}`));
    for (const [index, [head, state, owner, date]] of rows.entries()) {
      const { clause, path } = HEADS[index]!;
      expect(textOf(head)).toContain(`4(1)(${letter})(${clause}):`);
      const top = textOf(mainOf(`/${lang}/${path}`).querySelector('dl'));
      expect(top).toContain(textOf(state));
      expect(top).toContain(textOf(owner));
      expect(date!.querySelector('time')!.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    expect(textOf(manuals)).toContain('(xvii)');
  });

  test('the further charges are those of rule 4', () => {
    expect(rowsOf('rti-charges').map((row) => figures(textOf(row)))).toEqual(CHARGES);
  });

  test('the time limits are those of the Act', () => {
    const rows = rowsOf('rti-time-limits').map(textOf);
    expect(rows.map(figures)).toEqual(LIMITS);
    const units = rows.map((row) => row.match(UNITS[lang])?.length ?? 0);
    expect(units).toEqual([1, 1, 1, 1, 3, 1, 2, 1]);
  });

  test('fee and penalty are those of the Act', () => {
    const words = textOf(manuals);
    const amounts = lang === 'en' ? ['Rs. 10', 'Rs. 250', 'Rs. 25,000'] : ['10 रुपये', '250 रुपये', '25,000 रुपये'];
    for (const amount of amounts) expect(words).toContain(amount);
  });

  test('every unit has its information officer, and the first appeal its authority', () => {
    const list = textOf(mainOf(pathFor('rti/cpio_faa_list', lang)));
    const places = {
      en: ['Kota', 'Neemuch', 'Lucknow', 'Gwalior', 'First Appellate Authority'],
      hi: ['कोटा', 'नीमच', 'लखनऊ', 'ग्वालियर', 'प्रथम अपीलीय प्राधिकारी'],
    }[lang];
    for (const place of places) expect(list).toContain(place);
  });
});
