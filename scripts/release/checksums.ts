import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../server/files-below.ts';
import { ReleaseError } from './release-error.ts';

/** What a folder holds: names with `/` between their parts, in one order everywhere. */
export type Checksums = Map<string, { sha256: string; bytes: number }>;

/** Reads every file of a folder. A link or a device in it is refused: a release is made of plain files alone. */
export function checksumsOf(folder: string): Checksums {
  const files = filesBelow(folder);
  const odd = files.find(({ entry }) => !entry.isFile());
  if (odd) throw new ReleaseError(`${join(folder, odd.name)} is not a plain file. A release holds plain files only.`);
  const names = files.map(({ name }) => name).toSorted();
  return new Map(
    names.map((name) => {
      const content = readFileSync(join(folder, name));
      return [name, { sha256: sha256Of(content), bytes: content.length }];
    }),
  );
}

/** One checksum for all of them, as `sha256sum` would write their list. */
export function wholeChecksum(sums: Checksums): string {
  return sha256Of([...sums].map(([name, { sha256 }]) => `${sha256}  ${name}\n`).join(''));
}

function sha256Of(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
