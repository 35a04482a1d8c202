/**
 * `npm run desk:pictures`: photographs each screen of the desk in both languages for docs/editing.md, into docs/pictures/. Its output is committed. The desk runs on a copy of the project,
 * so that the pictures show a change and leave no trace.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../../scripts/chromium.ts';
import { LANGS } from '../../src/language/lang.ts';
import { checkIsDone, copyProject, inLanguage, openDesk, openScreen, startDesk } from './desk-project.ts';
import { PICTURES } from './pictures.ts';

const FOLDER = 'docs/pictures';
const SIZE = { width: 1100, height: 760 };

mkdirSync(FOLDER, { recursive: true });
const project = copyProject(true);
const { desk, process: child } = await startDesk(project);
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: SIZE });
  await openDesk(page, desk);
  for (const { name, address, prepare } of PICTURES)
    for (const lang of LANGS) {
      await inLanguage(page, lang);
      await openScreen(page, address);
      await shown(page);
      await prepare?.(page, lang);
      await shown(page);
      writeFileSync(`${FOLDER}/desk-${name}-${lang}.png`, await small(await page.screenshot()));
      console.log(`${FOLDER}/desk-${name}-${lang}.png`);
    }
} finally {
  await browser.close();
  child.kill('SIGTERM');
  rmSync(project, { recursive: true, force: true, maxRetries: 5 });
}

/** All requests of the screen are answered and drawn; the line of news never ends. */
async function shown(page: Page): Promise<void> {
  await checkIsDone(page);
  await page.waitForTimeout(1500);
}

/** Few colours: the pictures are in the repository. */
function small(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 64, compressionLevel: 9 }).toBuffer();
}
