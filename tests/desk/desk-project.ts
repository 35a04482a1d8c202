import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { accessibilityFaults } from '../browser/axe.ts';

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
}

interface Options {
  /** Each name is a desk of its own: `test.use({ deskOf: 'forms' })` at the top of a file. */
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
  const addresses = () => printed.match(/http:\/\/localhost:\d+\/\?token=\S+/g) ?? [];
  await new Promise<void>((done, failed) => {
    child.stdout.on('data', (data: Buffer) => {
      printed += data.toString();
      if (addresses().length > 0) done();
    });
    child.on('exit', (code) => failed(new Error(`The desk ended with ${code}: ${printed}`)));
  });
  const link = () => addresses().at(-1) ?? '';
  return { desk: { project, link, git: gitIn(project) }, process: child };
}

export const test = base.extend<{ deskPage: Page }, Options & { desk: RunningDesk }>({
  deskOf: ['', { option: true, scope: 'worker' }],
  deskHasGit: [true, { option: true, scope: 'worker' }],
  desk: [
    async ({ deskOf, deskHasGit }, use) => {
      if (!deskOf) throw new Error("Name the desk of this file: test.use({ deskOf: 'forms' })");
      const project = copyProject(deskHasGit);
      const { desk, process: child } = await startDesk(project);
      await use(desk);
      const ended = new Promise((done) => child.on('exit', done));
      child.kill('SIGTERM');
      await ended;
      rmSync(project, { recursive: true, force: true, maxRetries: 5 });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  /** A page in which the desk is open. */
  deskPage: async ({ page, desk }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await openDesk(page, desk);
    await use(page);
    expect(errors).toEqual([]);
  },
});

export { expect };

/** Opens the desk in a page, in English. */
export async function openDesk(page: Page, desk: RunningDesk): Promise<void> {
  await page.addInitScript(() => localStorage.getItem('desk-language') ?? localStorage.setItem('desk-language', 'en'));
  await page.goto(desk.link());
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Goes to a screen as if its address were typed. */
export async function openScreen(page: Page, address: string): Promise<void> {
  await page.goto(new URL(address, page.url()).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Waits until the whole check has run after the last save. */
export async function checkIsDone(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: /Checking|जांच हो रही/ })).toHaveCount(0, {
    timeout: 60_000,
  });
}

/** What is wrong with a screen for those who cannot see it well, and whether it must be scrolled sideways on a phone. */
export async function faultsOf(page: Page): Promise<string[]> {
  const faults = await accessibilityFaults(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
  return scrolled > width + 1 ? [...faults, `wider than the screen: ${scrolled} of ${width} px`] : faults;
}
