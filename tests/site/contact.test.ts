import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { HEADQUARTERS, OFFICE_UNITS } from '../../src/schemas/office.ts';
import { site } from '../../src/content/site.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

describe.each(LANGS)('contact in %s', (lang) => {
  const { root } = builtPage(pathFor('about/contact', lang));
  const main = root.querySelector('main')!;

  test('every office stands there with its address, where links find it', () => {
    for (const [id, { name, address, area }] of catalogue.offices) {
      const entry = textOf(main.querySelector(`#${id}`));
      for (const words of [name, address, area]) expect(entry, id).toContain(words?.[lang] ?? '');
    }
  });

  test('without scripts every place leads to its offices, or to the unit office where none is known', () => {
    const rows = main.querySelectorAll('details tbody tr');
    for (const [id, place] of catalogue.officePlaces) {
      if (place.kind === 'seat') continue;
      const ofName = rows.filter((row) => textOf(row.querySelector('th')).startsWith(place.name[lang]));
      const links = ofName.map((row) => row.querySelectorAll('a').map((link) => link.getAttribute('href')));
      const district = place.district === undefined ? place : catalogue.officePlaces.get(place.district)!;
      const unitOffice = [...catalogue.offices].find(
        ([, office]) => office.kind === 'unit-office' && office.unit === district.unit,
      )!;
      const expected = place.offices.length > 0 ? place.offices : [unitOffice[0]];
      expect(links, id).toContainEqual(expected.map((office) => `#${office}`));
    }
  });

  test('the helpline and the headquarters can be called before anything else is read', () => {
    const first = main.querySelectorAll('a[href^="tel:"]').map((link) => link.getAttribute('href'));
    const [phone] = catalogue.offices.get(HEADQUARTERS)!.phones;
    expect(first.slice(0, 2)).toEqual([`tel:${site.helpline}`, `tel:${phone!.replace(/[^+\d]/g, '')}`]);
  });

  test.each(['about/contact', 'about/who_is_who'])('%s: nobody is without a telephone number or email', (route) => {
    const page = builtPage(pathFor(route, lang)).root;
    for (const unit of OFFICE_UNITS) {
      const section = page
        .querySelector(`#${route === 'about/contact' ? 'offices' : 'officers'}-${unit}`)!
        .closest('section')!;
      const entries = section.querySelectorAll('li').filter((entry) => entry.querySelector('dl'));
      const isSaidOnce = textOf(section).includes(translator(lang)('directory.noContact'));
      const silent = entries.filter((entry) => !entry.querySelector('a[href^="tel:"], a[href^="mailto:"]'));
      expect(entries.length, unit).toBeGreaterThan(0);
      if (isSaidOnce) expect(section.querySelector('a[href^="tel:"]'), unit).not.toBeNull();
      else expect(silent.map(textOf), unit).toEqual([]);
    }
  });
});
