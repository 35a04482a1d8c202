import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatDocumentDate } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { AUDIENCES } from '../../src/schemas/initiative.ts';
import { builtPage, fileAt, textOf } from '../support/built-pages.ts';

describe.each(LANGS)('in %s', (lang) => {
  test('every initiative stands on its page with its date and a way on', () => {
    const { root } = builtPage(pathFor('top-level/NewInstance', lang));
    for (const [id, { date, when, page }] of catalogue.initiatives) {
      const entry = root.getElementById(id);
      expect(textOf(entry), id).toContain(when?.[lang] ?? formatDocumentDate(date, lang));
      expect(entry?.querySelector(`a[href="${pathFor(page, lang)}"]`), id).not.toBeNull();
    }
  });

  test('in each group the newest initiative stands first', () => {
    const { root } = builtPage(pathFor('top-level/NewInstance', lang));
    for (const audience of AUDIENCES) {
      const ids = [...catalogue.initiatives].filter(([, each]) => each.audience === audience).map(([id]) => id);
      const dates = root
        .querySelectorAll('main li[id]')
        .filter(({ id }) => ids.includes(id))
        .map(({ id }) => catalogue.initiatives.get(id)!.date);
      expect(dates, audience).toHaveLength(ids.length);
      expect(dates, audience).toEqual(dates.toSorted().toReversed());
    }
  });

  test('the disclosure of electronic information offers every table as a file', () => {
    const { root } = builtPage(pathFor('rti/information_4_1b14', lang));
    const offered = root.querySelectorAll('main a[download]').map((link) => link.getAttribute('href')!);
    expect(offered.toSorted()).toEqual(
      [...catalogue.tables.keys()]
        .flatMap((id) => ['csv', 'json'].map((format) => `/${lang}/data/${id}.${format}`))
        .toSorted(),
    );
    expect(offered.filter((href) => !fileAt(href))).toEqual([]);
  });
});
