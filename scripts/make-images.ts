/**
 * Draws the icons and the share pictures from the mark and writes them to public/icons/.
 * Run it by hand (`npm run images`) when the mark or the name changes; its output is committed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { LANGS } from '../src/language/lang.ts';
import { translator } from '../src/words/strings.ts';
import { launchOptions } from './chromium.ts';

const mark = readFileSync('public/icons/mark.svg', 'utf8');
const font = (weight: number) =>
  readFileSync(`src/assets/fonts/noto-sans-devanagari-${weight}.woff2`).toString('base64');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();

for (const size of [180, 192, 512]) {
  await draw(`icon-${size}.png`, size, size, `<div style="background:#10302a;width:100%;height:100%">${mark}</div>`);
}
for (const lang of LANGS) {
  const t = translator(lang);
  await draw(
    `share-${lang}.png`,
    1200,
    630,
    `<style>
      @font-face { font-family: D; font-weight: 400; src: url(data:font/woff2;base64,${font(400)}); }
      @font-face { font-family: D; font-weight: 700; src: url(data:font/woff2;base64,${font(700)}); }
      .card { box-sizing: border-box; width: 100%; height: 100%; padding: 80px; background: #10302a; color: #f6f3ea;
        border-bottom: 24px solid #b4331c; font-family: Georgia, 'Noto Serif', D, serif; }
      .card svg { width: 180px; margin-left: -20px; }
      h1 { margin: 24px 0 0; font-size: 84px; line-height: 1.25; }
      p { margin: 16px 0 0; font-size: 36px; line-height: 1.4; color: #c9d8d1; }
    </style>
    <div class="card">${mark}<h1>${t('site.name')}</h1><p>${t('site.parent')}</p></div>`,
  );
}
await browser.close();

async function draw(file: string, width: number, height: number, html: string): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(`<body style="margin:0;height:${height}px">${html}</body>`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `public/icons/${file}` });
  console.log(`public/icons/${file}`);
}
