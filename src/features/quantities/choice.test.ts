import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { problemsIn, readChoice, weightOf } from './choice.ts';

const DRUGS = ['ganja', 'opium'];
const DAYS = { first: '1985-11-14', today: '2026-11-19' };

test('a whole address is read without problems', () => {
  const { choice, problems } = readChoice('?drug=ganja&weight=1.5&unit=kg', DRUGS);
  expect(choice).toEqual({ drug: 'ganja', weight: '1.5', unit: 'kg', on: '' });
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
  expect(choice).toEqual({ drug: '', weight: '2', unit: 'g', on: '' });
  expect(problems).toEqual({ drug: 'unknown', unit: 'unknown' });
});

test('a weight without a unit is in grams', () => {
  expect(readChoice('?drug=ganja&weight=2', DRUGS)).toEqual({
    choice: { drug: 'ganja', weight: '2', unit: 'g', on: '' },
    problems: {},
  });
});

test('what keeps a weight from being answered is named', () => {
  expect(problemsIn({ drug: 'ganja', weight: 'many', unit: 'kg', on: '' }, DAYS)).toEqual({ weight: 'notNumber' });
  expect(problemsIn({ drug: '', weight: '', unit: 'g', on: '' }, DAYS)).toEqual({ drug: 'missing', weight: 'empty' });
});

test('a day is kept in the address; without one nothing is missing', () => {
  const { choice } = readChoice('?drug=ganja&weight=2&unit=g&on=2012-06-15', DRUGS);
  expect(choice.on).toBe('2012-06-15');
  expect(queryOf(choice)).toBe('?drug=ganja&weight=2&unit=g&on=2012-06-15');
  expect(problemsIn(choice, DAYS)).toEqual({});
  expect(problemsIn({ ...choice, on: '' }, DAYS)).toEqual({});
  expect(problemsIn({ ...choice, on: '1985-11-13' }, DAYS)).toEqual({ on: 'beforeAct' });
  expect(problemsIn({ ...choice, on: '2026-11-20' }, DAYS)).toEqual({ on: 'future' });
  expect(problemsIn({ ...choice, on: '2012-06-31' }, DAYS)).toEqual({ on: 'notDay' });
});
