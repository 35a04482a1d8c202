import { expect, test } from 'vitest';
import { billOfMaterials, npmBill } from '../../scripts/packages/bill-of-materials.ts';
import { readLock, readManifest } from '../../scripts/packages/lock.ts';
import { reachOf } from '../../scripts/packages/reach.ts';

const packages = readLock();
const fromNpm = npmBill();
const bill = billOfMaterials(fromNpm, packages, reachOf(packages));
const { components, dependencies, metadata } = bill;

test('it is CycloneDX, for our website', () => {
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: expect.stringMatching(/^1\.[5-9]$/),
    version: 1,
    metadata: { component: { type: 'application', name: 'cbn-website' } },
  });
});

test('every package is there once, with address, licence and hash', () => {
  const named = components.map(({ name, version }) => `${name}@${version}`);
  expect(named.toSorted()).toEqual([...new Set(packages.map(({ name, version }) => `${name}@${version}`))].toSorted());
  for (const { purl, licenses, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    expect(licenses).toHaveLength(1);
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  }
});

test('what is published is required, tools are not', () => {
  const scopeOf = (wanted: string) => components.find(({ name }) => name === wanted)?.scope;
  expect(['react-dom', 'node'].map(scopeOf)).toEqual(['required', 'required']);
  expect(['vitest', 'oxfmt'].map(scopeOf)).toEqual(['excluded', 'excluded']);
});

test('who uses whom: every name is in the list', () => {
  const site = metadata.component['bom-ref'];
  const known = new Set([site, ...components.map((each) => each['bom-ref'])]);
  for (const { ref, dependsOn } of dependencies) for (const each of [ref, ...dependsOn]) expect(known).toContain(each);
  const used = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(dependencies.find(({ ref }) => ref === site)?.dependsOn).toHaveLength(
    Object.keys(readManifest().devDependencies).length,
  );
  expect([...used].filter((ref) => ref.startsWith('scheduler@'))).toHaveLength(1);
});

test('another moment, folder and run of npm give the same bytes', () => {
  const { serialNumber, metadata: about } = fromNpm;
  expect([serialNumber, about.timestamp]).toEqual([expect.any(String), expect.any(String)]);
  const later = {
    ...fromNpm,
    serialNumber: 'urn:uuid:other',
    metadata: { ...about, timestamp: '2030-01-01', component: { ...about.component, name: 'other-folder' } },
  };
  expect(JSON.stringify(billOfMaterials(later, packages, reachOf(packages)))).toBe(JSON.stringify(bill));
});

test('it names no path and no registry', () => {
  const text = JSON.stringify({ ...bill, $schema: undefined });
  expect(text).not.toMatch(/https?:|file:/);
  expect(text).not.toContain(process.cwd());
});
