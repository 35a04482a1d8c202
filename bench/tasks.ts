/**
 * Walks what readers come for (tests/browser/tasks.yaml) from the front page on a phone with a slow processor and a slow network, nothing
 * stored: taps, px of scrolling, seconds until the answer is in sight, bytes until then. Looks at the built site (`npm run build`). `-- --only licence` walks the
 * tasks with that word in their names, `-- --lang hi` those of one language; both print the others as they were. `-- --resume` goes on where a run stopped.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { HOME } from '../src/addresses/navigation.ts';
import { pathFor } from '../src/addresses/routes.ts';
import { type Lang, LANGS } from '../src/language/lang.ts';
import { launchOptions } from '../scripts/chromium.ts';
import { SCREENS } from '../tests/support/shape-limits.ts';
import { distanceTo, stepPath, type Task, TASKS, wordsOf } from '../tests/support/tasks.ts';
import { type Tool, TOOLS } from '../tests/support/tools.ts';
import { keptIn } from './kept.ts';
import { serveSite } from './site-copy.ts';

const SLOWDOWN = 4;
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 };
const WORST = 10;
const LONGEST_MS = 60_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    lang: { type: 'string' },
    resume: { type: 'boolean', default: false },
    port: { type: 'string', default: '4397' },
  },
});

interface Reach {
  taps: number;
  px: number;
}

type Cost = Reach & { seconds: number; bytes: number };
type Row = Cost & { task: string; lang: Lang };

async function walk(browser: Browser, task: Task, lang: Lang): Promise<Cost> {
  const baseURL = `http://localhost:${values.port}`;
  // Without a worker, as on a first visit; what it fetches after a page would not be slowed down.
  const context = await browser.newContext({ viewport: SCREENS.phone, baseURL, serviceWorkers: 'block' });
  try {
    return await walkOn(await context.newPage(), task, lang);
  } finally {
    await context.close();
  }
}

async function walkOn(page: Page, task: Task, lang: Lang): Promise<Cost> {
  const session = await page.context().newCDPSession(page);
  const cost = { taps: 0, px: 0 };
  await slowDown(session);
  const bytes = countBytes(session);
  const start = performance.now();
  await page.goto(pathFor(HOME, lang), { waitUntil: 'commit' });
  for (const step of task.home) await follow(page, stepPath(step, lang), lang, cost);
  const tool = TOOLS.find(({ route }) => route === task.home.at(-1));
  if (tool) await use(page, tool, cost);
  await readable(page, lang);
  if (!tool) cost.px += await distance(page, wordsOf(task.answer, lang));
  const seconds = (performance.now() - start) / 1000;
  return { ...cost, seconds, bytes: bytes() };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** What has come over the network so far, in bytes as sent; what was there already counts nothing. */
function countBytes(session: CDPSession): () => number {
  const arrived = new Map<string, number>();
  const cached = new Set<string>();
  const add = (id: string, bytes: number) => arrived.set(id, cached.has(id) ? 0 : (arrived.get(id) ?? 0) + bytes);
  session.on('Network.requestServedFromCache', ({ requestId }) => void cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) cached.add(requestId);
    add(requestId, response.encodedDataLength);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => add(requestId, encodedDataLength));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    arrived.set(requestId, cached.has(requestId) ? 0 : encodedDataLength);
  });
  return () => [...arrived.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** Taps the first link in sight that leads to a page, as soon as it is painted; where there is none, the menu and its group before. */
async function follow(page: Page, path: string, lang: Lang, cost: Reach): Promise<void> {
  const links = page.locator(`a[href="${path}"], a[href^="${path}#"]`);
  await links.first().waitFor({ state: 'attached' });
  await readable(page, lang);
  let link = links.filter({ visible: true }).first();
  if ((await link.count()) === 0) {
    cost.taps += 2;
    link = page.locator(`[data-menu] a[href="${path}"]`).first();
  } else cost.px += await belowScreen(link);
  cost.taps += 1;
  const arrival = page.waitForURL(({ pathname, hash }) => path === pathname || path === `${pathname}${hash}`, {
    waitUntil: 'commit',
  });
  // Not by the mouse, whose press fetches the next page ahead, past the slow network.
  await link.evaluate((element: HTMLElement) => element.click());
  await arrival;
}

/** Fills in the form of a tool as its shared address does, and waits for the answer. */
async function use(page: Page, { id, asked, answer }: Tool, cost: Reach): Promise<void> {
  const form = page.locator(`#${id}-form`);
  const tap = async (target: Locator, act: () => Promise<unknown>) => {
    await target.waitFor();
    cost.taps += 1;
    cost.px += await belowScreen(target);
    await act();
  };
  for (const [name, value] of new URLSearchParams(asked)) {
    const field = form.locator(`[name="${name}"]:enabled`).first();
    await field.waitFor({ state: 'attached' });
    const kind = await field.evaluate((element) => (element instanceof HTMLInputElement ? element.type : 'choice'));
    const choice = form.locator(`[name="${name}"][value="${value}"]`);
    if (kind === 'radio') await tap(choice, () => choice.check());
    else await tap(field, () => (kind === 'choice' ? field.selectOption(value) : field.fill(value)));
  }
  const button = form.locator('button[type=submit]').first();
  await tap(button, () => button.click());
  await page.locator(answer).waitFor();
  cost.px += await belowScreen(page.locator(answer));
}

/** Waits until one of the words is there; how far below the screen they are. */
async function distance(page: Page, words: string[]): Promise<number> {
  const until = performance.now() + LONGEST_MS;
  while (performance.now() < until) {
    const px = await page.evaluate(distanceTo, words);
    if (px !== undefined) return px;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`“${words[0]}” is not on ${page.url()}`);
}

/** Painted, with letters that the language can be read in: this machine may have none for Hindi. */
async function readable(page: Page, lang: Lang): Promise<void> {
  await page.waitForFunction(
    (isHindi) => {
      const isAwaited = document.documentElement.dataset['letters'] === 'coming' || document.fonts.status === 'loading';
      return performance.getEntriesByType('paint').length > 0 && !(isHindi && isAwaited);
    },
    lang === 'hi',
    { timeout: LONGEST_MS },
  );
}

function belowScreen(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.max(0, top + Math.min(height, 60) - innerHeight);
  });
}

/** What a reader minds: waiting, and scrolling at a second for each screen. */
function burden({ seconds, px }: Cost): number {
  return seconds + px / SCREENS.phone.height;
}

/** A line for each task, English before Hindi. */
function printAll(rows: Row[]): void {
  const cell = (of: Row[], show: (row: Row) => string) =>
    LANGS.flatMap((lang) => of.filter((row) => row.lang === lang).map(show)).join(' / ');
  console.log('| task | taps | px | s | KB |\n|---|---|---|---|---|');
  for (const [task, of] of Map.groupBy(rows, (row) => row.task))
    console.log(`| ${[task, cell(of, taps), cell(of, px), cell(of, seconds), cell(of, kilobytes)].join(' | ')} |`);
}

function printWorst(rows: Row[]): void {
  console.log('\n| worst | language | taps | px | s | KB |\n|---|---|---|---|---|---|');
  for (const row of rows.toSorted((a, b) => burden(b) - burden(a)).slice(0, WORST)) console.log(lineOf(row));
}

function lineOf(row: Row): string {
  return `| ${[row.task, row.lang, taps(row), px(row), seconds(row), kilobytes(row)].join(' | ')} |`;
}

const taps = (row: Row) => String(row.taps);
const px = (row: Row) => row.px.toFixed();
const seconds = (row: Row) => row.seconds.toFixed(1);
const kilobytes = (row: Row) => (row.bytes / 1024).toFixed();

const wanted = TASKS.filter(({ task }) => task.toLowerCase().includes(values.only.toLowerCase())).flatMap((task) =>
  LANGS.filter((lang) => lang === (values.lang ?? lang)).map((lang) => ({ task, lang })),
);
const rows = keptIn<Row>('bench-tasks', ({ task, lang }) => `${task} (${lang})`);
if (wanted.length === TASKS.length * LANGS.length && !values.resume) rows.forget();
const isKnown = (task: Task, lang: Lang) => rows.all().some((row) => row.task === task.task && row.lang === lang);

const faults: string[] = [];
const server = await serveSite('.', Number(values.port));
const browser = await chromium.launch(launchOptions());
try {
  for (const { task, lang } of wanted) {
    if (values.resume && isKnown(task, lang)) continue;
    try {
      const row = { task: task.task, lang, ...(await walk(browser, task, lang)) };
      rows.put(row);
      console.error(lineOf(row));
    } catch (error) {
      faults.push(`${task.task} (${lang}): ${error instanceof Error ? error.message : String(error)}`);
      console.error(faults.at(-1));
    }
  }
} finally {
  await browser.close();
  server.kill();
}
const known = TASKS.flatMap(({ task }) => rows.all().filter((row) => row.task === task));
printAll(known);
printWorst(known);
process.exit(faults.length > 0 ? 1 : 0);
