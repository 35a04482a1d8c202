import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readPicture } from '../../../src/files/picture-file.ts';
import { textOf } from '../../../src/messages/say.ts';
import type { PictureWords } from '../../model/file-api.ts';
import { DeskError } from '../desk-error.ts';

/** Refuses what the site would not show, with its own words. */
export async function refuseBadPicture(ending: string, bytes: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-picture-'));
  try {
    const file = join(folder, `picture.${ending}`);
    writeFileSync(file, bytes);
    const read = await readPicture(file);
    const [wrong] = Array.isArray(read) ? read : [];
    if (wrong) throw new DeskError(422, wrong.code, { en: textOf(wrong, 'en'), hi: textOf(wrong, 'hi') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The file that describes a picture, in the form of those that are there. */
export function pictureYaml({ kind, title, alt, caption, credit, taken }: PictureWords): string {
  return stringify(
    { kind, title, alt, ...(caption && { caption }), credit, ...(taken && { taken }) },
    { lineWidth: 0, singleQuote: true },
  );
}

/** `albums.yaml` with a picture at the end of an album; every other byte stays. */
export function inAlbum(text: string, album: string, picture: string): string | undefined {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${album}:`));
  if (start < 0) return undefined;
  const end = lines.findIndex((line, at) => at > start && /^\S/.test(line));
  const list = lines.findIndex(
    (line, at) => at > start && (end < 0 || at < end) && /^ {2}pictures:\s*(#.*)?$/.test(line),
  );
  if (list < 0) return undefined;
  let last = list;
  while (/^\s+(-|#)/.test(lines[last + 1] ?? '')) last += 1;
  const indent = /^\s*/.exec(lines[last] ?? '')?.[0] ?? '';
  lines.splice(last + 1, 0, `${last === list ? '    ' : indent}- ${picture}`);
  return lines.join('\n');
}
