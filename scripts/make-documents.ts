/**
 * Makes a PDF for every paper of content/papers/ and two for every poster of content/posters.yaml, and writes them to content/documents/, with a
 * note of their sources in made.json. Run it by hand (`npm run documents`) when one changes; its output is committed. Only what changed is
 * rebuilt; `--all` makes all.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromium } from '@playwright/test';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { posterPdf } from '../src/addresses/posters.ts';
import { complete, load } from '../src/content/load.ts';
import { MADE_FILE, paperHash } from '../src/content/paper-hash.ts';
import { posterHash, posterTitle } from '../src/content/posters.ts';
import { readPdf } from '../src/files/read-pdf.ts';
import { writeWhole } from '../src/files/write-whole.ts';
import { LANGS } from '../src/language/lang.ts';
import { paperWords } from '../src/words/paper-words.ts';
import { launchOptions } from './chromium.ts';
import { fontFaces } from './font-faces.ts';

/** One PDF to be, and how its page is drawn by what `use` loads. */
interface Sheet {
  pdf: string;
  hash: string;
  draw: (use: (file: string) => Promise<unknown>) => Promise<ReactElement>;
}

const makesAll = process.argv.includes('--all');
const noteFile = `content/${MADE_FILE}`;
const made: Record<string, string> = existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')) : {};

const catalogue = complete(await load('content'));
const sheets: Sheet[] = [
  ...[...catalogue.papers].map(([name, paper]): Sheet => ({
    pdf: `${name}.pdf`,
    hash: paperHash(paper),
    draw: async (use) => {
      const { PaperSheet } = (await use('/src/papers/PaperSheet.tsx')) as typeof import('../src/papers/PaperSheet.tsx');
      return createElement(PaperSheet, { paper, words: paperWords(paper.section), css: cssOf('paper') });
    },
  })),
  ...[...catalogue.posters].flatMap(([id, poster]) =>
    LANGS.map((lang): Sheet => ({
      pdf: posterPdf(id, lang),
      hash: posterHash(poster, catalogue),
      draw: async (use) => {
        const module = await use('/src/views/poster/PosterPaper.tsx');
        const { PosterPaper } = module as typeof import('../src/views/poster/PosterPaper.tsx');
        const title = posterTitle(poster, catalogue, lang);
        return createElement(PosterPaper, {
          poster,
          title,
          css: readFileSync('src/styles/layers.css', 'utf8') + cssOf('poster'),
          lang,
        });
      },
    })),
  ),
];

const waiting = sheets.filter(
  ({ pdf, hash }) => makesAll || made[pdf] !== hash || !existsSync(`content/documents/${pdf}`),
);
if (waiting.length > 0) await print(waiting);
else console.log('Every PDF is as new as its source.');

const notes = Object.fromEntries(sheets.map(({ pdf, hash }) => [pdf, hash]));
writeWhole(noteFile, `${JSON.stringify(notes, null, 2)}\n`);

async function print(all: Sheet[]): Promise<void> {
  // Node runs no JSX and no style modules by itself; Vite, which is there for the site, does.
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  // Letters are placed as the font says, not on the pixels of a screen.
  const browser = await chromium.launch(launchOptions('--font-render-hinting=none'));
  try {
    const page = await browser.newPage();
    for (const { pdf, draw } of all) {
      await page.setContent(`<!doctype html>${renderToStaticMarkup(await draw((file) => vite.ssrLoadModule(file)))}`);
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
    await vite.close();
  }
}

function cssOf(kind: 'paper' | 'poster'): string {
  return fontFaces() + readFileSync(`src/papers/${kind}.css`, 'utf8');
}
