import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import service from 'astro/assets/services/sharp';
import { bytesFor, type MadePicture, PHONE_WIDTH } from '../domain/pictures.ts';
import type { PictureFile } from '../files/picture-file.ts';

/** The first is tried first; a picture that is still too large is made with the next. */
const QUALITIES = [72, 60, 48, 36];
/** What was made once is not made again; another version of the packages makes its own. */
const CACHE = 'node_modules/.cache/pictures';
/** The engine's names of formats. */
const FORMATS = { webp: 'webp', jpg: 'jpeg', png: 'png' } as const;

/** Only errors are of interest: a warning means that the picture was left as it was. */
const LOGGER = { warn: () => {}, info: () => {}, error: () => {}, debug: () => {} };

/**
 * The bytes of a picture in one size, by the image service of the engine. It turns a picture as the camera was held and leaves out
 * everything else that a camera writes: place, time, device, owner.
 */
export async function makePicture(image: PictureFile, made: MadePicture): Promise<Buffer> {
  const content = readFileSync(image.file);
  if (made.format === 'svg') return content;
  let bytes: Buffer = content;
  for (const quality of QUALITIES) {
    bytes = await convert(content, image.file, made, quality);
    // The quality of a PNG is its number of colours.
    if (bytes.length <= bytesFor(made.width) || made.format === 'png') break;
  }
  if (made.width <= PHONE_WIDTH && bytes.length > bytesFor(made.width))
    throw new Error(`${image.file} cannot be made small enough for a phone. Use a picture with less detail.`);
  return bytes;
}

async function convert(content: Buffer, src: string, made: MadePicture, quality: number): Promise<Buffer> {
  if (made.format === 'svg') return content;
  const format = FORMATS[made.format];
  const { width, height, isSquare } = made;
  const options = {
    src,
    format,
    width,
    ...(isSquare && { height, fit: 'cover', position: 'top' }),
    // A PNG with a quality has fewer colours.
    ...(format !== 'png' && { quality }),
  };
  const config = { service: { entrypoint: 'astro/assets/services/sharp', config: {} } };
  const result = await service.transform(content, options, config as never, LOGGER as never);
  const bytes = Buffer.from(result.data);
  // Where it fails, the service hands back the picture as it came, with the place where it was taken.
  if (bytes.equals(content) || result.format !== format)
    throw new Error(`${src} cannot be converted. Save it again as JPEG or PNG.`);
  return bytes;
}

/** The same, taken from what was made before where it can be. */
export async function cachedPicture(image: PictureFile, made: MadePicture): Promise<Buffer> {
  if (made.format === 'svg') return makePicture(image, made);
  const folder = `${CACHE}/${packagesMark()}`;
  const file = `${folder}/${made.href.slice('/_astro/'.length)}`;
  if (existsSync(file)) return readFileSync(file);
  const bytes = await makePicture(image, made);
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another build may be reading.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, file);
  return bytes;
}

let mark: string | undefined;
function packagesMark(): string {
  mark ??= createHash('sha256').update(readFileSync('package.json')).update(lockFile()).digest('hex').slice(0, 8);
  return mark;
}

function lockFile(): string {
  return existsSync('package-lock.json') ? readFileSync('package-lock.json', 'utf8') : '';
}
