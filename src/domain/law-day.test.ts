import { expect, test } from 'vitest';
import { dayProblem, NO_DAY } from './law-day.ts';

test('a day is asked for between the first day of the Act and today, both included', () => {
  const days = { first: '1985-11-14', today: '2026-11-19' };
  const problems = ['1985-11-13', '1985-11-14', '2026-11-19', '2026-11-20', '2012-02-30', NO_DAY].map((day) =>
    dayProblem(day, days),
  );
  expect(problems).toEqual(['beforeAct', undefined, undefined, 'future', 'notDay', 'notDay']);
});
