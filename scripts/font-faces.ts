import { readFileSync } from 'node:fs';
import { PAPER_FONTS } from '../src/content/paper-hash.ts';

/** Our own fonts inside the page, so that every machine draws the same paper or picture. */
export function fontFaces(): string {
  return PAPER_FONTS.map(({ weight, range, file }) => {
    const data = readFileSync(file).toString('base64');
    return `@font-face { font-family: Paper; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }\n`;
  }).join('');
}
