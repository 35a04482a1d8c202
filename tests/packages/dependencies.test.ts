import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readManifest } from '../../scripts/packages/lock.ts';
import { SERVER_PACKAGES } from '../../scripts/packages/reach.ts';
import { SENT_PACKAGES } from '../../src/integrations/sent-packages.ts';

const rows = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^` ]+)` +\| (.+?) +\| (.+?) +\| (\w+) +\|$/gm),
].map(([, name, reason, licence, goesTo]) => ({ name: name!, reason, licence, goesTo }));
const names = rows.map(({ name }) => name);
const direct = Object.keys(readManifest().devDependencies);

test('docs/dependencies.md has one row for each package of package.json, and no other', () => {
  expect(names.toSorted()).toEqual(direct.toSorted());
});

test.each(rows)('the licence of $name is $licence', ({ name, licence }) => {
  const { license } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { license: string };
  expect(licence).toBe(license);
});

test('what goes to readers and to the server is what the build and the server take', () => {
  const goingTo = (place: string) => rows.filter(({ goesTo }) => goesTo === place).map(({ name }) => name);
  expect(goingTo('readers').toSorted()).toEqual(SENT_PACKAGES.filter((name) => direct.includes(name)).toSorted());
  expect(goingTo('server').toSorted()).toEqual([...SERVER_PACKAGES].toSorted());
  expect(new Set(rows.map(({ goesTo }) => goesTo))).toEqual(new Set(['readers', 'server', 'build', 'tests', 'work']));
});
