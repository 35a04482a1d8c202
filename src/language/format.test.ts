import { expect, test } from 'vitest';
import { formatDate, formatDateMonthFirst, formatNumber, listWords, parseIsoDate, unbroken } from './format.ts';

test.each([
  ['2025-11-04', '4 November 2025', '4 नवंबर 2025'],
  ['2025-09-30', '30 September 2025', '30 सितंबर 2025'],
  ['2025-10-01', '1 October 2025', '1 अक्तूबर 2025'],
  ['2024-02-29', '29 February 2024', '29 फरवरी 2024'],
])('%s in both languages', (date, en, hi) => {
  expect(formatDate(date, 'en')).toBe(en);
  expect(formatDate(date, 'hi')).toBe(hi);
});

test('the line at the foot of the page keeps the published form', () => {
  expect(formatDateMonthFirst('2025-11-04', 'en')).toBe('November 4, 2025');
  expect(formatDateMonthFirst('2025-11-04', 'hi')).toBe('4 नवंबर 2025');
});

test.each(['2025-02-30', '04-11-2025', '2025-13-01', '', 'today'])('"%s" is no date', (text) => {
  expect(() => parseIsoDate(text)).toThrow(/is not a date/);
});

test('numbers are grouped the Indian way with the digits 0 to 9', () => {
  for (const lang of ['en', 'hi'] as const) {
    expect(formatNumber(100_000, lang)).toBe('1,00,000');
    expect(formatNumber(1_21_049, lang)).toBe('1,21,049');
    expect(formatNumber(999, lang)).toBe('999');
  }
});

test.each([
  ['a fee of Rs. 1 lakh', 'a fee of Rs.\u00A01\u00A0lakh'],
  ['at least 24 g in 30 days', 'at least 24\u00A0g in 30 days'],
  ['2 लाख रुपये तक', '2\u00A0लाख रुपये तक'],
  ['10 रुपये', '10\u00A0रुपये'],
])('the figure of "%s" stays with what belongs to it', (text, kept) => {
  expect(unbroken(text)).toBe(kept);
});

test.each([
  [[], '', ''],
  [['15'], '15', '15'],
  [['15', '17'], '15 and 17', '15 और 17'],
  [['15', '17', '18'], '15, 17 and 18', '15, 17 और 18'],
])('%j one after the other', (names, en, hi) => {
  expect(listWords(names, 'en')).toBe(en);
  expect(listWords(names, 'hi')).toBe(hi);
});
