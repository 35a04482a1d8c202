import { describe, expect, test } from 'vitest';
import { pathFor } from '../../src/addresses/routes.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { tractRecord } from '../../src/content/awaited-crop-year.ts';
import { TRACTS_TABLE } from '../../src/domain/tract.ts';
import { weighingWords } from '../../src/domain/weighing.ts';
import { type Lang, LANGS, type Localized } from '../../src/language/lang.ts';
import { dialled } from '../../src/lib/telephone.ts';
import { HEADQUARTERS } from '../../src/schemas/office.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

const { offices, officePlaces, tables } = catalogue;
const districts = [...officePlaces].filter(([, { kind }]) => kind === 'district');
const mainIn = (lang: Lang) => builtPage(pathFor('opium/overview/tract', lang)).root.querySelector('main')!;
const cardOf = (id: string, lang: Lang) => mainIn(lang).querySelector(`#district-${id}`)!;

describe.each(LANGS)('the tract in %s', (lang) => {
  test('every district of the table has a tile that leads to its card, and a row in the list', () => {
    const rows = tables.get(TRACTS_TABLE)!.rows.map(({ cells }) => (cells['district'] as Localized)[lang]);
    expect(districts.map(([, { name }]) => name[lang]).toSorted()).toEqual(rows.toSorted());
    const listed = mainIn(lang)
      .querySelectorAll('details tbody th')
      .map((cell) => textOf(cell));
    expect(listed.toSorted()).toEqual(rows.toSorted());
    for (const [id, { name }] of districts) {
      const tile = mainIn(lang).querySelector(`a[href="#district-${id}"]`);
      const [short = ''] = name[lang].split(' (');
      expect(textOf(tile).replaceAll('\u00AD', ''), id).toMatch(new RegExp(`^${short}`));
      expect(textOf(cardOf(id, lang).querySelector('h4')), id).toMatch(new RegExp(`^${short}`));
    }
  });

  test('no two tiles are in one place', () => {
    for (const map of mainIn(lang).querySelectorAll('section')) {
      const places = map
        .querySelectorAll('a[href^="#district-"]')
        .map((tile) => tile.getAttribute('class')!.replace(/.*?(\S+ \S+)$/, '$1'));
      expect(new Set(places).size).toBe(places.length);
    }
  });

  test('a card has every office of its district, or the unit office, each with area, weighing, lists and figures', () => {
    for (const [id, place] of districts) {
      const card = cardOf(id, lang);
      const unitOffice = [...offices].find(([, { kind, unit }]) => kind === 'unit-office' && unit === place.unit)![0];
      for (const office of place.offices.length > 0 ? place.offices : [unitOffice]) {
        const entry = offices.get(office)!;
        const own = card
          .querySelectorAll('li')
          .find((each) => each.querySelector(`a[href="${pathFor('about/contact', lang)}#${office}"]`))!;
        expect(textOf(own), id).toContain(entry.area?.[lang] ?? '');
        expect(textOf(own), id).toContain(weighingWords(entry, officePlaces, lang) ?? '');
        const links = own.querySelectorAll('a').map((link) => link.getAttribute('href')!);
        for (const route of ['opium/Eligible', 'opium/previous_years_data'])
          expect(links, id).toContainEqual(expect.stringContaining(`${pathFor(route, lang)}?unit=${place.unit}`));
      }
    }
  });

  test('every office can be called: at its own number, that of its unit, or the headquarters', () => {
    for (const [id, place] of districts) {
      const called = cardOf(id, lang)
        .querySelectorAll('a[href^="tel:"]')
        .map((link) => link.getAttribute('href'));
      const unitOffice = [...offices.values()].find(({ kind, unit }) => kind === 'unit-office' && unit === place.unit)!;
      const above = [unitOffice, offices.get(HEADQUARTERS)!].find(({ phones }) => phones.length > 0)!;
      for (const office of place.offices.map((each) => offices.get(each)!)) {
        const { phones } = office.phones.length > 0 ? office : above;
        for (const phone of phones) expect(called, id).toContain(dialled(phone));
      }
      expect(called.length, id).toBeGreaterThan(0);
    }
  });

  test('a card leads to the newest notification of the tracts', () => {
    for (const [id] of districts)
      expect(
        cardOf(id, lang).querySelector(`a[href="${recordPath('policies', tractRecord()!.id, lang)}"]`),
        id,
      ).not.toBeNull();
  });

  test('every sign stands where its office or its weighing place is', () => {
    const districtOf = (place: string) => officePlaces.get(place)?.district ?? place;
    for (const [id] of districts) {
      const tile = mainIn(lang).querySelector(`a[href="#district-${id}"]`)!;
      const signs = tile.querySelectorAll('use').map((use) => use.getAttribute('href'));
      const seated = [...offices.values()].filter(({ seat }) => seat !== undefined && districtOf(seat) === id);
      const isWeighed = [...offices.values()].some(({ weighing = [] }) =>
        weighing.some(({ place }) => districtOf(place) === id),
      );
      expect(signs.includes('#sign-unitOffice'), id).toBe(seated.some(({ kind }) => kind === 'unit-office'));
      expect(signs.includes('#sign-office'), id).toBe(seated.some(({ kind }) => kind === 'district-opium-office'));
      expect(signs.includes('#sign-weighing'), id).toBe(isWeighed);
    }
  });
});

test('policy, licence, contact and the hub lead to it', () => {
  for (const lang of LANGS)
    for (const route of ['opium/Policy', 'opium/overview/licence', 'about/contact', 'opium/overview'])
      expect(
        builtPage(pathFor(route, lang)).root.querySelector(`main a[href="${pathFor('opium/overview/tract', lang)}"]`),
        route,
      ).not.toBeNull();
});
