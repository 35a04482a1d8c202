import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Everything below a folder but the folders: names with `/` between their parts. Links are named, not followed; Node's own
 * recursive listing follows them, for ever if one leads upwards.
 */
export function filesBelow(folder: string, below = ''): { name: string; entry: Dirent }[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    return entry.isDirectory() ? filesBelow(folder, `${name}/`) : [{ name, entry }];
  });
}
