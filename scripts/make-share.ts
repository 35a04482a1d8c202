/**
 * `npm run share`: draws the picture that a page shows where its address is shared, one for each page and language and one for each
 * kind of record, into content/share/, and the general ones into public/icons/. Its output is committed. Only what has a new title is
 * drawn; `--all` draws all. Pictures of titles that are no more are removed.
 */
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { load, wholeCatalogue } from '../src/content/load.ts';
import {
  generalPicture,
  isDrawn,
  SHARE_FOLDER,
  shareFile,
  type SharePicture,
  sharePictures,
} from '../src/content/share-pictures.ts';
import { LANGS } from '../src/language/lang.ts';
import { SHARE_COLOURS, SHARE_SIZE, sharePage } from '../src/papers/share/share-picture.ts';
import { launchOptions } from './chromium.ts';
import { fontFaces } from './font-faces.ts';
import { paletteOf, palettePng } from './palette-png.ts';

const { ground, text, quiet, accent, line, bar } = SHARE_COLOURS;
const PALETTE = paletteOf(ground, [
  { colour: text, steps: 5 },
  { colour: quiet, steps: 3 },
  { colour: accent, steps: 3 },
  { colour: line, steps: 2 },
  { colour: bar, steps: 1 },
]);
const LARGEST_TITLE = 88;
const SMALLEST_TITLE = 44;

const drawsAll = process.argv.includes('--all');
const pictures = sharePictures(wholeCatalogue(await load('content')));
mkdirSync(SHARE_FOLDER, { recursive: true });

const changed = pictures.filter((picture) => drawsAll || !isDrawn(picture));
// A new name of the bureau or a new design concerns all of them.
const isAllNew = changed.length === pictures.length;
const general = LANGS.map((lang) => ({ picture: generalPicture(lang), file: `public/icons/share-${lang}.png` }));
const waiting = [
  ...changed.map((picture) => ({ picture, file: `${SHARE_FOLDER}/${shareFile(picture)}` })),
  ...general.filter(({ file }) => isAllNew || !existsSync(file)),
];
if (waiting.length > 0) await draw(waiting);

const wanted = new Set(pictures.map(shareFile));
for (const file of readdirSync(SHARE_FOLDER).filter((name) => !wanted.has(name))) rmSync(`${SHARE_FOLDER}/${file}`);
console.log(`${waiting.length} share pictures drawn, ${pictures.length} in ${SHARE_FOLDER}/.`);

async function draw(sheets: { picture: SharePicture; file: string }[]): Promise<void> {
  const fonts = fontFaces();
  const browser = await chromium.launch(launchOptions('--font-render-hinting=none', '--disable-lcd-text'));
  try {
    const page = await browser.newPage({ viewport: SHARE_SIZE, deviceScaleFactor: 1 });
    for (const { picture, file } of sheets) {
      await page.setContent(sharePage(picture, fonts));
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(fitTitle, { largest: LARGEST_TITLE, smallest: SMALLEST_TITLE });
      const pixels = await pixelsOf(page, await page.screenshot());
      writeFileSync(file, palettePng(pixels, SHARE_SIZE.width, SHARE_SIZE.height, PALETTE));
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page: the largest letters with which the title fits into its place, no word cut. */
function fitTitle({ largest, smallest }: { largest: number; smallest: number }): void {
  const title = document.querySelector<HTMLElement>('#title')!;
  const place = document.querySelector('main')!;
  for (let size = largest; size >= smallest; size -= 2) {
    title.style.fontSize = `${size}px`;
    if (place.scrollHeight <= place.clientHeight && title.scrollWidth <= title.clientWidth) return;
  }
  throw new Error(`The title is too long for its picture: ${title.textContent}`);
}

/** The browser that drew it reads it back, as bytes of red, green, blue and alpha. */
async function pixelsOf(page: Page, png: Buffer): Promise<Uint8Array> {
  const base64 = await page.evaluate(async (source) => {
    const image = new Image();
    image.src = `data:image/png;base64,${source}`;
    await image.decode();
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    let binary = '';
    for (let start = 0; start < data.length; start += 32_768)
      binary += String.fromCharCode(...data.subarray(start, start + 32_768));
    return btoa(binary);
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}
