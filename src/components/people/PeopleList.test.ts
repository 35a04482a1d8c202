import { describe, expect, test } from 'vitest';
import {
  headquartersPhones,
  hill,
  meadow,
  officer,
  rendered,
  river,
  textsOf,
} from '../../../tests/support/sample-offices.ts';
import type { Picture } from '../../domain/pictures';
import type { Lang } from '../../language/lang';
import type { Office, Person } from '../../schemas/office';
import { PeopleByUnit, PeopleList } from './PeopleList';

const people = (lang: Lang, person: Person, office: Office) =>
  rendered(PeopleList, { lang, headquartersPhones, entries: [{ id: 'officer', person, office }] });

const doubtsIn = (root: ReturnType<typeof people>) =>
  root.querySelectorAll('[data-doubt]').map((mark) => mark.getAttribute('href'));

describe('a list of officers', () => {
  test('post, name, work and office, in the language of the page', () => {
    const root = people('hi', officer, hill);
    expect(textsOf(root, 'h3')).toEqual(['मानचित्र रक्षक']);
    expect(root.text).toContain('अधिकारी 99');
    expect(textsOf(root, 'dd').slice(0, 2)).toEqual(['मानचित्र बनाना।', 'पहाड़ी कार्यालय']);
  });

  test('a post without a name is shown by itself; a name stands with when the officer was seen in office', () => {
    const { name: _, ...nameless } = officer;
    expect(people('en', nameless, hill).querySelectorAll('p')).toHaveLength(0);
    expect(people('en', { ...officer, seen: '2026-01' }, hill).text).toContain('9 (in office in January 2026)');
  });

  test('a photograph is a square with the name in its words; without one nothing stands in its place', () => {
    const picture: Picture = {
      id: 'face',
      kind: 'photograph',
      title: officer.post,
      alt: officer.post,
      credit: officer.post,
      image: { file: 'face.jpg', format: 'jpg', width: 800, height: 1000, mark: 'x' },
    };
    const shown = (given: Picture | undefined) =>
      rendered(PeopleList, {
        lang: 'en',
        headquartersPhones,
        entries: [{ id: 'officer', person: { ...officer, picture: 'face' }, office: hill, picture: given }],
      }).querySelector('img');
    expect(shown(picture)?.attributes).toMatchObject({
      src: '/_astro/face-square.x.jpg',
      alt: `Photograph of ${officer.name?.en}`,
      width: '96',
      height: '96',
    });
    expect(shown(undefined)).toBeNull();
  });

  test('an officer without a number is reached through the office, with the sign of doubts about it', () => {
    const root = people('en', officer, hill);
    expect(textsOf(root, 'dt')).toContain('Office phone');
    expect(textsOf(root, 'dd')).toContain('+91 000 111-2222');
    expect(textsOf(root, 'dd')).not.toContain('+91 000 3333333');
    expect(doubtsIn(root)).toEqual([`#doubt-office-${officer.office}`]);
  });

  test('an officer with a number is reached there', () => {
    const root = people('en', { ...officer, phones: ['+91 000 4444444'] }, hill);
    expect(textsOf(root, 'dd a')).toEqual(['+91 000 4444444']);
    expect(textsOf(root, 'dt')).not.toContain('Office phone');
    expect(doubtsIn(root)).toEqual([]);
  });

  test('nobody to reach: gives the headquarters, without the doubts of the office', () => {
    const root = people('en', officer, {
      ...river,
      toConfirm: { en: 'Its area is not known.', hi: 'क्षेत्र ज्ञात नहीं।' },
    });
    expect(textsOf(root, 'dd').at(-1)).toBe('+91 000 5555555');
    expect(doubtsIn(root)).toEqual([]);
  });

  test('unit by unit: headquarters first, then the District Opium Officers by their offices', () => {
    const entries = [
      { id: 'two', person: officer, office: river },
      { id: 'one', person: officer, office: hill },
    ];
    const root = rendered(PeopleByUnit, {
      lang: 'en',
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
    expect(root.text.match(/call the headquarters/g)).toHaveLength(1);
    expect(doubtsIn(root)).toEqual([`#doubt-office-${officer.office}`]);
  });

  test('an empty list says whom to ask', () => {
    const root = rendered(PeopleList, { lang: 'en', headquartersPhones, entries: [] });
    expect(root.querySelector('a')?.getAttribute('href')).toBe('/en/about/contact/');
  });
});
