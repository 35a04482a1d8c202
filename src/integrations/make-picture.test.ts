import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageMetadata } from 'astro/assets/utils';
import { afterAll, describe, expect, test } from 'vitest';
import { asTaken, CAMERA, converted, metadataIn, samplePng } from '../../tests/support/sample-picture.ts';
import { filesOf, PHONE_BYTES, type Picture, shownPicture, squarePicture } from '../domain/pictures.ts';
import { type PictureFile, readPicture } from '../files/picture-file.ts';
import { makePicture } from './make-picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const words = { en: 'A field', hi: 'एक खेत' };
const picture = async (name: string, content: Buffer): Promise<Picture> => {
  const file = join(folder, name);
  writeFileSync(file, content);
  const image = (await readPicture(file)) as PictureFile;
  return { id: 'field', kind: 'photograph', title: words, alt: words, credit: words, image };
};
const turned = async () => picture('taken.jpg', asTaken(await converted(samplePng(1000, 800), 'jpeg'), 6));

describe('a photograph as the camera wrote it', async () => {
  const taken = await turned();
  const files = [...filesOf(shownPicture(taken)), ...filesOf(squarePicture(taken))];

  test('is as wide as it is seen', () => {
    expect([taken.image.width, taken.image.height]).toEqual([800, 1000]);
  });

  // Pixels of another shape would mean that the picture lies on its side.
  test.each(files)('$href has the size that pages say, and nothing but the picture', async (made) => {
    const bytes = await makePicture(taken.image, made);
    const { width, height, format, orientation } = await imageMetadata(bytes, made.href);
    expect({ width, height, format }).toEqual({ width: made.width, height: made.height, format: made.format });
    expect(orientation ?? 1).toBe(1);
    expect(metadataIn(bytes)).toEqual([]);
  });

  test('would tell the place and the camera if nobody removed them', async () => {
    const content = asTaken(await converted(samplePng(1000, 800), 'jpeg'), 6);
    expect(metadataIn(content)).toEqual(['Exif\0\0', CAMERA]);
  });

  test('gives the same bytes each time', async () => {
    const [made] = shownPicture(taken).webp;
    expect(await makePicture(taken.image, made!)).toEqual(await makePicture(taken.image, made!));
  });
});

test('a photograph full of detail is made small enough for a phone', async () => {
  const rich = await picture('noise.png', samplePng(1200, 1200, { isNoise: true }));
  const bytes = await makePicture(rich.image, shownPicture(rich).webp[0]!);
  expect(bytes.length).toBeLessThanOrEqual(PHONE_BYTES);
});

test('a picture that cannot be converted stops the build, and is not handed out as it is', async () => {
  const file = join(folder, 'broken.webp');
  writeFileSync(file, `RIFF\x20\0\0\0WEBPVP8 ${'?'.repeat(40)}`);
  const image: PictureFile = { file, format: 'webp', width: 700, height: 500, mark: 'x' };
  const made = { href: '/_astro/x.webp', format: 'webp', width: 360, height: 257, isSquare: false } as const;
  await expect(makePicture(image, made)).rejects.toThrow('cannot be converted');
});

test('a drawing is sent as it is', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0H9"/></svg>');
  const drawing = await picture('drawing.svg', svg);
  const shown = shownPicture(drawing);
  expect(shown).toMatchObject({ webp: [], width: 40, height: 30 });
  expect(await makePicture(drawing.image, shown.fallback)).toEqual(svg);
});
