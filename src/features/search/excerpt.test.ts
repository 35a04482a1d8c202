import { expect, test } from 'vitest';
import { termOf } from '../../text/stem.ts';
import { excerpt, mark } from './excerpt.ts';

const terms = (...words: string[]) => new Set(words.map(termOf));

test('pieces stand in turn outside and inside of what was meant', () => {
  expect(mark('Price of opium in 2025', terms('opium'))).toEqual(['Price of ', 'opium', ' in 2025']);
  expect(mark('Opium', terms('opium'))).toEqual(['', 'Opium']);
  expect(mark('Nothing here', terms('opium'))).toEqual(['Nothing here']);
  expect(mark('किसानों की सूची', terms('किसान', 'सूची'))).toEqual(['', 'किसानों', ' की ', 'सूची']);
});

test('neighbours are one piece', () => {
  expect(mark('the doda chura price', terms('doda', 'chura'))).toEqual(['the ', 'doda chura', ' price']);
});

test('a long text is cut around the words, never inside one', () => {
  const text = `${'far away '.repeat(60)}the poppy straw must be ploughed back ${'and more '.repeat(60)}`;
  const found = excerpt(text, terms('straw', 'ploughed'));
  expect(found.filter((_, at) => at % 2 === 1)).toEqual(['straw', 'ploughed']);
  expect(found[0]).toMatch(/^… (far|away) /);
  expect(found.at(-1)).toMatch(/ …$/);
  expect(found.join('').length).toBeLessThan(200);
});

test('a text without the words begins at its beginning', () => {
  expect(excerpt('Short text.', terms('opium'))).toEqual(['Short text.']);
});

test('pieces joined again are the text, whatever it is', () => {
  for (const text of ['', '<b>&amp;', 'ािी', '\u200D'.repeat(9), 'अ'.repeat(300)])
    expect(mark(text, terms('अ')).join('')).toBe(text);
});
