import { createHash } from 'node:crypto';
import { type LockedPackage, type Manifest, usedBy } from './lock.ts';
import type { Reach } from './reach.ts';

/**
 * Everything the website is made with, as CycloneDX 1.6. It follows from the lock file alone, so that the same packages give the same
 * bytes: no time, and a serial number made from the content.
 */
export function billOfMaterials(
  manifest: Manifest,
  packages: LockedPackage[],
  reachOf: (each: LockedPackage) => Reach,
): Record<string, unknown> {
  const byPath = new Map(packages.map((each) => [each.path, each]));
  const root = { ...manifest, path: '', dependencies: manifest.devDependencies } as LockedPackage;
  // The same version may be installed in several folders: one component.
  const components = new Map(packages.map((each) => [purl(each), component(each, reachOf(each))]));
  const uses = Map.groupBy([root, ...packages], purl);
  const content = {
    metadata: {
      component: {
        type: 'application',
        'bom-ref': purl(root),
        name: manifest.name,
        version: manifest.version,
        description: manifest.description,
        purl: purl(root),
        licenses: [{ expression: manifest.license }],
      },
    },
    components: [...components.values()],
    dependencies: [...uses].map(([ref, copies]) => ({
      ref,
      dependsOn: [...new Set(copies.flatMap((each) => usedBy(each, byPath)).map(purl))].toSorted(),
    })),
  };
  return { bomFormat: 'CycloneDX', specVersion: '1.6', serialNumber: serialNumber(content), version: 1, ...content };
}

function component(each: LockedPackage, reach: Reach): Record<string, unknown> {
  const { name, version, license, integrity } = each;
  return {
    type: 'library',
    'bom-ref': purl(each),
    name,
    version,
    // “excluded” is the word of the standard for what is used, but not part of what is published.
    scope: reach === 'build' ? 'excluded' : 'required',
    ...(integrity && { hashes: integrity.split(' ').map(hash) }),
    ...(license && { licenses: [{ expression: license }] }),
    purl: purl(each),
  };
}

/** The address of a package that all tools understand. @example 'pkg:npm/%40astrojs/mdx@8.0.2' */
function purl({ name, version }: { name: string; version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function hash(integrity: string): { alg: string; content: string } {
  const [algorithm, base64] = integrity.split(/-(.*)/s) as [string, string];
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(base64, 'base64').toString('hex'),
  };
}

/** A number in the form of a UUID (version 8: made by a rule of our own). */
function serialNumber(content: unknown): string {
  const digits = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  return `urn:uuid:${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}
