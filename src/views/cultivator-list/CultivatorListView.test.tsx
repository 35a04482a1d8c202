import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { listName, listPagePath, listsOf } from '../../addresses/cultivator-lists.ts';
import { askLinkOf } from '../../content/ask.ts';
import { catalogue } from '../../content/catalogue.ts';
import { NO_NOTES } from '../../content/page-notes.ts';
import { metaIn } from '../../content/page-in.ts';
import type { CultivatorYear } from '../../features/cultivators/build-lists.ts';
import type { ListRow } from '../../features/cultivators/read-list.ts';
import { isDistrictOffice } from '../../domain/district-offices.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { CultivatorListView, FINDER } from './CultivatorListView';
import { groupRows } from './row-groups.ts';

const [officeId, office] = [...catalogue.offices].find(([id]) => isDistrictOffice(id))!;
const [key, other] = listsOf('2025-26', officeId) as [ReturnType<typeof listsOf>[0], ReturnType<typeof listsOf>[0]];
const row = (serial: number, village = 'Bada'): ListRow => ({
  serial,
  name: `Name ${serial}`,
  guardian: 'Mohan',
  village,
  tehsil: 'Kota',
  area: 10,
});

function page(lang: Lang, rows: ListRow[], newest = key.year) {
  const facts = { count: rows.length, csvBytes: { en: 100, hi: 200 } };
  const year: CultivatorYear = {
    cropYear: key.year,
    asOn: '2026-01-02',
    source: ['spec'],
    lists: rows.length > 0 ? { [listName(key)]: facts } : { [listName(other)]: { ...facts, count: 3 } },
  };
  const finder = metaIn(FINDER, lang);
  const view = (
    <CultivatorListView
      {...{ lang, listKey: key, year, office, newest, finder, notes: NO_NOTES }}
      rows={rows.length > 0 ? groupRows(rows, rows) : { by: undefined, groups: [] }}
    />
  );
  return parse(renderToStaticMarkup(view));
}
const hrefs = (root: ReturnType<typeof parse>, selector: string) =>
  root.querySelectorAll(selector).map((link) => link.getAttribute('href'));

describe.each(LANGS)('in %s', (lang) => {
  test('a list without names leads to the other three, to the search and to the office', () => {
    const root = page(lang, []);
    expect(root.querySelector('table')).toBeNull();
    expect(root.querySelector('#no-names')?.text).toBe(translator(lang)('cultivatorList.empty'));
    expect(hrefs(root, 'nav[aria-label] a[href*="/Eligible/2025-26/"]')).toEqual(
      listsOf(key.year, officeId).map((each) => listPagePath(each, lang)),
    );
    const ways = hrefs(root, '[aria-labelledby=no-names] a');
    expect(ways).toEqual([`/${lang}/${FINDER}/?unit=${office.unit}&office=${officeId}`, askLinkOf('opium', lang).href]);
    expect(root.querySelector('a[download]')).toBeNull();
  });

  test('a long list has an index, and every entry leads to its rows', () => {
    const rows = Array.from({ length: 300 }, (_, index) => row(index + 1, `Village ${Math.floor(index / 100)}`));
    const root = page(lang, rows);
    const targets = hrefs(root, 'details a[href^="#"]').filter((href) => href?.startsWith('#from-'));
    expect(targets).toHaveLength(3);
    for (const target of targets)
      expect(root.querySelector(`tbody[id=${target!.slice(1)}]`)?.querySelectorAll('tr')).toHaveLength(100);
    expect(page(lang, rows.slice(0, 50)).querySelector('tbody')?.id).toBe('');
  });

  test('the list of an earlier year leads to the newest, and searches in its own', () => {
    const root = page(lang, [row(1)], '2026-27');
    expect(hrefs(root, `a[href="${listPagePath({ ...key, year: '2026-27' }, lang)}"]`)).toHaveLength(1);
    expect(root.querySelector(`a[href^="/${lang}/${FINDER}/?"]`)?.getAttribute('href')).toContain('year=2025-26');
    expect(page(lang, [row(1)]).toString()).not.toContain('2026-27');
  });

  test('on paper the head of every page says bureau, list, office, crop year, day and number of names', () => {
    const head = page(lang, [row(1)]).querySelector('thead tr[data-print=only]')?.text ?? '';
    const t = translator(lang);
    for (const words of [t('site.name'), office.name[lang], t('cultivators.eligible'), t('kind.gum'), key.year, '2026'])
      expect(head).toContain(words);
    expect(head).toContain(t('cultivators.countOne'));
  });
});
