import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { afterAll, expect, test } from 'vitest';
import { asTaken, converted, metadataIn, samplePng } from '../../tests/support/sample-picture.ts';
import { officer } from '../../tests/support/sample-offices.ts';
import { Image } from '../components/pictures/Image';
import { Picture } from '../components/pictures/Picture';
import { type Picture as PictureContent, squarePicture } from '../domain/pictures.ts';
import { type PictureFile, readPicture } from '../files/picture-file.ts';
import { makePicture } from './make-picture.ts';
import { publishPictures, writePictures } from './publish-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'published-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function photograph(id: string): Promise<PictureContent> {
  const file = join(folder, `${id}.jpg`);
  writeFileSync(file, asTaken(await converted(samplePng(900, 700), 'jpeg'), 1));
  const words = { en: 'A face', hi: 'चेहरा' };
  const image = (await readPicture(file)) as PictureFile;
  return { id, kind: 'photograph', title: words, alt: words, credit: words, image };
}

test('every file that a page names is there, without what the camera wrote, and no other', async () => {
  const [fair, face] = [await photograph('sample-fair'), await photograph('sample-face')];
  const pictures = new Map([fair, face].map((picture) => [picture.id, picture]));
  const people = new Map([['one', { ...officer, picture: face.id }]]);
  await writePictures(join(folder, 'site'), { pictures, people }, makePicture);
  const markup = [
    ...[fair, face].map((picture) => createElement(Picture, { lang: 'en', picture })),
    createElement(Image, { picture: squarePicture(face), alt: 'A face', sizes: '6rem' }),
  ].map((element) => renderToStaticMarkup(element));
  const named = [...new Set(markup.join('').match(/(?<=\/_astro\/)[\w.-]+/g))];
  expect(readdirSync(join(folder, 'site/_astro')).toSorted()).toEqual(named.toSorted());
  expect(named.length).toBeGreaterThan(8);
  for (const name of named) expect(metadataIn(readFileSync(join(folder, 'site/_astro', name))), name).toEqual([]);
});

test('it is a step of the build and of the development server', () => {
  expect(Object.keys(publishPictures().hooks)).toEqual(['astro:server:setup', 'astro:build:done']);
});
