import { describe, expect, test } from 'vitest';
import { headquartersPhones, hill, meadow, rendered, river, textsOf } from '../../../tests/support/sample-offices.ts';
import type { Lang } from '../../language/lang';
import { OfficesList } from './OfficesList';

const offices = (lang: Lang, unit: 'all' | 'headquarters' | 'rajasthan' | 'uttar-pradesh') =>
  rendered(OfficesList, {
    lang,
    unit,
    headquartersPhones,
    entries: Object.entries({ meadow, river, hill }).map(([id, office]) => ({ id, office })),
  });

describe('a list of offices', () => {
  test('all of them: units as headings, headquarters first, offices below', () => {
    expect(textsOf(offices('en', 'all'), 'h3, h4')).toEqual([
      'Headquarters',
      'Hill office',
      'Rajasthan unit',
      'River office',
      'District Opium Offices',
    ]);
    expect(textsOf(offices('hi', 'all'), 'h3, h4')).toEqual([
      'मुख्यालय',
      'पहाड़ी कार्यालय',
      'राजस्थान इकाई',
      'नदी कार्यालय',
      'जिला अफीम अधिकारी कार्यालय',
    ]);
  });

  test('every unit is closed and counts its offices; units and offices can be linked to', () => {
    const root = offices('en', 'all');
    expect(textsOf(root, 'details:not([open]) > summary')).toEqual([
      'Headquarters Offices: 1',
      'Rajasthan unit Offices: 2',
    ]);
    for (const target of ['#offices-headquarters', '#offices-rajasthan', '#hill', '#river', '#meadow'])
      expect(root.querySelector(target)).not.toBeNull();
  });

  test('one unit: only its offices, one heading level higher', () => {
    expect(textsOf(offices('en', 'rajasthan'), 'h3, h4')).toEqual(['River office', 'District Opium Offices']);
    expect(offices('en', 'rajasthan').querySelectorAll('h4')).toEqual([]);
  });

  test('an office can be found on a map, numbers can be dialled, addresses can be written to, fax is no link', () => {
    const root = offices('en', 'headquarters');
    expect(root.querySelectorAll('dd a').map((link) => link.getAttribute('href'))).toEqual([
      'https://www.google.com/maps/search/?api=1&query=Hill%20office%2C%201%2C%20Hill%20Road',
      'tel:+910001112222',
      'mailto:hill@example.in',
    ]);
    expect(textsOf(root, 'dd')).toContain('+91 000 3333333');
    expect(textsOf(root, 'a')).toContain('hill@example.in');
  });

  test('leaves out what is not known, and signs a doubtful entry', () => {
    expect(textsOf(offices('en', 'rajasthan'), 'dd:not([data-print])')).toEqual(['Meadow', 'All meadows.']);
    expect(textsOf(offices('hi', 'rajasthan'), 'dd:not([data-print])')).toEqual(['मैदान', 'सभी मैदान।']);
    const doubts = offices('en', 'all').querySelectorAll('[data-doubt]');
    expect(doubts.map((mark) => mark.getAttribute('href'))).toEqual(['#doubt-office-hill']);
    expect(offices('en', 'headquarters').text).not.toContain('The number is old.');
    expect(offices('en', 'uttar-pradesh').querySelector('a')?.getAttribute('href')).toBe('/en/about/contact/');
  });

  test('a unit without any number gives that of the headquarters, once', () => {
    const root = offices('en', 'rajasthan');
    expect(root.text.match(/call the headquarters/g)).toHaveLength(1);
    expect(root.querySelectorAll('a[href^=tel]').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+910005555555',
    ]);
  });

  test('marks Latin letters on a Hindi page', () => {
    expect(offices('hi', 'headquarters').querySelector('a[href^=mailto]')?.getAttribute('lang')).toBe('en');
    expect(offices('en', 'headquarters').querySelector('a[href^=mailto]')?.hasAttribute('lang')).toBe(false);
  });
});
