import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS, type Localized } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { OFFICE_UNITS } from '../../src/schemas/office.ts';
import type { Cell } from '../../src/schemas/table.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { expectedRoutes } from '../support/expected.ts';

/** Section 4(1)(b) of the Act: a page for each clause, at the specified address. */
const CLAUSES = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi'.split(' ');
const HEADS = expectedRoutes
  .filter(({ id }) => id.startsWith('rti/information_4_1b'))
  .map(({ path }, index) => ({ clause: CLAUSES[index]!, path: `${path}/` }));

const isLocalized = (cell: Cell): cell is Localized => typeof cell === 'object' && cell !== null && 'en' in cell;

describe.each(LANGS)('in %s', (lang) => {
  const letter = lang === 'en' ? 'b' : 'ख';
  const mainOf = (path: string) => builtPage(path).root.querySelector('main')!;
  const chapter = (key: string) => mainOf(pathFor(`rti/manuals/${key}`, lang));
  const rowsOf = (key: string, table: string) =>
    chapter(key)
      .querySelectorAll(`#table-${table} tbody tr`)
      .filter((row) => row.querySelector('td'));

  test.each(HEADS)('category ($clause) names its clause, its state, its owner and its date', ({ clause, path }) => {
    const main = mainOf(`/${lang}/${path}`);
    const section = `4(1)(${letter})(${clause})`;
    expect(textOf(main.querySelector('h1'))).toContain(`${section}:`);
    const fold = main.querySelector('article details[data-fold]')!;
    const said = fold.querySelectorAll('dt').map((term) => textOf(term.nextElementSibling));
    expect(said).toHaveLength(3);
    expect(said[0]!.split(' ')).toContain(section);
    expect(said.every((words) => words.length > 3)).toBe(true);
    // How much is given stands open, above the text; with less than all of it, whom to ask.
    expect(textOf(fold.previousElementSibling)).toMatch(
      lang === 'en'
        ? /^Status: (Complete$|(In part|Not available)\s?Ask an information officer$)/
        : /^स्थिति: (पूरी सूचना$|(आंशिक सूचना|उपलब्ध नहीं)\s?सूचना अधिकारी से पूछें$)/,
    );
    expect(main.querySelectorAll('time[datetime]').length).toBeGreaterThan(0);
    expect(textOf(main.querySelector('article')).length).toBeGreaterThan(600);
  });

  test('each category leads to those beside it and to the index', () => {
    for (const [index, { path }] of HEADS.entries()) {
      const links = mainOf(`/${lang}/${path}`)
        .querySelector('article ~ nav')!
        .querySelectorAll('a')
        .map((link) => link.getAttribute('href'));
      const beside = [HEADS[index - 1], HEADS[index + 1]].flatMap((head) => (head ? [`/${lang}/${head.path}`] : []));
      expect(links).toEqual([...beside, `/${lang}/rti/manuals/sixteen-heads/`]);
    }
  });

  test('the index lists all heads with state, owner and date, as their pages say', () => {
    const table = chapter('sixteen-heads').querySelector('figure table')!;
    const rows = table.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('th, td'));
    const listed = rows.map(([head]) => head!.querySelector('a')!.getAttribute('href'));
    expect(listed).toEqual(HEADS.map(({ path }) => `/${lang}/${path}`));
    for (const [index, [head, state, owner, date]] of rows.entries()) {
      const { clause, path } = HEADS[index]!;
      expect(textOf(head)).toContain(`4(1)(${letter})(${clause}):`);
      const top = textOf(mainOf(`/${lang}/${path}`).querySelector('article details[data-fold]')!.parentNode);
      expect(top).toContain(textOf(state));
      expect(top).toContain(textOf(owner));
      expect(date!.querySelector('time')!.getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  test.each([
    ['fee', 'rti-charges'],
    ['time-limits', 'rti-time-limits'],
  ])('the chapter %s shows every row of %s', (key, table) => {
    const { rows, groupBy } = catalogue.tables.get(table)!;
    const shown = rowsOf(key, table).map(textOf);
    expect(shown).toHaveLength(rows.length);
    rows.forEach(({ cells }, index) => {
      const words = Object.entries(cells).filter(([column]) => column !== groupBy);
      for (const [, cell] of words) expect(shown[index]).toContain(isLocalized(cell) ? cell[lang] : '');
    });
  });

  test('fees and penalties of the Act stand in the guide as the facts have them', () => {
    const said = (main: HTMLElement, id: string) =>
      expect(textOf(main), id).toContain(formatFact(catalogue.facts.get(id)!, lang));
    const hub = mainOf(pathFor('rti/manuals', lang));
    for (const id of ['rti-application-fee', 'rti-reply-time', 'rti-first-appeal-time', 'rti-second-appeal-time'])
      said(hub, id);
    said(chapter('fee'), 'rti-application-fee');
    for (const id of ['rti-penalty-day', 'rti-penalty-highest']) said(chapter('appeal'), id);
  });

  test('every unit has its information officer, and the first appeal its authority', () => {
    const list = textOf(mainOf(pathFor('rti/cpio_faa_list', lang)));
    const officers = [...catalogue.people.values()].filter(({ lists }) => lists.includes('cpio'));
    expect(new Set(officers.map(({ office }) => catalogue.offices.get(office)!.unit))).toEqual(new Set(OFFICE_UNITS));
    for (const { name, post } of officers) for (const said of [name ?? post, post]) expect(list).toContain(said[lang]);
  });
});
