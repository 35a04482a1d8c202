import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import { isKeyOf } from '../lib/keys.ts';
import { say, type Said } from '../messages/say.ts';

/** Formats of pictures in `content/pictures/`, by the endings of their files. */
const FORMATS = { jpg: 'jpg', jpeg: 'jpg', png: 'png', webp: 'webp', svg: 'svg' } as const;
export type PictureFormat = (typeof FORMATS)[keyof typeof FORMATS];

/** A picture of `content/pictures/` as it is, before anything is made of it. */
export interface PictureFile {
  /** Where it is read. */
  file: string;
  format: PictureFormat;
  /** As it is seen: a picture taken with the camera on its side is turned. */
  width: number;
  height: number;
  /** Of its content, for the names of the files that are made of it. */
  mark: string;
}

const MEGABYTE = 1024 * 1024;
export const MAX_PICTURE_BYTES = 10 * MEGABYTE;
/** Narrower ones are blurred on a screen of today. */
export const LEAST_WIDTH = 640;
/** A drawing is sent as it is. */
export const MAX_DRAWING_BYTES = 60 * 1024;
/** As wide as the largest size that is made. */
const ENOUGH_PIXELS = 1600;

/** Change it when pictures are made in another way: browsers keep files of a name for a year. */
const RECIPE = '1';
const MARK_LETTERS = 8;

/** What a drawing must not hold: opened by itself it is a document, not a picture. */
const UNSAFE: [what: string, RegExp][] = [
  ['<script>', /<script\b/i],
  ['<foreignObject>', /<foreignObject\b/i],
  ['on…="…"', /\son\w+\s*=/i],
  ['javascript:', /javascript:/i],
  ['<!ENTITY>', /<!ENTITY/i],
  ['<?xml-stylesheet?>', /<\?xml-stylesheet/i],
  // Its own parts are named with "#…"; everything else would be fetched.
  ['href="…"', /\shref\s*=\s*["'](?!#)/i],
  ['src="…"', /\ssrc\s*=/i],
  ['url(…)', /url\(\s*["']?(?!#)/i],
  ['@import', /@import/i],
];

/** The format that the ending of a file promises. */
export function formatByName(path: string): PictureFormat | undefined {
  const ending = endingOf(path);
  return isKeyOf(FORMATS, ending) ? FORMATS[ending] : undefined;
}

/** Reads a picture, or says what is wrong with it. */
export async function readPicture(file: string): Promise<PictureFile | Said[]> {
  const promised = formatByName(file);
  if (!promised) return [/^hei[cf]$/.test(endingOf(file)) ? say('picture-heic') : say('picture-ending')];
  const content = readFileSync(file);
  if (isHeic(content)) return [say('picture-heic')];
  const seen = await sizeOf(content, file);
  if (!seen) return [say('picture-not-image')];
  if (seen.format !== promised)
    return formatByName(`.${seen.format}`)
      ? [say('picture-other-format', { ending: endingOf(file), format: seen.format })]
      : [say('picture-ending')];
  const mistakes = promised === 'svg' ? wrongDrawing(content) : wrongPhotograph(content, seen.width);
  if (mistakes.length > 0) return mistakes;
  const mark = createHash('sha256').update(RECIPE).update(content).digest('base64url').slice(0, MARK_LETTERS);
  return { file, format: promised, width: seen.width, height: seen.height, mark };
}

/** Telephones write these; renamed to .jpg they stay what they are. */
function isHeic(content: Buffer): boolean {
  return /^ftyp(hei[cfx]|hev[cx]|mif1|msf1)/.test(content.toString('latin1', 4, 12));
}

interface Seen {
  format: string;
  width: number;
  height: number;
}

async function sizeOf(content: Buffer, file: string): Promise<Seen | undefined> {
  try {
    const { width, height, format } = await imageMetadata(content, file);
    return width > 0 && height > 0 ? { width: Math.round(width), height: Math.round(height), format } : undefined;
  } catch {
    return undefined;
  }
}

function wrongPhotograph(content: Buffer, width: number): Said[] {
  const megabytes = (content.length / MEGABYTE).toFixed(1);
  const most = MAX_PICTURE_BYTES / MEGABYTE;
  return [
    ...(content.length > MAX_PICTURE_BYTES
      ? [say('picture-too-large', { megabytes, most, pixels: ENOUGH_PIXELS })]
      : []),
    ...(width < LEAST_WIDTH ? [say('picture-too-small', { width, least: LEAST_WIDTH })] : []),
  ];
}

function wrongDrawing(content: Buffer): Said[] {
  const text = content.toString('utf8');
  const kilobytes = Math.ceil(content.length / 1024);
  return [
    ...UNSAFE.filter(([, pattern]) => pattern.test(text)).map(([what]) => say('picture-drawing-unsafe', { what })),
    ...(content.length > MAX_DRAWING_BYTES
      ? [say('picture-drawing-large', { kilobytes, most: MAX_DRAWING_BYTES / 1024 })]
      : []),
  ];
}

function endingOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}
