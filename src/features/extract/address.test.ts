import { describe, expect, test } from 'vitest';
import { readExtract, rangeOf, writeExtract } from './address.ts';
import { type Extract, type ExtractColumn, WHOLE } from './extract.ts';

const column = (name: string, kind: ExtractColumn['kind'], choices: string[] = []): ExtractColumn => ({
  name,
  label: name,
  kind,
  isRowHeading: name === 'year',
  choices,
});
const columns = [
  column('year', 'year'),
  column('opium', 'figure'),
  column('heroin', 'figure'),
  column('state', 'words', ['mp', 'up']),
];
const read = (query: string) => readExtract(query, columns);

const wanted: Extract = {
  columns: ['year', 'opium'],
  sort: { column: 'year', isDescending: true },
  conditions: [
    { column: 'year', from: '2015', to: '2020' },
    { column: 'opium', from: '-1.5' },
    { column: 'state', keys: ['mp', 'up'] },
  ],
  words: 'नीमच & Kota',
  as: 'chart',
  of: 'opium',
};

test('what is written is read again, and can be read by people', () => {
  const query = writeExtract(wanted);
  expect(query).toMatch(
    /^\?columns=year,opium&sort=-year&rows=year:2015\.\.2020&rows=opium:-1\.5\.\.&rows=state:mp,up&filter=.+&as=chart&of=opium$/,
  );
  expect(read(query)).toEqual({ extract: wanted, odd: [] });
});

test('the whole table has no query, and what others put there stays', () => {
  expect(writeExtract(WHOLE)).toBe('');
  expect(writeExtract(WHOLE, '?from=mail&sort=year')).toBe('?from=mail');
  expect(writeExtract({ ...WHOLE, as: 'chart' }, '?from=mail')).toBe('?as=chart&from=mail');
});

describe('odd addresses', () => {
  test.each([
    ['?columns=nothing', 'columns=nothing'],
    ['?columns=__proto__', 'columns=__proto__'],
    ['?sort=-constructor', 'sort=-constructor'],
    ['?rows=year', 'rows=year'],
    ['?rows=year:..', 'rows=year:..'],
    ['?rows=year:a..b', 'rows=year:a..b'],
    ['?rows=opium:1e3..', 'rows=opium:1e3..'],
    ['?rows=state:kerala', 'rows=state:kerala'],
    ['?rows=nothing:1..2', 'rows=nothing:1..2'],
    ['?as=pie', 'as=pie'],
    ['?of=state', 'of=state'],
    ['?columns=%E0%A4%A', 'columns=\uFFFD%A'],
  ])('%s is named and left out', (query, told) => {
    expect(read(query)).toEqual({ extract: WHOLE, odd: [told] });
  });

  test('the rest of it still counts', () => {
    expect(read('?columns=opium,nothing&sort=opium')).toMatchObject({
      extract: { columns: ['opium'], sort: { column: 'opium' } },
      odd: ['columns=nothing'],
    });
  });

  test('however long it is, little of it is told', () => {
    const { extract, odd } = read(`?filter=${'a'.repeat(9000)}&rows=${'<b>'.repeat(3000)}&${'rows=x&'.repeat(500)}`);
    expect(extract.words).toHaveLength(200);
    expect(odd).toHaveLength(2);
    expect(odd[0]!.length).toBeLessThan(70);
  });

  test('empty parameters and those of others say nothing', () => {
    expect(read('?columns=&sort=&rows=&filter=&as=&of=&utm=1')).toEqual({ extract: WHOLE, odd: [] });
  });

  test('of two conditions on a column the last counts', () => {
    expect(read('?rows=year:2015..&rows=year:..2016').extract.conditions).toEqual([{ column: 'year', to: '2016' }]);
  });
});

test('a range that is turned round is read the right way', () => {
  expect(rangeOf(columns[1]!, '100', '9')).toEqual({ column: 'opium', from: '9', to: '100' });
  expect(read('?rows=year:2020..2015').extract.conditions).toEqual([{ column: 'year', from: '2015', to: '2020' }]);
});
