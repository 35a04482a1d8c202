import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUILD_COMMAND } from '../../scripts/build-command.ts';
import { releaseSteps } from '../../scripts/release/steps.ts';

test('a release is tested with specimens and built without them; redirects and the record of addresses follow by themselves', () => {
  expect(releaseSteps(undefined).slice(1)).toEqual([
    { command: ['scripts/deploy-files.ts'], specimens: 'show' },
    { command: ['scripts/data-versions.ts'], specimens: 'hide' },
    { command: ['scripts/test.ts', '--all'], specimens: 'show' },
    { command: [...BUILD_COMMAND, '--frozen'], specimens: 'hide' },
    { command: ['scripts/ledger.ts'], specimens: 'hide' },
  ]);
});

test('a build is started by npm as by the other programs', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  expect(scripts['build']).toBe(`node scripts/setup.mjs -- ${BUILD_COMMAND.join(' ')}`);
});

test('indents and quotes of content files are put in order, not complained of', () => {
  const command = releaseSteps(undefined)[0]?.command;
  expect(command).toEqual([expect.stringMatching(/oxfmt$/), 'content']);
});

test('where only content changed, the tests of every day are enough', () => {
  const [all, quick] = [releaseSteps(undefined), releaseSteps(undefined, true)];
  expect(quick).toHaveLength(all.length);
  expect(quick).toContainEqual({ command: ['scripts/test.ts', '--release'], specimens: 'show' });
});

test('whoever wants to show them says so', () => {
  expect(releaseSteps('show')).toContainEqual({ command: [...BUILD_COMMAND, '--frozen'], specimens: 'show' });
});
