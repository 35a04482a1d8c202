import { expect, test } from 'vitest';
import { readLock, readManifest } from '../../scripts/packages/lock.ts';

const packages = readLock();
const manifest = readManifest();
const namesOf = (found: typeof packages) => found.map(({ path }) => path);

test('every package has a hash of its content', () => {
  expect(packages.length).toBeGreaterThan(100);
  expect(namesOf(packages.filter(({ integrity }) => !integrity?.startsWith('sha512-')))).toEqual([]);
});

test('no package comes from an address: any registry will do', () => {
  expect(namesOf(packages.filter(({ resolved }) => resolved !== undefined))).toEqual([]);
  const wanted = packages.flatMap(({ name, dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies }).map(([other, range]) => `${name}: ${other} ${range}`),
  );
  expect(wanted.filter((line) => /git|https?:|file:|\//.test(line.slice(line.lastIndexOf(' '))))).toEqual([]);
});

test('only packages we allow run a program while they are installed', () => {
  const running = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  expect(running.toSorted()).toEqual(allowed.toSorted());
});

test('packages are named with exact versions, and those are locked', () => {
  const locked = new Map(packages.map(({ path, version }) => [path, version]));
  for (const [name, wanted] of Object.entries(manifest.devDependencies)) {
    // One that has another name here: `npm:typescript@7.0.2`.
    const version = wanted.replace(/^npm:[^@]+@/, '');
    expect(version, name).toMatch(/^\d+\.\d+\.\d+$/);
    expect(locked.get(`node_modules/${name}`), name).toBe(version);
  }
});
