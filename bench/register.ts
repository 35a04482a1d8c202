/**
 * `npm run bench`: what a register of 5,000 records costs. Builds the site twice in a temporary copy, as it is and with
 * 5,000 records in one register, and filters the large one in a browser slowed down four times. Prints figures and ratios.
 */
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/chromium.ts';
import { buildSite, copySite, serveSite } from './site-copy.ts';

const RECORDS = 5000;
const PAGE = '/hi/notifications/circulars_notifications/';
const ROWS = '/hi/data/rows-notifications-circulars_notifications.html';
const PORT = 4397;
const SLOWDOWN = 4;

const copy = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  copySite(copy);
  const small = { buildSeconds: buildSite(copy), ...sizes(), ...(await browse()) };
  addRecords();
  const large = { buildSeconds: buildSite(copy), ...sizes(), ...(await browse()) };
  print(small, large);
} finally {
  rmSync(copy, { recursive: true });
}

function sizes(): { records: number; sentKb: number; rowsKb: number } {
  const folder = join(copy, 'content/registers/notifications');
  const kilobytes = (file: string) => statSync(join(copy, `dist${file}.br`)).size / 1024;
  return { records: readdirSync(folder).length, sentKb: kilobytes(`${PAGE}index.html`), rowsKb: kilobytes(ROWS) };
}

/** Records like the real ones in length, each with words of its own, so that compression is not flattered. */
function addRecords(): void {
  const folder = join(copy, 'content/registers/notifications');
  const have = readdirSync(folder).length;
  const words = 'अधिसूचना पदार्थ मात्रा शक्ति खेती निर्यात आयात निपटान जब्ती लाइसेंस नियम आदेश अनुसूची प्रविष्टि शुल्क'.split(' ');
  const kinds = ['substances', 'quantities', 'powers', 'cultivation', 'trade', 'disposal', 'general'];
  for (let index = have; index < RECORDS; index += 1) {
    const pick = (step: number) => words[(index * step + step) % words.length]!;
    const date = `${1985 + (index % 41)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
    writeFileSync(
      join(folder, `${date}-bench-${index}.yaml`),
      `title: { en: Notification ${index} on trade, hi: ${pick(1)} ${index} ${pick(7)} ${pick(4)} }
number: S.O. ${index}(E)
date: '${date}'
purpose:
  en: Changes entry ${index} of the list and says what follows for the trade.
  hi: सूची की प्रविष्टि ${index} बदलती है; ${pick(2)}, ${pick(11)} और ${pick(13)} पर असर बताती है।
section: docs
kind: ${kinds[index % kinds.length]}
validity: not-known
source: [ndps-act]
`,
    );
  }
}

/** What a reader on a slow phone waits for, in milliseconds; the median of five filterings. */
async function browse(): Promise<{ readyMs: number; firstMs: number; filterMs: number; nodes: number }> {
  const server = await serveSite(copy, PORT);
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const start = performance.now();
    await page.goto(`http://localhost:${PORT}${PAGE}`);
    const readyMs = performance.now() - start;
    const [firstMs = 0, ...laterMs] = await page.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>('[data-register-form]')!;
      const status = document.querySelector<HTMLElement>('[data-register-status]')!;
      const words = form.elements.namedItem('words') as HTMLInputElement;
      const times: number[] = [];
      // The first loads the script and all rows.
      for (const text of ['शुल्क', 'खेती', 's.o. 12', 'निर्यात 4', 'zzz', 'नियम']) {
        words.value = text;
        status.blur();
        const begin = performance.now();
        form.requestSubmit();
        while (document.activeElement !== status) await new Promise(requestAnimationFrame);
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
        times.push(performance.now() - begin);
      }
      return times;
    });
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    return { readyMs, firstMs, filterMs: laterMs.toSorted((a, b) => a - b)[2] ?? 0, nodes };
  } finally {
    await browser.close();
    server.kill();
  }
}

type Figures = Awaited<ReturnType<typeof browse>> & ReturnType<typeof sizes> & { buildSeconds: number };

function print(small: Figures, large: Figures): void {
  const rows: [string, keyof Figures, number][] = [
    ['records', 'records', 0],
    ['build, s', 'buildSeconds', 1],
    ['page as sent (brotli), KB', 'sentKb', 1],
    ['all rows as sent (brotli), KB', 'rowsKb', 1],
    [`page loaded, ms (CPU ${SLOWDOWN}× slower)`, 'readyMs', 0],
    [`first filter to paint, ms (CPU ${SLOWDOWN}× slower)`, 'firstMs', 0],
    [`later filter to paint, ms (CPU ${SLOWDOWN}× slower)`, 'filterMs', 0],
    ['elements in the page', 'nodes', 0],
  ];
  console.log('| | today | large | ratio |\n|---|---|---|---|');
  for (const [label, key, digits] of rows)
    console.log(
      `| ${label} | ${small[key].toFixed(digits)} | ${large[key].toFixed(digits)} | ${(large[key] / small[key]).toFixed(1)} |`,
    );
}
