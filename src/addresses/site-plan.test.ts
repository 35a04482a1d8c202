import { expect, test } from 'vitest';
import type { Menu, MenuSection } from '../schemas/menu.ts';
import { addressOf, isPageId, pageAbove, planOf } from './site-plan.ts';

const section = (id: string, ...pages: string[]): MenuSection => ({
  id,
  label: { en: id, hi: id },
  entries: pages.map((page) => ({ page })),
});
const menu: Menu = {
  sections: [section('second', 'b/two', 'b/one'), section('first', 'a/one')],
  siteMap: [],
  website: section('website', 'others/wim'),
  strip: [],
  carousel: [],
  guides: { 'b/one': [{ chapter: 'last' }, { chapter: 'gone' }, { chapter: 'early', was: ['old'] }] },
};
const planned = (...ids: string[]) => planOf({ pages: ids.map((id) => ({ id })), menu });

test('pages stand in the order of the menu, home first, what no menu names last', () => {
  const { routes } = planned('c/new', 'a/one', 'b/one', 'b/two', 'home/home', 'others/wim');
  expect(routes.map(({ id }) => id)).toEqual(['home/home', 'b/two', 'b/one', 'a/one', 'others/wim', 'c/new']);
});

test('a folder below a page is its chapter: in the order of the menu, then by name', () => {
  const { routes, chapters } = planned('b/one', 'b/one/x', 'b/one/early', 'b/one/last', 'b/one/a', 'b/two/alone');
  expect(chapters.get('b/one')!.map(({ key }) => key)).toEqual(['last', 'early', 'a', 'x']);
  expect(chapters.get('b/one')![1]!.was).toEqual(['old']);
  expect(routes.map(({ id }) => id)).toEqual(['b/one', 'b/one/last', 'b/one/early', 'b/one/a', 'b/one/x']);
  expect(routes.at(-1)!.parent).toBe('b/one');
});

test.each([
  ['about/contact', 'about/contact'],
  ['about/new-page', 'about/new-page'],
  ['top-level/registration', 'registration'],
  ['top-level/new-page', 'new-page'],
  ['top-level/prevention/new-chapter', 'prevention/new-chapter'],
  ['rti/information_4_1b3', 'rti/voluntary/information_4_1b3'],
  ['official-language/rajbhasha', 'rajbhasha'],
  ['official-language/other', 'official-language/other'],
])('%s is at %s', (id, path) => {
  expect(addressOf(id)).toBe(path);
});

test.each(['about', 'about/2026', 'About/x', 'about/a b', 'about/x/y/z', 'about/x.y'])('%s is no page', (id) => {
  expect(isPageId(id)).toBe(false);
});

test('only a chapter has a page above it', () => {
  expect(pageAbove('about/contact')).toBeUndefined();
  expect(pageAbove('rti/manuals/ask')).toBe('rti/manuals');
});

test('one content has one plan; another menu makes another', () => {
  const pages = [{ id: 'a/one' }];
  expect(planOf({ pages, menu })).toBe(planOf({ pages, menu }));
  expect(planOf({ pages, menu: undefined })).not.toBe(planOf({ pages, menu }));
});
