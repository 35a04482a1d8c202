import { expect, test } from 'vitest';
import { dayProblem } from '../../domain/law-day.ts';
import { todayInIndia as today } from '../../lib/indian-date.ts';
import { NO_DAY, problemsIn, todayInIndia } from './choice.ts';

test('a day is judged as in the quantity check', () => {
  const days = { first: '1985-11-14', today: '2026-11-19' };
  for (const on of ['1985-11-13', '1985-11-14', '2026-11-19', '2026-11-20', '2012-02-30', '2012', NO_DAY])
    expect(problemsIn({ on }, days).on, on).toBe(dayProblem(on, days));
  expect(problemsIn({ on: '' }, days).on).toBe('missing');
  expect(todayInIndia()).toBe(today());
});
