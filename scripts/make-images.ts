/**
 * Draws the icons from the mark and writes them to public/icons/.
 * Run it by hand (`npm run images`) when the mark changes; its output is committed.
 */
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './chromium.ts';

const mark = readFileSync('public/icons/mark.svg', 'utf8');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();

for (const size of [180, 192, 512]) {
  await draw(`icon-${size}.png`, size, `<div style="background:#10302a;width:100%;height:100%">${mark}</div>`);
}
await browser.close();

async function draw(file: string, size: number, html: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0;height:${size}px">${html}</body>`);
  await page.screenshot({ path: `public/icons/${file}` });
  console.log(`public/icons/${file}`);
}
