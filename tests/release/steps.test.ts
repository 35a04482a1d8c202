import { expect, test } from 'vitest';
import { releaseSteps } from '../../scripts/release/steps.ts';

test('a release is tested with specimens, and built last without them', () => {
  expect(releaseSteps(undefined)).toEqual([
    { command: ['scripts/test.ts', '--all'], specimens: 'show' },
    { command: ['scripts/build.ts', '--frozen'], specimens: 'hide' },
  ]);
});

test('whoever wants to show them says so', () => {
  expect(releaseSteps('show').at(-1)).toEqual({ command: ['scripts/build.ts', '--frozen'], specimens: 'show' });
});
