import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

describe.each(LANGS)('in %s', (lang) => {
  const mainOf = (route: string) => builtPage(pathFor(route, lang)).root.querySelector('main')!;

  test('the organisation chart is an outline: ministry, department, bureau, units, offices', () => {
    const chart = mainOf('about/organisational_setup').querySelector('figure')!;
    const { above, bureau, units } = catalogue.organisation;
    const bureauItem = [...above, bureau].reduce((inside, { name }) => {
      const [item] = inside.querySelectorAll(':scope > ul > li');
      expect(textOf(item!.querySelector(':scope > div > p'))).toBe(name[lang]);
      return item!;
    }, chart);
    const unitItems = bureauItem.querySelector(':scope > ul')!.querySelectorAll(':scope > li');
    expect(unitItems.map((item) => textOf(item.querySelector('p')))).toEqual(units.map(({ name }) => name[lang]));
    units.forEach(({ unit }, index) => {
      for (const [id, office] of catalogue.offices)
        if (office.unit === unit && !['headquarters', 'unit-office'].includes(office.kind))
          expect(textOf(unitItems[index]), id).toContain(office.name[lang].split(', ').at(-1));
    });
  });

  test('the timeline tells every entry in its order', () => {
    const history = catalogue.timelines.get('history')!;
    const list = mainOf('about/overview').querySelector('figure > ol')!;
    const told = list.querySelectorAll(':scope > li').map((item) => item.querySelectorAll('p').map(textOf));
    expect(told).toEqual(history.map(({ when, title, text }) => [when[lang], title[lang], text[lang]]));
  });

  test('the list of commissioners counts its names', () => {
    const rows = mainOf('about/narcotics_commissioners').querySelectorAll('#table-commissioners tbody tr');
    const serials = rows.map((row) => textOf(row.querySelector('td')));
    const written = catalogue.tables.get('commissioners')!.rows.map(({ cells }) => cells['serial']);
    expect(serials).toEqual(written.map(String));
  });
});
