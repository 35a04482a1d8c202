import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from './release-error.ts';

/** What a folder holds: names with `/` between their parts, in one order everywhere. */
export type Checksums = Map<string, { sha256: string; bytes: number }>;

/** Reads every file of a folder. A link or a device in it is refused: a release is made of plain files alone. */
export function checksumsOf(folder: string): Checksums {
  const names = filesBelow(folder).toSorted();
  return new Map(
    names.map((name) => {
      const content = readFileSync(join(folder, name));
      return [name, { sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length }];
    }),
  );
}

/** One checksum for all of them, as `sha256sum` would write their list. */
export function wholeChecksum(sums: Checksums): string {
  const list = [...sums].map(([name, { sha256 }]) => `${sha256}  ${name}\n`);
  return createHash('sha256').update(list.join('')).digest('hex');
}

/** Every file below a folder. */
export function filesBelow(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.isDirectory()) return filesBelow(folder, `${name}/`);
    if (entry.isFile()) return [name];
    throw new ReleaseError(`${join(folder, name)} is not a plain file. A release holds plain files only.`);
  });
}
