import { expect, test } from 'vitest';
import { factsSchema } from '../schemas/fact.ts';
import { factsOn } from './facts-by-year.ts';
import { fillText } from './fill-facts.ts';

const written = new Map(
  Object.entries(
    factsSchema.parse({
      plain: { label: { en: 'A', hi: 'क' }, kind: 'number', value: 5, source: ['spec'] },
      yearly: {
        label: { en: 'B', hi: 'ख' },
        kind: 'quantity',
        unit: 'kg',
        years: {
          '2025-26': { value: 800, bound: 'at-least', source: ['spec'] },
          '2024-25': { value: 675, source: ['spec'] },
        },
      },
    }),
  ),
);

test.each([
  ['2025-09-30', 675, '2024-25', undefined],
  ['2025-10-01', 800, '2025-26', undefined],
  ['2026-09-30', 800, '2025-26', undefined],
  ['2026-10-01', 800, '2025-26', '2026-27'],
  ['2024-03-01', 675, '2024-25', '2023-24'],
])('on %s the value is %s, of %s', (day, value, year, awaited) => {
  const fact = factsOn(day, written).get('yearly');
  expect(fact).toMatchObject({ value, year });
  expect(fact?.awaited).toBe(awaited);
});

test('each year can be named, and a fact without years stays as it is', () => {
  const facts = factsOn('2026-11-17', written);
  expect([...facts.keys()]).toEqual(['plain', 'yearly', 'yearly:2024-25', 'yearly:2025-26']);
  expect(facts.get('yearly:2024-25')).not.toHaveProperty('awaited');
  expect(fillText('{plain}, {yearly} in {yearly.year}, {yearly:2024-25}; {none}', 'en', facts, String)).toBe(
    '5, at least 800 kg in 2025-26, 675 kg; {none}',
  );
});

test('a fact that the law has changed has the value of the day, and each value by its first day', () => {
  const term = { label: { en: 'C', hi: 'ग' }, kind: 'quantity', unit: 'year' };
  const changed = new Map(
    Object.entries(
      factsSchema.parse({
        term: {
          ...term,
          since: {
            '2014-05-01': { value: 1, source: ['spec'] },
            '2001-10-02': { value: 6, unit: 'month', until: '2014-04-30', source: ['spec'] },
          },
        },
      }),
    ),
  );
  const on = (day: string) => factsOn(day, changed).get('term');
  expect(on('2014-04-30')).toMatchObject({ value: 6, unit: 'month' });
  expect(on('2014-05-01')).toMatchObject({ value: 1, unit: 'year' });
  const facts = factsOn('2026-11-19', changed);
  expect([...facts.keys()]).toEqual(['term', 'term:2001-10-02', 'term:2014-05-01']);
  expect(fillText('{term}, {term:2001-10-02}', 'en', facts, String)).toBe('1 year, 6 months');
});
