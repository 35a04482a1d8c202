import { expect, test } from 'vitest';
import { readExpected } from '../../../tests/support/expected.ts';
import { readYaml } from '../../files/read-yaml.ts';
import { cropCalendarSchema } from '../../schemas/crop-calendar.ts';
import { nextStepAfter, stepsIn } from './calendar.ts';

/** The steps of the specification. */
const steps = readExpected<{ id: string; months: number[] }>('licensing-process');

test.each([
  [1, ['measurement']],
  [2, ['lancing']],
  [3, ['lancing', 'weighing']],
  [4, ['weighing']],
  [5, []],
  [6, []],
  [7, []],
  [8, []],
  [9, ['licence']],
  [10, ['licence', 'settlement']],
  [11, []],
  [12, ['measurement']],
])('month %i has the steps %j', (month, ids) => {
  expect(stepsIn(month, steps).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [4, 'licence'],
  [5, 'licence'],
  [8, 'licence'],
  [9, 'settlement'],
  [11, 'measurement'],
  [12, 'lancing'],
  [1, 'lancing'],
])('after month %i comes %s', (month, id) => {
  expect(nextStepAfter(month, steps)?.id).toBe(id);
});

test('without dated steps nothing comes next', () => {
  expect(nextStepAfter(5, [{ months: [] }])).toBeUndefined();
});

test('the calendar of the site has the specified steps in their order and months', () => {
  const shown = readYaml('content/crop-calendar.yaml', cropCalendarSchema).steps;
  const specified = shown.filter(({ id }) => steps.some((step) => step.id === id));
  expect(specified.map(({ id, months }) => ({ id, months }))).toEqual(steps.map(({ id, months }) => ({ id, months })));
});

const step = (change: object) => ({
  field: { sown: [10, 11], green: [12, 1], flowering: [2], capsules: [3, 4], bare: [5, 6, 7, 8, 9] },
  steps: [
    { ...right, id: 'sowing', months: [10], ...change },
    { ...right, id: 'weighing', months: [4] },
  ],
});
const words = { en: 'Words', hi: 'शब्द' };
const right = { title: words, duty: words, pictures: ['sowing'], page: 'a/b', source: ['spec'] };

test.each([
  ['a month that does not exist', { months: [13] }, ['steps', 0, 'months', 0]],
  ['months out of order', { months: [1, 12] }, ['steps', 0, 'months']],
  ['months with a gap', { months: [10, 12] }, ['steps', 0, 'months']],
  ['no month and no words for it', { months: [] }, ['steps', 0, 'when']],
  ['an id that stands twice', { id: 'weighing' }, ['steps', 1, 'id']],
  ['a picture that nobody has drawn', { pictures: ['sewing'] }, ['steps', 0, 'pictures', 0]],
  ['no picture', { pictures: [] }, ['steps', 0, 'pictures']],
  ['more than two pictures', { pictures: ['sowing', 'lancing', 'weighing'] }, ['steps', 0, 'pictures']],
  ['no source', { source: [] }, ['steps', 0, 'source']],
  ['Hindi that is English', { duty: { en: 'Sow', hi: 'Sow' } }, ['steps', 0, 'duty', 'hi']],
])('%s is a mistake', (_, change, path) => {
  const { error } = cropCalendarSchema.safeParse(step(change));
  expect(error?.issues.map((issue) => issue.path)).toEqual([path]);
});
test('months over the new year are right', () => {
  expect(cropCalendarSchema.safeParse(step({ months: [12, 1] })).success).toBe(true);
});
