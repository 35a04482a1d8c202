import { expect, test } from 'vitest';
import { devanagariShare } from './devanagari.ts';

test.each([
  ['अफीम की खेती', 1],
  ['Opium', 0],
  ['', 0],
  ['123', 0],
  ['कक aa', 0.5],
])('share of Devanagari in "%s"', (text, share) => {
  expect(devanagariShare(text)).toBe(share);
});
