import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpectedFile } from '../support/expected.ts';
import { type Penalty, readPenalty, sectionIn } from '../support/read-penalty.ts';

/** The page of each table. */
const PAGES = {
  'penalties-quantity': 'top-level/prevention/punishment',
  'penalties-other': 'top-level/prevention/other-offences',
} as const;
type TableId = keyof typeof PAGES;
const TABLES = Object.keys(PAGES) as TableId[];
const EXPECTED = readExpectedFile<Record<TableId, Penalty[]>>('law/penalties.yaml');
const sectionsOf = (table: TableId) => new Set(EXPECTED[table].map(({ section }) => section));

describe.each(LANGS)('in %s', (lang) => {
  const mainOf = (route: string) => builtPage(pathFor(route, lang)).root.querySelector('main')!;
  const rowsOf = (table: TableId) =>
    mainOf(PAGES[table])
      .querySelectorAll(`#table-${table} tbody tr`)
      .map((row) => row.querySelectorAll('th[scope="row"], td').map((cell) => textOf(cell)))
      .filter((cells) => cells.length > 0);

  test.each(TABLES)('every cell of %s says what the Act says', (table) => {
    const rows = rowsOf(table);
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 4));
    // Rows of other sections may stand there; what they say is not known here.
    const known = rows.filter((cells) => sectionsOf(table).has(sectionIn(cells[3]!, lang)));
    expect(known.map((cells) => readPenalty(cells, lang))).toEqual(EXPECTED[table]);
  });

  test.each(TABLES)(
    'every section of %s has its place, which a link can name, and one at a card of the hub',
    (table) => {
      const numbers = [...sectionsOf(table)].flatMap((section) => section.match(/(?<!\()\b\d+[A-Z]?/g)!);
      for (const route of [PAGES[table], 'top-level/prevention']) {
        const places = mainOf(route)
          .querySelectorAll('[id^="section-"]')
          .map(({ id }) => id);
        expect(new Set(places).size).toBe(places.length);
        for (const number of numbers) expect(places).toContain(`section-${number.toLowerCase()}`);
      }
    },
  );

  test('each small quantity leads to the older text beside the law', () => {
    const older = ['penalty-small-term:2001-10-02', 'penalty-small-term-since'].map((id) =>
      formatFact(catalogue.facts.get(id)!, lang),
    );
    const main = mainOf(PAGES['penalties-quantity']);
    const small = main
      .querySelectorAll('#table-penalties-quantity th[scope="row"]')
      .filter((cell) => /^(Small|अल्प मात्रा)/.test(textOf(cell)));
    const expected = EXPECTED['penalties-quantity'].filter(({ band }) => band === 'small');
    expect(small.length).toBeGreaterThanOrEqual(expected.length);
    for (const cell of small) {
      const note = cell.querySelector('a')!.getAttribute('href')!.slice(1);
      for (const words of older) expect(textOf(main.querySelector(`[id="${note}"]`))).toContain(words);
    }
  });

  test('the quantities of section 31A are listed', () => {
    const list = textOf(mainOf(PAGES['penalties-other']).querySelector('#quantities-of-section-31a ~ ul'));
    const facts = [...catalogue.facts].filter(([id]) => id.startsWith('repeat-offence-'));
    expect(facts.length).toBeGreaterThan(0);
    for (const [id, fact] of facts) expect(list, id).toContain(formatFact(fact, lang));
  });
});
