import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { problemsIn, readChoice, weightOf } from './choice.ts';

const DRUGS = ['ganja', 'opium'];

test('a whole address is read without problems', () => {
  const { choice, problems } = readChoice('?drug=ganja&weight=1.5&unit=kg', DRUGS);
  expect(choice).toEqual({ drug: 'ganja', weight: '1.5', unit: 'kg' });
  expect(problems).toEqual({});
  expect(weightOf(choice)).toEqual({ digits: 15n, places: -2 });
  expect(queryOf(choice)).toBe('?drug=ganja&weight=1.5&unit=kg');
});

test('an empty address asks nothing and complains of nothing', () => {
  expect(readChoice('', DRUGS).problems).toEqual({});
  expect(weightOf(readChoice('', DRUGS).choice)).toBeUndefined();
});

test('a drug or unit that is not offered is named and left out', () => {
  const { choice, problems } = readChoice('?drug=__proto__&weight=2&unit=tola', DRUGS);
  expect(choice).toEqual({ drug: '', weight: '2', unit: 'g' });
  expect(problems).toEqual({ drug: 'unknown', unit: 'unknown' });
});

test('a weight without a unit is in grams', () => {
  expect(readChoice('?drug=ganja&weight=2', DRUGS)).toEqual({
    choice: { drug: 'ganja', weight: '2', unit: 'g' },
    problems: {},
  });
});

test('what keeps a weight from being answered is named', () => {
  expect(problemsIn({ drug: 'ganja', weight: 'many', unit: 'kg' })).toEqual({ weight: 'notNumber' });
  expect(problemsIn({ drug: '', weight: '', unit: 'g' })).toEqual({ drug: 'missing', weight: 'empty' });
});
