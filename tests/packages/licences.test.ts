import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { licenceMistakes } from '../../scripts/packages/licences.ts';
import { type LockedPackage, readLock } from '../../scripts/packages/lock.ts';
import { type Reach, reachOf } from '../../scripts/packages/reach.ts';

const packages = readLock();
const sample = (license?: string) => [{ name: 'thing', version: '1.0.0', license } as LockedPackage];
const mistakesIn = (license: string | undefined, reach: Reach) => licenceMistakes(sample(license), () => reach);

test('we may use every package as we do', () => {
  expect(licenceMistakes(packages, reachOf(packages))).toEqual([]);
});

test('the lock file names the licence that the installed package names', () => {
  const installed = packages.filter(({ path }) => existsSync(`${path}/package.json`));
  expect(installed.length).toBeGreaterThan(100);
  for (const { path, license } of installed) {
    const { license: named } = JSON.parse(readFileSync(`${path}/package.json`, 'utf8')) as { license?: unknown };
    if (typeof named === 'string') expect(license, path).toBe(named);
  }
});

test.each([
  ['MIT', 'reader'],
  ['(MIT OR GPL-3.0-only)', 'reader'],
  ['(MIT AND Zlib)', 'reader'],
  ['MPL-2.0', 'build'],
] as const)('%s is allowed for: %s', (license, reach) => {
  expect(mistakesIn(license, reach)).toEqual([]);
});

test.each([
  [undefined, 'build', 'names no licence'],
  ['AGPL-3.0-only', 'build', 'is under AGPL-3.0-only, which is not on our list'],
  ['MIT AND GPL-3.0-only', 'build', 'not on our list'],
  ['MPL-2.0', 'reader', 'fits tools only'],
] as const)('%s is not allowed for: %s', (license, reach, words) => {
  expect(mistakesIn(license, reach)).toEqual([expect.stringContaining(words)]);
});
