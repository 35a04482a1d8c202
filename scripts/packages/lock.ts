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
  version: string;
  description: string;
  license: string;
  devDependencies: Record<string, string>;
  allowScripts: Record<string, boolean>;
}

/** The project's own package file. */
export function readManifest(): Manifest {
  return JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
}

/** Every package of the lock file, in its order, for all platforms. */
export function readLock(): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, path, name: path.slice(path.lastIndexOf('node_modules/') + 13) }));
}

/** The packages that a package uses, as Node finds them from its folder: the nearest first. Those of other platforms count. */
export function usedBy({ path, ...entry }: LockedPackage, byPath: Map<string, LockedPackage>): LockedPackage[] {
  const names = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies };
  return Object.keys(names).flatMap((name) => {
    for (let folder = `${path}/`; ; folder = folder.slice(0, folder.lastIndexOf('node_modules/'))) {
      const found = byPath.get(`${folder}node_modules/${name}`);
      if (found) return [found];
      if (folder === '') return [];
    }
  });
}

/** Some packages with everything they use. */
export function withAllUsed(names: readonly string[], packages: LockedPackage[]): Set<LockedPackage> {
  const byPath = new Map(packages.map((each) => [each.path, each]));
  const found = new Set<LockedPackage>();
  const waiting = names.map((name) => byPath.get(`node_modules/${name}`)!);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    waiting.push(...usedBy(next, byPath));
  }
  return found;
}
