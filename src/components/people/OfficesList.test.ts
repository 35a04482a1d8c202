import { describe, expect, test } from 'vitest';
import {
  headquartersPhones,
  hill,
  meadow,
  rendered,
  river,
  sources,
  textsOf,
} from '../../../tests/support/sample-offices.ts';
import type { Lang } from '../../language/lang';
import { OfficesList } from './OfficesList';

const offices = (lang: Lang, unit: 'all' | 'headquarters' | 'rajasthan' | 'uttar-pradesh') =>
  rendered(OfficesList, {
    lang,
    unit,
    sources,
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

  test('links lead to each unit, and every office can be linked to', () => {
    const root = offices('en', 'all');
    const targets = root.querySelectorAll('nav a').map((link) => link.getAttribute('href')!);
    expect(targets).toEqual(['#offices-headquarters', '#offices-rajasthan']);
    for (const target of [...targets, '#hill', '#river', '#meadow']) expect(root.querySelector(target)).not.toBeNull();
  });

  test('one unit: only its offices, one heading level higher', () => {
    expect(textsOf(offices('en', 'rajasthan'), 'h3, h4')).toEqual(['River office', 'District Opium Offices']);
    expect(offices('en', 'rajasthan').querySelectorAll('h4')).toEqual([]);
  });

  test('numbers can be dialled, addresses can be written to, fax is no link', () => {
    const root = offices('en', 'headquarters');
    expect(root.querySelectorAll('dd a').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+910001112222',
      'mailto:hill@example.in',
    ]);
    expect(textsOf(root, 'dd')).toContain('+91 000 3333333');
    expect(textsOf(root, 'a')).toContain('hill@example.in');
  });

  test('says what is not known, and why an entry is doubtful', () => {
    expect(textsOf(offices('en', 'rajasthan'), 'dd')).toEqual(['not available', 'Meadow', 'All meadows.']);
    expect(textsOf(offices('hi', 'rajasthan'), 'dd')).toEqual(['उपलब्ध नहीं', 'मैदान', 'सभी मैदान।']);
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

  test('names a source that offices share once below them', () => {
    const entries = ['one', 'two'].map((id) => ({ id, office: meadow }));
    const root = rendered(OfficesList, { lang: 'en', unit: 'rajasthan', sources, headquartersPhones, entries });
    const [first = ''] = meadow.source;
    const label = sources.get(first)?.label.en ?? '';
    expect(root.text.split(label)).toHaveLength(2);
  });

  test('marks Latin letters on a Hindi page', () => {
    expect(offices('hi', 'headquarters').querySelector('a[href^=mailto]')?.getAttribute('lang')).toBe('en');
    expect(offices('en', 'headquarters').querySelector('a[href^=mailto]')?.hasAttribute('lang')).toBe(false);
  });
});
