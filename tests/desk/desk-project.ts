import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import type { CallName, Input, Output } from '../../desk/model/api.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { accessibilityFaults } from '../browser/axe.ts';
import { PATIENCE } from '../support/patience.ts';
import { isThorough } from '../support/thorough.ts';

/** Made anew or too large: not copied. */
const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  'releases',
  '.git',
  '.desk',
  '.astro',
  'test-results',
  'bench',
  'docs',
  'tests',
]);

/** A running desk on a copy of the project. */
export interface RunningDesk {
  project: string;
  /** The next one-time address. */
  link: () => string;
  git: (...args: string[]) => string;
  address: string;
  /** What its first one-time address was exchanged for. */
  cookies: { name: string; value: string; url: string }[];
  /** Asks the desk as its own screens do. */
  ask: <Name extends CallName>(name: Name, input: Input<Name>) => Promise<Output<Name>>;
  /** The file of tests that has it now. */
  usedBy?: string;
}

interface Options {
  /** All files share a desk, one after the other. Each other name is a desk of its own: `test.use({ deskOf: 'preview' })` at the top of a file. */
  deskOf: string;
  /** Whether the copy is a Git repository. */
  deskHasGit: boolean;
}

/** Copies the project; only packages are shared, so nothing that a test writes reaches the project itself. */
export function copyProject(hasGit: boolean): string {
  const project = mkdtempSync(join(tmpdir(), 'desk-'));
  for (const name of readdirSync('.')) if (!LEFT_OUT.has(name)) cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'), 'junction');
  mkdirSync(join(project, 'tests'));
  if (hasGit) {
    const git = gitIn(project);
    git('init', '-q', '-b', 'main');
    git('add', '-A');
    git('commit', '-q', '-m', 'As it was');
  }
  return project;
}

export function gitIn(project: string) {
  return (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
      cwd: project,
      encoding: 'utf8',
    });
}

/** Starts the desk and waits for its address. */
export async function startDesk(project: string): Promise<{ desk: RunningDesk; process: ChildProcess }> {
  const child = spawn(process.execPath, ['desk/server/main.ts', '--no-open'], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: '' },
  });
  let printed = '';
  child.stdout.on('data', (data: Buffer) => (printed += data.toString()));
  const addresses = () => printed.match(/http:\/\/localhost:\d+\/\?token=\S+/g) ?? [];
  const isPrinted = (count: number) =>
    new Promise<void>((done, failed) => {
      const look = () => addresses().length >= count && done();
      child.stdout.on('data', look);
      child.on('exit', (code) => failed(new Error(`The desk ended with ${code}: ${printed}`)));
      look();
    });
  await isPrinted(1);
  const link = () => addresses().at(-1) ?? '';
  const { origin } = new URL(link());
  const cookies = await cookiesFor(link());
  await isPrinted(2);
  const ask = async (name: string, input: object) => {
    const Cookie = cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ');
    const headers = { 'content-type': 'application/json', origin: origin, Cookie };
    const answer = await fetch(`${origin}/api/${name}`, { method: 'POST', headers, body: JSON.stringify(input) });
    return answer.json();
  };
  return { desk: { project, link, git: gitIn(project), address: origin, cookies, ask }, process: child };
}

async function cookiesFor(link: string): Promise<RunningDesk['cookies']> {
  const { headers } = await fetch(link, { redirect: 'manual' });
  return headers.getSetCookie().map((line) => {
    const [name = '', value = ''] = line.replace(/;.*$/, '').split('=');
    return { name, value, url: new URL(link).origin };
  });
}

export const test = base.extend<{ deskPage: Page }, Options & { desk: RunningDesk }>({
  deskOf: ['all', { option: true, scope: 'worker' }],
  deskHasGit: [true, { option: true, scope: 'worker' }],
  desk: [
    // Its name only tells Playwright which files may share it.
    async ({ deskHasGit }, use) => {
      const project = copyProject(deskHasGit);
      const { desk, process: child } = await startDesk(project);
      await use(desk);
      const ended = new Promise((done) => child.on('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(project, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: PATIENCE.testMs },
  ],
  baseURL: async ({ desk }, use) => use(desk.address),
  /** A page to which the desk is open, in English; a test opens the screen that it is about. */
  deskPage: async ({ page, context, desk }, use, { file }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await context.addCookies(desk.cookies);
    await inLanguage(page, 'en');
    if (desk.usedBy !== file) await discardAll(desk);
    desk.usedBy = file;
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Opens the desk in a page, in English. */
export async function openDesk(page: Page, desk: RunningDesk): Promise<void> {
  await inLanguage(page, 'en');
  await page.goto(desk.link());
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Goes to a screen as if its address were typed. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(page.url().startsWith('http') ? new URL(address, page.url()).href : address);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Takes back whatever was saved. */
export async function discardAll(desk: RunningDesk): Promise<void> {
  const { changed } = await desk.ask('state', {});
  if (changed.length > 0) await desk.ask('discard', { paths: changed.map(({ path }) => path) });
}

/** Waits until the whole check has run after the last save. */
export async function checkIsDone(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /Checking|जांच हो रही/ })).toHaveCount(0);
}

/** Says to readers what changed, wherever the hand-in asks for it. */
export async function tellReaders(
  page: Page,
  what = { en: 'Changed for a test.', hi: 'जांच के लिए बदला।' },
): Promise<void> {
  await expect(page.getByText(/^(What readers are told|Readers need no line)/)).toBeVisible();
  for (const input of await page.getByLabel('In English').all()) await input.fill(what.en);
  for (const input of await page.getByLabel('In Hindi').all()) await input.fill(what.hi);
}

/** What is wrong with a screen for those who cannot see it well, and whether it must be scrolled sideways on a phone. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrolled > width + 1 ? [...faults, `wider than the screen: ${scrolled} of ${width} px`] : faults;
}

/** How somebody has a screen before them. */
interface Look {
  lang: Lang;
  width: number;
}

const LOOKS: Look[] = LANGS.flatMap((lang) => [360, 1280].map((width) => ({ lang, width })));
/** One language on a phone, the other on a desk; then the other way round. */
const IN_TURN = [0, 3, 2, 1];

/**
 * Asked once before each screen, says how it is looked at: in both languages, on a phone and on a desk. In `npm test` screens take turns,
 * so that each is looked at once.
 */
export function takeLooks(first = 0): () => Look[] {
  let turn = first;
  return () => {
    const index = IN_TURN[turn++ % LOOKS.length];
    return isThorough ? LOOKS : LOOKS.filter((_, each) => each === index);
  };
}

/** Opens a screen in a language and a width. */
export async function openLook(page: Page, address: string, { lang, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await inLanguage(page, lang);
  await openScreen(page, address);
}

/** From the next screen on that is opened. */
export async function inLanguage(page: Page, lang: Lang): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('desk-language', chosen), lang);
}
