import { expect, test } from 'vitest';
import { numbersIn, referencesIn } from './references.ts';
import { wordsIn } from './words.ts';

const terms = (text: string) => wordsIn(text).map(({ term }) => term);
const references = (text: string, isQuery = false) =>
  referencesIn(text, wordsIn(text), isQuery).map(({ term }) => term);

test('words keep their vowel signs, numbers their letters', () => {
  expect(terms('पोस्त-भूसा (डोडा चूरा)')).toEqual(['पोस्त', 'भुस', 'डोड', 'चुर']);
  expect(terms('Rs. 1,00,000 and 27A, 27क; S.O. 1055(E)')).toEqual([
    'rs',
    '100000',
    '~and',
    '27a',
    '27a',
    'so',
    '1055',
    'e',
  ]);
  expect(terms('2025-26, 2025-2026, 299-42-3')).toEqual(['2025-26', '2025-26', '299', '42', '3']);
  expect(terms('१९८५')).toEqual(['1985']);
});

test('words stand where they stand', () => {
  const text = 'अफ़ीम का भाव';
  expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['अफ़ीम', 'का', 'भाव']);
});

test.each([
  'section 27A',
  'Sec 27A',
  'sec. 27-A'.replace('-', ''),
  's. 27A',
  'u/s 27A',
  'धारा 27क',
  'धारा 27ए',
  'धारा २७क',
  'dhara 27ka',
])('%s is section 27A', (text) => {
  expect(references(text)).toContain('section:27a');
});

test.each(['sec 27 A', 'धारा 27 क', 'dhara 27 ka', 'धारा 27 ए'])('typed as %s it is section 27A too', (text) => {
  expect(references(text, true)).toContain('section:27a');
});

test('in a text a letter that stands apart is a word', () => {
  expect(references('under section 27 a person')).toEqual(['section:27']);
});

test.each(['S.O. 1055(E)', 'so 1055', 'SO1055E', 'S.O.1055 (E)', 'का.आ. 1055(अ)', 'एसओ 1055'])(
  '%s is one gazette number',
  (text) => {
    expect(references(text)).toContain('so:1055');
  },
);

test('clauses are found by the sections above them', () => {
  expect(references('rule 58(2)(ख)')).toEqual(
    expect.arrayContaining(['rule:58', 'rule:58-2', 'rule:58-2-b', '58-2-b']),
  );
  expect(references('4(1)(b)')).toEqual(['4-1', '4-1-b']);
});

test('each number of a list is a section', () => {
  expect(references('sections 41, 42, 53 and 67')).toEqual(['section:41', 'section:42', 'section:53', 'section:67']);
  expect(references('धारा 8 और 15')).toEqual(['section:8', 'section:15']);
});

test('a word and a number that do not belong together are no reference', () => {
  expect(references('in 1985, 3 officers')).toEqual([]);
});

test('numbers in parts are also one number; a crop year is found by its first year', () => {
  const numbers = (text: string) => numbersIn(text, wordsIn(text)).map(({ term }) => term);
  expect(numbers('1207.91.00')).toEqual(['12079100']);
  expect(numbers('299-42-3 of 2025-26')).toEqual(['299423', '2025']);
});
