import { expect, test } from 'vitest';
import { billOfMaterials } from '../../scripts/packages/bill-of-materials.ts';
import { readLock, readManifest } from '../../scripts/packages/lock.ts';
import { reachOf } from '../../scripts/packages/reach.ts';

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  licenses: { expression: string }[];
  hashes: { alg: string; content: string }[];
}

const packages = readLock();
const make = () => billOfMaterials(readManifest(), packages, reachOf(packages));
const bill = make();
const components = bill['components'] as Component[];
const dependencies = bill['dependencies'] as { ref: string; dependsOn: string[] }[];

test('it is CycloneDX 1.6, for our website', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    version: 1,
    metadata: { component: { type: 'application', name: 'cbn-website' } },
  });
});

test('every package is there once, with address, licence and hash', () => {
  expect(components.map(({ name, version }) => `${name}@${version}`)).toEqual([
    ...new Set(packages.map(({ name, version }) => `${name}@${version}`)),
  ]);
  for (const { purl, licenses, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect(licenses).toHaveLength(1);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});

test('what is published is required, tools are not', () => {
  const scopeOf = (wanted: string) => components.find(({ name }) => name === wanted)?.scope;
  expect(['react-dom', 'node'].map(scopeOf)).toEqual(['required', 'required']);
  expect(['vitest', 'prettier'].map(scopeOf)).toEqual(['excluded', 'excluded']);
});

test('who uses whom: every name is in the list', () => {
  const known = new Set([...components.map((each) => each['bom-ref']), dependencies[0]!.ref]);
  for (const { ref, dependsOn } of dependencies) for (const each of [ref, ...dependsOn]) expect(known).toContain(each);
  const used = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(dependencies[0]!.dependsOn).toHaveLength(Object.keys(readManifest().devDependencies).length);
  expect([...used].filter((ref) => ref.startsWith('pkg:npm/scheduler@'))).toHaveLength(1);
});

test('the same packages give the same bytes, without a time, a path or an address', () => {
  const text = JSON.stringify(bill);
  expect(JSON.stringify(make())).toBe(text);
  expect(text).not.toMatch(/timestamp|https?:|file:/);
  expect(text).not.toContain(process.cwd());
});
