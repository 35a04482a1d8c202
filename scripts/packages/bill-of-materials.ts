import { type LockedPackage, readManifest } from './lock.ts';
import { npm } from './npm.ts';
import type { Reach } from './reach.ts';

/** A CycloneDX document, as far as we read or change it. */
export interface BillOfMaterials {
  bomFormat: string;
  specVersion: string;
  serialNumber?: string;
  metadata: { timestamp?: string; component: { name: string; 'bom-ref': string; type: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  scope: string;
  purl: string;
  licenses?: unknown[];
  hashes: { alg: string; content: string }[];
}

/** What `npm sbom` says of the lock file, for all platforms. */
export function npmBill(): BillOfMaterials {
  const text = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error('“npm sbom” gave no bill of materials. It needs npm 10.2 or newer (or 9.9).');
  }
}

/**
 * Everything the website is made with: npm's list without what changes from run to run and from machine to machine, and
 * with scopes that say what is published.
 */
export function billOfMaterials(
  { serialNumber: _serial, metadata, components, ...rest }: BillOfMaterials,
  packages: LockedPackage[],
  reachOf: (each: LockedPackage) => Reach,
): BillOfMaterials {
  const { timestamp: _time, component, ...about } = metadata;
  const licences = new Map(packages.map((each) => [key(each), each.license]));
  const published = new Set(packages.filter((each) => reachOf(each) !== 'build').map(key));
  return {
    ...rest,
    // npm takes the name of the folder.
    metadata: { ...about, component: { ...component, name: readManifest().name } },
    // “excluded” is the standard's word for what is used, but not part of what is published.
    components: components.map((each) => ({
      ...each,
      // npm leaves out what an old package lists.
      licenses: each.licenses ?? [{ expression: licences.get(key(each)) }],
      scope: published.has(key(each)) ? 'required' : 'excluded',
    })),
  };
}

function key({ name, version }: { name: string; version: string }): string {
  return `${name}@${version}`;
}
