import { expect, test } from 'vitest';
import { catalogue } from '../catalogue.ts';
import type { Loaded } from '../load.ts';
import { pagesMayComeAndGo } from './time.ts';

test('a page with a permanent address cannot come or go', () => {
  const pages = catalogue.pages
    .filter(({ id }) => id === 'home/home')
    .map((page) => ({ ...page, meta: { ...page.meta!, publishUntil: '2099-12-31' } }));
  const loaded = { root: 'content', catalogue: { ...catalogue, pages } } as Loaded;
  const found = pagesMayComeAndGo(loaded, { routes: [], parts: {}, specified: {}, needed: {}, ledger: [] });
  expect(found.map(({ file, code }) => [file, code])).toEqual([
    ['content/pages/home/home/en.mdx', 'time-fixed-address'],
    ['content/pages/home/home/hi.mdx', 'time-fixed-address'],
  ]);
});
