/** What a reader gets of a built site: bytes and requests of a first view, and how soon the tool answers. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, chromiumPath } from '../../scripts/chromium.ts';
import { median } from '../lighthouse-report.ts';

const SLOWDOWN = 4;
const ROUNDS = 5;
/** The substance looked for: what is typed at once, and the letters that follow. */
const SOUGHT = { id: 'ephedrine', first: 'ephed', further: [...'rine'] };

export interface ViewFigures {
  scriptBytes: number;
  bytes: number;
  requests: number;
  /** The words on the page but those of the tool, to see that all engines say the same. */
  words: string;
}

export async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = chromiumPath();
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page on a phone with nothing in store, and counts what is sent, compressed as it is. */
export async function firstView(browser: Browser, url: string): Promise<ViewFigures> {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const sent: { type: string; bytes: number }[] = [];
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sent.push({ type: types.get(requestId) ?? '', bytes: encodedDataLength }),
  );
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  const words = await page.evaluate(wordsShown);
  await page.close();
  const total = (part: typeof sent) => part.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    scriptBytes: total(sent.filter(({ type }) => type === 'Script')),
    bytes: total(sent),
    requests: sent.length,
    words,
  };
}

function wordsShown(): string {
  const parts = 'header, main, footer';
  const isInner = (element: Element) => element.parentElement?.closest(parts);
  return Array.from(document.querySelectorAll(parts))
    .filter((element) => !isInner(element))
    .map((element) => {
      const copy = element.cloneNode(true) as Element;
      copy.querySelector('#substances-q')?.closest('astro-island, [data-finder]')?.remove();
      for (const code of copy.querySelectorAll('script, style')) code.remove();
      return copy.textContent;
    })
    .join('')
    .replaceAll(/\s+/g, '');
}

/** Milliseconds until the tool has answered; medians. */
export interface ToolFigures {
  /** First letters, typed into the field at once: the names are loaded on the way. */
  firstMs: number;
  /** Each letter after that. */
  letterMs: number;
}

/** Types the name of a substance with the processor slowed down, some times over. */
export async function useTool(browser: Browser, url: string): Promise<ToolFigures> {
  const first: number[] = [];
  const letters: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.locator('#substances-q').focus();
    first.push(await untilAnswered(page, SOUGHT.first));
    for (const letter of SOUGHT.further) letters.push(await untilAnswered(page, letter));
    await page.close();
  }
  return { firstMs: median(first), letterMs: median(letters) };
}

/** Milliseconds from what is typed until the substance is among the answers on the screen. */
async function untilAnswered(page: Page, typed: string): Promise<number> {
  const listening = page.evaluateHandle((id) => {
    const tool = document.querySelector('#substances-q')!.closest('astro-island, [data-finder]')!;
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const answer = new Promise<number>((answered) => {
      const begin = async () => {
        const start = performance.now();
        do await painted();
        while (!tool.querySelector(`a[href*="/substances/${id}/"]`));
        answered(performance.now() - start);
      };
      document.addEventListener('input', () => void begin(), { capture: true, once: true });
    });
    return { answer };
  }, SOUGHT.id);
  const handle = await listening;
  await page.keyboard.insertText(typed);
  return handle.evaluate(({ answer }) => answer);
}
