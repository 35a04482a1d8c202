import { expect, test } from 'vitest';
import { hrefOf, partedQuery, PRIVATE_FRAGMENT } from './private-query.ts';

test('a name goes into the fragment, everything else into the query', () => {
  const { open, hidden } = partedQuery('?office=doo-kota&name=%E0%A4%B0%E0%A4%BE%E0%A4%AE&page=2');
  expect(open).toBe('?office=doo-kota&page=2');
  expect(hidden).toBe('#name=%E0%A4%B0%E0%A4%BE%E0%A4%AE');
  expect(PRIVATE_FRAGMENT.test(hidden)).toBe(true);
});

test('without a name there is no fragment, and without anything a link still leads to the bare page', () => {
  expect(partedQuery('?a=1')).toEqual({ open: '?a=1', hidden: '' });
  expect(hrefOf('')).toBe('?');
  expect(hrefOf('?typed=x')).toBe('?#typed=x');
});

test.each(['#names=1', '#a-heading', '#', ''])('“%s” is a fragment like any other', (fragment) =>
  expect(PRIVATE_FRAGMENT.test(fragment)).toBe(false),
);
