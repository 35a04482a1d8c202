import { expect, test } from 'vitest';
import { saidOnce } from './page-notes.ts';

const words = (about: { of?: string; what: string }[]) => saidOnce(about).map((each) => each.words);

test('what is in doubt for one reason says neither its table nor a row twice', () => {
  expect(
    words([
      { of: 'Prices', what: '2023-24' },
      { of: 'Prices', what: '2021-22' },
      { of: 'Prices', what: '2021-22' },
      { of: 'Yields', what: '2021-22' },
      { what: 'Office, Kota' },
    ]),
  ).toEqual(['Prices, 2023-24', '; 2021-22', '', '; Yields, 2021-22', '; Office, Kota']);
});

test('one thing in doubt is said as it is', () => {
  expect(words([{ what: 'Office, Kota' }])).toEqual(['Office, Kota']);
  expect(words([])).toEqual([]);
});
