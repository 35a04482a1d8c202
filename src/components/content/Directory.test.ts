import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { Lang } from '../../i18n/lang';
import type { Office, Person } from '../../schemas/office';
import { OfficesList } from './OfficesList';
import { PeopleByUnit } from './PeopleByUnit';
import { PeopleList } from './PeopleList';

const sources = new Map([
  ['specimen', { label: { en: 'Made up', hi: 'बनाया हुआ' } }],
  ['atlas', { label: { en: 'The atlas', hi: 'मानचित्रावली' }, url: 'https://example.in/atlas' }],
]);
const contact = { phones: [], fax: [], emails: [], source: ['specimen', 'atlas'] };
const hill: Office = {
  name: { en: 'Hill office', hi: 'पहाड़ी कार्यालय' },
  unit: 'headquarters',
  kind: 'other',
  address: { en: '1, Hill Road', hi: '1, पहाड़ी मार्ग' },
  work: { en: 'Answers letters.', hi: 'पत्रों के उत्तर देता है।' },
  ...contact,
  phones: ['+91 000 111-2222'],
  fax: ['+91 000 3333333'],
  emails: ['hill@example.in'],
  toConfirm: { en: 'The number is old.', hi: 'नंबर पुराना है।' },
};
const river: Office = {
  name: { en: 'River office', hi: 'नदी कार्यालय' },
  unit: 'rajasthan',
  kind: 'unit-office',
  ...contact,
};
const meadow: Office = {
  ...river,
  name: { en: 'Meadow office', hi: 'मैदान कार्यालय' },
  kind: 'district-opium-office',
  address: { en: 'Meadow', hi: 'मैदान' },
  area: { en: 'All meadows.', hi: 'सभी मैदान।' },
};
const headquartersPhones = ['+91 000 5555555'];
const officer: Person = {
  name: { en: 'Specimen officer 99', hi: 'नमूना अधिकारी 99' },
  post: { en: 'Keeper of maps', hi: 'मानचित्र रक्षक' },
  work: { en: 'Draws maps.', hi: 'मानचित्र बनाना।' },
  office: 'hill',
  lists: ['who-is-who'],
  ...contact,
  specimen: true,
};

const offices = (lang: Lang, unit: 'all' | 'headquarters' | 'rajasthan' | 'uttar-pradesh') =>
  parse(
    renderToStaticMarkup(
      createElement(OfficesList, {
        lang,
        unit,
        sources,
        headquartersPhones,
        entries: Object.entries({ meadow, river, hill }),
      }),
    ),
  );
const people = (lang: Lang, person: Person, office: Office) =>
  parse(
    renderToStaticMarkup(
      createElement(PeopleList, { lang, sources, headquartersPhones, entries: [{ id: 'officer', person, office }] }),
    ),
  );
const texts = (root: ReturnType<typeof parse>, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => text.trim());

describe('a list of offices', () => {
  test('all of them: units as headings, headquarters first, offices below', () => {
    expect(texts(offices('en', 'all'), 'h3, h4')).toEqual([
      'Headquarters',
      'Hill office',
      'Rajasthan unit',
      'River office',
      'District Opium Offices',
    ]);
    expect(texts(offices('hi', 'all'), 'h3, h4')).toEqual([
      'मुख्यालय',
      'पहाड़ी कार्यालय',
      'राजस्थान इकाई',
      'नदी कार्यालय',
      'जिला अफीम अधिकारी कार्यालय',
    ]);
  });

  test('links lead to each unit, and every office can be linked to', () => {
    const root = offices('en', 'all');
    const targets = root.querySelectorAll('nav a').map((link) => link.getAttribute('href')!);
    expect(targets).toEqual(['#offices-headquarters', '#offices-rajasthan']);
    for (const target of [...targets, '#hill', '#river', '#meadow']) expect(root.querySelector(target)).not.toBeNull();
  });

  test('one unit: only its offices, one heading level higher', () => {
    expect(texts(offices('en', 'rajasthan'), 'h3, h4')).toEqual(['River office', 'District Opium Offices']);
    expect(offices('en', 'rajasthan').querySelectorAll('h4')).toEqual([]);
  });

  test('numbers can be dialled, addresses can be written to, fax is no link', () => {
    const root = offices('en', 'headquarters');
    expect(root.querySelectorAll('dd a').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+910001112222',
      'mailto:hill@example.in',
    ]);
    expect(texts(root, 'dd')).toContain('+91 000 3333333');
    expect(texts(root, 'a')).toContain('hill@example.in');
  });

  test('says what is not known, and why an entry is doubtful', () => {
    expect(texts(offices('en', 'rajasthan'), 'dd')).toEqual(['not available', 'Meadow', 'All meadows.']);
    expect(texts(offices('hi', 'rajasthan'), 'dd')).toEqual(['उपलब्ध नहीं', 'मैदान', 'सभी मैदान।']);
    expect(offices('en', 'headquarters').text).toContain('To be confirmed: The number is old.');
    expect(offices('en', 'uttar-pradesh').text).toBe('not available');
  });

  test('a unit without any number says so once and gives that of the headquarters', () => {
    const root = offices('en', 'rajasthan');
    expect(root.text.match(/No phone number or email/g)).toHaveLength(1);
    expect(root.querySelectorAll('a[href^=tel]').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+910005555555',
    ]);
  });

  test('names where it was read', () => {
    const root = offices('en', 'rajasthan');
    expect(root.text).toContain('Made up');
    expect(root.querySelector('a[href="https://example.in/atlas"]')?.text).toContain('The atlas');
  });

  test('marks Latin letters on a Hindi page', () => {
    expect(offices('hi', 'headquarters').querySelector('a[href^=mailto]')?.getAttribute('lang')).toBe('en');
    expect(offices('en', 'headquarters').querySelector('a[href^=mailto]')?.hasAttribute('lang')).toBe(false);
  });
});

describe('a list of officers', () => {
  test('post, name with its badge, work and office, in the language of the page', () => {
    const root = people('hi', officer, hill);
    expect(texts(root, 'h3')).toEqual(['मानचित्र रक्षक']);
    expect(root.text).toContain('नमूना अधिकारी 99 नमूना');
    expect(root.text).toContain('मानचित्रावली');
    expect(root.text).not.toContain('बनाया हुआ');
    expect(texts(root, 'dd').slice(0, 2)).toEqual(['मानचित्र बनाना।', 'पहाड़ी कार्यालय']);
  });

  test('an officer without a number is reached through the office, with the doubts about it', () => {
    const root = people('en', officer, hill);
    expect(texts(root, 'dt')).toContain('Office phone');
    expect(texts(root, 'dd')).toContain('+91 000 111-2222');
    expect(texts(root, 'dd')).not.toContain('+91 000 3333333');
    expect(root.text).toContain('The number is old.');
  });

  test('an officer with a number is reached there', () => {
    const root = people('en', { ...officer, phones: ['+91 000 4444444'] }, hill);
    expect(texts(root, 'dd a')).toEqual(['+91 000 4444444']);
    expect(texts(root, 'dt')).not.toContain('Office phone');
    expect(root.text).not.toContain('The number is old.');
  });

  test('nobody to reach: says so, gives the headquarters, and does not repeat the doubts of the office', () => {
    const root = people('en', officer, {
      ...river,
      toConfirm: { en: 'Its area is not known.', hi: 'क्षेत्र ज्ञात नहीं।' },
    });
    expect(texts(root, 'dd').slice(-2)).toEqual(['not available', '+91 000 5555555']);
    expect(root.text).not.toContain('Its area is not known.');
  });

  test('unit by unit: headquarters first, then the District Opium Officers by their offices', () => {
    const entries = [
      { id: 'two', person: officer, office: river },
      { id: 'one', person: officer, office: hill },
    ];
    const root = parse(
      renderToStaticMarkup(
        createElement(PeopleByUnit, {
          lang: 'en',
          sources,
          headquartersPhones,
          entries,
          offices: new Map(Object.entries({ meadow, river, hill })),
        }),
      ),
    );
    expect(texts(root, 'h3, h4')).toEqual([
      'Headquarters',
      'Keeper of maps',
      'Rajasthan unit',
      'Keeper of maps',
      'District Opium Officers',
    ]);
    expect(root.querySelector('a[href="/en/about/contact/#meadow"]')?.text).toBe('Meadow office');
    expect(root.querySelector('a[href="/en/about/contact/#river"]')).toBeNull();
    expect(root.text.match(/No phone number or email/g)).toHaveLength(1);
  });

  test('an empty list says so', () => {
    const html = renderToStaticMarkup(
      createElement(PeopleList, { lang: 'en', sources, headquartersPhones, entries: [] }),
    );
    expect(parse(html).text).toBe('not available');
  });
});
