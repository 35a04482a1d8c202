import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Drawn by `npm run share` outside of `content/` when the name of the bureau changes. */
const FILES = ['public/icons/share-en.png', 'public/icons/share-hi.png'];

/** The general share pictures as they stand. */
export function generalPictures(project: string): Record<string, Buffer> {
  return Object.fromEntries(
    FILES.filter((file) => existsSync(join(project, file))).map((file) => [file, readFileSync(join(project, file))]),
  );
}

/** Those that are other than they were. */
export function changedPictures(project: string, before: Record<string, Buffer>): Record<string, Buffer> {
  const now = Object.entries(generalPictures(project));
  return Object.fromEntries(now.filter(([file, bytes]) => !before[file]?.equals(bytes)));
}
