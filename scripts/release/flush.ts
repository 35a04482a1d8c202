import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Makes sure that a folder with all it holds is on the disk, and survives a power cut. */
export function flushBelow(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    flush(join(entry.parentPath, entry.name));
  flush(folder);
}

/** One file, or the names in one folder. */
export function flush(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
