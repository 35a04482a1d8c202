import { expect, test } from 'vitest';
import { areaExamples, damageExamples } from './examples.ts';

test.each([
  { sharePercent: 10, areaAre: 1 },
  { sharePercent: 20, areaAre: 2 },
  { sharePercent: 5, areaAre: 1 },
])('one plot is judged by its share and passes, one by the area and fails: %j', (limits) => {
  const [large, small] = damageExamples(limits);
  expect(large).toMatchObject({ isEnough: true });
  expect(large!.needed).toBe(large!.share);
  expect(large!.damaged).toBeLessThan(large!.plot);
  expect(small).toMatchObject({ isEnough: false, needed: limits.areaAre * 100 });
  expect(small!.share).toBeLessThan(small!.needed);
  expect(small!.damaged).toBeGreaterThan(small!.share);
});

test.each([5, 7.5, 10])('with %s percent condoned, one field is just within it and one just beyond', (percent) => {
  expect(areaExamples(percent, 100).map(({ outcome }) => outcome)).toEqual(['condoned', 'prosecution']);
});
