import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What differs between two folders: files that only one has, and files whose bytes differ, with the place where they part. */
export function compareFolders(first: string, second: string): string[] {
  const inFirst = filesIn(first);
  const inSecond = new Set(filesIn(second));
  return [
    ...inFirst.filter((file) => !inSecond.has(file)).map((file) => `${file}: only in the first`),
    ...[...inSecond.difference(new Set(inFirst))].map((file) => `${file}: only in the second`),
    ...inFirst
      .filter((file) => inSecond.has(file))
      .flatMap((file) => {
        const [a, b] = [readFileSync(join(first, file)), readFileSync(join(second, file))];
        if (a.equals(b)) return [];
        return [
          /\.(br|gz)$/.test(file) ? `${file}: differs` : `${file}: differs\n    ${around(a, b)}\n    ${around(b, a)}`,
        ];
      }),
  ];
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();
}

/** Some bytes of a file around the place where another begins to differ. */
function around(bytes: Buffer, other: Buffer): string {
  const place = bytes.findIndex((byte, index) => byte !== other[index]);
  const from = Math.max(0, (place < 0 ? bytes.length : place) - 40);
  return JSON.stringify(bytes.subarray(from, from + 100).toString('utf8'));
}
