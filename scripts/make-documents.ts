/**
 * Makes a PDF for every paper of content/papers/ and writes it to content/documents/, with a note of its source in made.json.
 * Run it by hand (`npm run documents`) when a paper changes; its output is committed. Only what changed is rebuilt;
 * `--all` makes all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport } from 'vite';
import { load } from '../src/content/load.ts';
import { readPdf } from '../src/files/read-pdf.ts';
import { MADE_FILE, PAPER_FONTS, paperHash } from '../src/content/paper-hash.ts';
import { paperWords } from '../src/words/paper-words.ts';
import type { Paper } from '../src/schemas/paper.ts';
import { launchOptions } from './chromium.ts';

const makesAll = process.argv.includes('--all');
const noteFile = `content/${MADE_FILE}`;
const made: Record<string, string> = existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {};

const { catalogue } = await load('content');
const papers = [...catalogue.papers].map(([name, paper]) => ({ pdf: `${name}.pdf`, paper, hash: paperHash(paper) }));

const waiting = papers.filter(
  ({ pdf, hash }) => makesAll || made[pdf] !== hash || !existsSync(`content/documents/${pdf}`),
);
if (waiting.length > 0) await print(waiting);
else console.log('Every PDF is as new as its paper.');

const notes = Object.fromEntries(papers.map(({ pdf, hash }) => [pdf, hash]));
writeFileSync(noteFile, `${JSON.stringify(notes, null, 2)}\n`);

async function print(sheets: { pdf: string; paper: Paper }[]): Promise<void> {
  // Node runs no JSX by itself; Vite, which is there for the site, does.
  const { module } = await runnerImport<typeof import('../src/papers/PaperSheet.tsx')>('/src/papers/PaperSheet.tsx', {
    configFile: false,
    logLevel: 'warn',
  });
  const css = fontFaces() + readFileSync('src/papers/paper.css', 'utf8');
  // Letters are placed as the font says, not on the pixels of a screen.
  const browser = await chromium.launch(launchOptions('--font-render-hinting=none'));
  try {
    const page = await browser.newPage();
    for (const { pdf, paper } of sheets) {
      const sheet = createElement(module.PaperSheet, { paper, words: paperWords(paper.section), css });
      await page.setContent(`<!doctype html>${renderToStaticMarkup(sheet)}`);
      await page.evaluate(() => document.fonts.ready);
      const bytes = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
      const { pages } = await readPdf(bytes);
      const file = `content/documents/${pdf}`;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, bytes);
      console.log(`${file}: ${pages} page(s), ${bytes.length} bytes`);
    }
  } finally {
    await browser.close();
  }
}

/** Our own fonts inside the page, so that every machine makes the same PDF. */
function fontFaces(): string {
  return PAPER_FONTS.map(({ weight, range, file }) => {
    const data = readFileSync(file).toString('base64');
    return `@font-face { font-family: Paper; font-weight: ${weight}; unicode-range: ${range}; src: url(data:font/woff2;base64,${data}); }\n`;
  }).join('');
}
