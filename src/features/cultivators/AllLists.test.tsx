import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CULTIVATION_UNITS, listName, listPagePath, listPath, listsOf } from '../../addresses/cultivator-lists.ts';
import { catalogue } from '../../content/catalogue.ts';
import { districtOffices } from '../../domain/district-offices.ts';
import { LANGS } from '../../language/lang.ts';
import { AllLists } from './AllLists';
import type { CultivatorYear } from './build-lists.ts';

const offices = CULTIVATION_UNITS.flatMap((unit) => districtOffices(catalogue.offices, unit)).map(({ id }) => id);
const keysOf = (year: string) => offices.flatMap((office) => listsOf(year, office));
const yearOf = (cropYear: string): CultivatorYear => ({
  cropYear,
  asOn: '2025-10-01',
  source: ['spec'],
  lists: Object.fromEntries(
    keysOf(cropYear)
      .slice(1)
      .map((key) => [listName(key), { count: 2, csvBytes: { en: 1, hi: 1 } }]),
  ),
});

test.each(LANGS)('every list of every year is one link away from its unit, the newest year first (%s)', (lang) => {
  const root = parse(renderToStaticMarkup(<AllLists lang={lang} years={[yearOf('2026-27'), yearOf('2025-26')]} />));
  const links = root.querySelectorAll('a:not([download])').map((link) => link.getAttribute('href'));
  expect(links).toEqual([...keysOf('2026-27'), ...keysOf('2025-26')].map((key) => listPagePath(key, lang)));
  const files = root.querySelectorAll('a[download]').map((link) => link.getAttribute('href'));
  // The first list has no names, and so no file.
  expect(files).toEqual(
    [...keysOf('2026-27').slice(1), ...keysOf('2025-26').slice(1)].map((key) => listPath(key, lang, 'csv')),
  );
  const folds = root.querySelectorAll('section > details');
  expect(folds).toHaveLength(CULTIVATION_UNITS.length + 1);
  expect(folds.at(-1)?.querySelector('summary')?.text).toContain('2025-26');
  expect(folds.at(-1)?.querySelectorAll('details')).toHaveLength(CULTIVATION_UNITS.length);
});
