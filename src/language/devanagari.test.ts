import { expect, test } from 'vitest';
import { devanagariShare, foreignLang } from './devanagari.ts';

test.each([
  ['अफीम की खेती', 1],
  ['Opium', 0],
  ['', 0],
  ['123', 0],
  ['कक aa', 0.5],
])('share of Devanagari in "%s"', (text, share) => {
  expect(devanagariShare(text)).toBe(share);
});

test.each([
  ['S.O. 907(E)', 'hi', 'en'],
  ['Opium', 'en', undefined],
  ['अफीम', 'en', 'hi'],
  ['अफीम', 'hi', undefined],
  ['धारा 20(ख)(ii)(अ)', 'hi', undefined],
  ['125541-22-2', 'hi', undefined],
] as const)('"%s" on a page in %s is wholly in %s', (text, lang, other) => {
  expect(foreignLang(text, lang)).toBe(other);
});
