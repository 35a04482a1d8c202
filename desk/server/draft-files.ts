import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DeskError } from './desk-error.ts';

/** Paths of all files below a folder; links are not followed, hidden files left out. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/').slice(folder.length + 1));
}

/** What stands in a file; nothing where it is missing, or where a link leads to it. */
export function readIfThere(folder: string, path: string): Buffer | undefined {
  const file = join(folder, path);
  return !isLinked(folder, path) && existsSync(file) ? readFileSync(file) : undefined;
}

/** Whether a path leads through a link. */
export function isLinked(folder: string, path: string): boolean {
  const parts = path.split('/');
  return parts.some((_, index) =>
    lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false })?.isSymbolicLink(),
  );
}

/** A link inside the content could lead anywhere. */
export function refuseLinks(folder: string, path: string): void {
  if (isLinked(folder, path))
    throw new DeskError(400, 'link', {
      en: `${path} leads out of the content through a link. The desk does not write there.`,
      hi: `${path} एक लिंक से सामग्री के बाहर ले जाता है। डेस्क वहां नहीं लिखता।`,
    });
}

/** Whether two files hold the same; both may be missing. */
export function same(one: string, other: string): boolean {
  return markOf(one) === markOf(other);
}

/** What was read of each file, as long as it is the same file: comparing everything anew would take a tenth of a second after each save. */
const marks = new Map<string, { state: string; mark: string }>();

function markOf(file: string): string | undefined {
  const stat = lstatSync(file, { throwIfNoEntry: false, bigint: true });
  if (!stat?.isFile()) return undefined;
  const state = `${stat.ino} ${stat.size} ${stat.mtimeNs} ${stat.ctimeNs}`;
  const known = marks.get(file);
  if (known?.state === state) return known.mark;
  const mark = createHash('sha256').update(readFileSync(file)).digest('hex');
  marks.set(file, { state, mark });
  return mark;
}
