import { expect, test } from 'vitest';
import { nearNames } from './near-names.ts';

const near = nearNames(['Ladpura', 'Kota', 'Chittorgarh', 'Pratapgarh', 'लाडपुरा', 'चित्तौड़गढ़']);

test.each([
  ['Ladpurra', 'Ladpura'],
  ['Ladupra', 'Ladpura'],
  ['Chitorgadh', 'Chittorgarh'],
  ['लाड़पुरा', 'लाडपुरा'],
])('“%s” is a slip of %s', (name, known) => {
  expect(near(name)).toBe(known);
});

test.each(['Ladpura', 'ladpura', 'Kotra', 'Ratangarh', 'Jaora', 'Ladnun', ''])('“%s” is none', (name) => {
  expect(near(name)).toBeUndefined();
});
