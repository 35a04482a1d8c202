import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { PictureFile } from '../../../src/files/picture-file.ts';
import { readPicture } from '../../../src/files/picture-file.ts';
import { makePicture } from '../../../src/integrations/make-picture.ts';
import { type Said, say, textOf } from '../../../src/messages/say.ts';
import type { PictureWords } from '../../model/file-api.ts';
import { DeskError } from '../desk-error.ts';

/** Refuses what the site would not show, with its own words. */
export async function refuseBadPicture(ending: string, bytes: Buffer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'desk-picture-'));
  try {
    const file = join(folder, `picture.${ending}`);
    writeFileSync(file, bytes);
    const read = await readPicture(file);
    const wrong = Array.isArray(read) ? read[0] : await wrongInside(read);
    if (wrong) throw new DeskError(422, wrong.code, { en: textOf(wrong, 'en'), hi: textOf(wrong, 'hi') });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A picture of a few bytes may claim to be as large as a football field; what unpacks it runs out of memory. */
const MOST_PIXELS = 120_000_000;

/** The head of a picture can be read where the picture is cut off: only making a small one of it shows that. */
async function wrongInside(picture: PictureFile): Promise<Said | undefined> {
  if (picture.format === 'svg') return undefined;
  if (picture.width * picture.height > MOST_PIXELS)
    throw new DeskError(422, 'picture-pixels', {
      en: `This picture says that it is ${picture.width} × ${picture.height} pixels large. Save it smaller: 1600 pixels wide is enough.`,
      hi: `यह चित्र अपना आकार ${picture.width} × ${picture.height} पिक्सेल बताता है। छोटा करके सहेजें: 1600 पिक्सेल चौड़ाई काफी है।`,
    });
  if (!isWhole(picture)) return say('picture-not-image');
  try {
    await makePicture(picture, { href: '', format: 'webp', width: 64, height: 64, isSquare: false });
    return undefined;
  } catch {
    return say('picture-not-image');
  }
}

/** A picture that was cut off on its way lacks its end; what is missing would be grey. */
function isWhole({ file, format }: PictureFile): boolean {
  const bytes = readFileSync(file);
  if (format === 'jpg') return bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > bytes.length / 2;
  if (format === 'png') return bytes.lastIndexOf('IEND') > bytes.length / 2;
  return format !== 'webp' || bytes.readUInt32LE(4) + 8 <= bytes.length;
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
