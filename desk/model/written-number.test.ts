import { expect, it } from 'vitest';
import { groupedNumber, plainNumber, plainYear, shownValue, storedValue } from './written-number.ts';

it.each([
  ['123456', '1,23,456'],
  ['~1087000', '~10,87,000'],
  ['~4400-4500', '~4,400-4,500'],
  ['>100000', '>1,00,000'],
  ['-1234.5678', '-1,234.5678'],
  ['999', '999'],
  ['=posts Group C', '=posts Group C'],
  ['', ''],
])('%s is shown as %s, and read back', (stored, shown) => {
  expect(groupedNumber(stored)).toBe(shown);
  expect(plainNumber(shown)).toBe(stored);
});

it.each([
  ['१,२३,४५६', '123456'],
  ['1,234,567', '1234567'],
  ['1 23 456', '123456'],
  ['1\u00A0234\u202F567', '1234567'],
  ['~ 4,400 – 4,500', '~4400-4500'],
  ['−5', '-5'],
  ['3.14', '3.14'],
])('%s is stored as %s', (typed, stored) => expect(plainNumber(typed)).toBe(stored));

it.each(['12,34', '1.234,56', '25/-', 'about 5'])('%s is left for the check to name', (typed) =>
  expect(plainNumber(` ${typed}`)).toBe(typed),
);

it('crop years are stored in their one form', () => {
  expect(plainYear('2026–27')).toBe('2026-27');
  expect(plainYear('२०२६-२०२७')).toBe('2026-27');
  expect(storedValue(' 2,345 ', 'words')).toBe('2,345');
  expect(shownValue('2026', 'year')).toBe('2026');
});
