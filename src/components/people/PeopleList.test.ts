import { describe, expect, test } from 'vitest';
import {
  headquartersPhones,
  hill,
  meadow,
  officer,
  rendered,
  river,
  sources,
  textsOf,
} from '../../../tests/support/sample-offices.ts';
import type { Lang } from '../../language/lang';
import type { Office, Person } from '../../schemas/office';
import { PeopleByUnit, PeopleList } from './PeopleList';

const people = (lang: Lang, person: Person, office: Office) =>
  rendered(PeopleList, { lang, sources, headquartersPhones, entries: [{ id: 'officer', person, office }] });

describe('a list of officers', () => {
  test('post, name with its badge, work and office, in the language of the page', () => {
    const root = people('hi', officer, hill);
    expect(textsOf(root, 'h3')).toEqual(['मानचित्र रक्षक']);
    expect(root.text).toContain('नमूना अधिकारी 99 नमूना');
    expect(root.text).toContain('मानचित्रावली');
    expect(root.text).not.toContain('बनाया हुआ');
    expect(textsOf(root, 'dd').slice(0, 2)).toEqual(['मानचित्र बनाना।', 'पहाड़ी कार्यालय']);
  });

  test('an officer without a number is reached through the office, with the doubts about it', () => {
    const root = people('en', officer, hill);
    expect(textsOf(root, 'dt')).toContain('Office phone');
    expect(textsOf(root, 'dd')).toContain('+91 000 111-2222');
    expect(textsOf(root, 'dd')).not.toContain('+91 000 3333333');
    expect(root.text).toContain('The number is old.');
  });

  test('an officer with a number is reached there', () => {
    const root = people('en', { ...officer, phones: ['+91 000 4444444'] }, hill);
    expect(textsOf(root, 'dd a')).toEqual(['+91 000 4444444']);
    expect(textsOf(root, 'dt')).not.toContain('Office phone');
    expect(root.text).not.toContain('The number is old.');
  });

  test('nobody to reach: says so, gives the headquarters, and does not repeat the doubts of the office', () => {
    const root = people('en', officer, {
      ...river,
      toConfirm: { en: 'Its area is not known.', hi: 'क्षेत्र ज्ञात नहीं।' },
    });
    expect(textsOf(root, 'dd').slice(-2)).toEqual(['not available', '+91 000 5555555']);
    expect(root.text).not.toContain('Its area is not known.');
  });

  test('unit by unit: headquarters first, then the District Opium Officers by their offices', () => {
    const entries = [
      { id: 'two', person: officer, office: river },
      { id: 'one', person: officer, office: hill },
    ];
    const root = rendered(PeopleByUnit, {
      lang: 'en',
      sources,
      headquartersPhones,
      entries,
      offices: new Map(Object.entries({ meadow, river, hill })),
    });
    expect(textsOf(root, 'h3, h4')).toEqual([
      'Headquarters',
      'Keeper of maps',
      'Rajasthan unit',
      'Keeper of maps',
      'District Opium Officers',
    ]);
    expect(root.querySelector('a[href="/en/about/contact/#meadow"]')?.text).toBe('Meadow office');
    expect(root.querySelector('a[href="/en/about/contact/#river"]')).toBeNull();
    expect(root.text.match(/No phone number or email/g)).toHaveLength(1);
    expect(root.text.match(/The number is old\./g)).toHaveLength(1);
  });

  test('an empty list says so', () => {
    const root = rendered(PeopleList, { lang: 'en', sources, headquartersPhones, entries: [] });
    expect(root.text).toBe('not available');
  });
});
