import { readFileSync } from 'node:fs';

/** An entry of the lock file. */
export interface LockEntry {
  version: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** A package the project can install. */
export interface LockedPackage extends LockEntry {
  name: string;
  /** Folder in which it is installed: `node_modules/react`. */
  path: string;
}

export interface Manifest {
  name: string;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

/** The project's own package file. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8'));
}

/** Every package of the lock file, in its order, for all platforms. */
export function readLock(): LockedPackage[] {
  const lock: { packages: Record<string, Written> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path]) => path !== '')
    .map(([path, { license, ...entry }]) => ({
      ...entry,
      ...(license !== undefined && { license: licenceOf(license) }),
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 13),
    }));
}

/** As npm writes it: old packages list their licences, any of which holds. */
type Written = Omit<LockEntry, 'license'> & { license?: string | { type: string }[] };

function licenceOf(written: string | { type: string }[]): string {
  return typeof written === 'string' ? written : `(${written.map(({ type }) => type).join(' OR ')})`;
}

/** Some packages with everything they use, as Node finds it from their folders: the nearest first. Other platforms count. */
export function withAllUsed(names: readonly string[], packages: LockedPackage[]): Set<LockedPackage> {
  const byPath = new Map(packages.map((each) => [each.path, each]));
  const found = new Set<LockedPackage>();
  const take = (name: string, folder: string): void => {
    const next = byPath.get(`${folder}node_modules/${name}`);
    if (!next && folder !== '') take(name, folder.slice(0, folder.lastIndexOf('node_modules/')));
    if (!next || found.has(next)) return;
    found.add(next);
    const used = { ...next.dependencies, ...next.optionalDependencies, ...next.peerDependencies };
    for (const each of Object.keys(used)) take(each, `${next.path}/`);
  };
  for (const name of names) take(name, '');
  return found;
}
