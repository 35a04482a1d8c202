import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { recordPath } from '../../src/addresses/registers.ts';
import { LANGS } from '../../src/language/lang.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { CHANGES, removeSpecimens } from './changes.ts';

const MINUTE_MS = 60_000;
/** What a copy of the project makes anew, or shares. */
const NOT_COPIED = ['.git', '.astro', 'dist', 'node_modules', 'releases', 'test-results'];
const folder = quickFolder('year-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The variables of a terminal alone: the test runner has added its own, which a build would take for wishes. */
const env = Object.fromEntries(['PATH', 'HOME', 'LANG', 'TMPDIR'].map((name) => [name, process.env[name]]));

function run(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', env });
  expect(status, `${args.join(' ')}\n${stdout.slice(-20_000)}\n${stderr}`).toBe(0);
  console.log(stdout.split('\n').slice(-4).join('\n'));
}

test(
  'the changes of a year, made with files of content alone, pass every test and are released',
  async () => {
    for (const part of readdirSync('.').filter((name) => !NOT_COPIED.includes(name)))
      cpSync(part, join(folder, part), { recursive: true });
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    for (const { make } of CHANGES) await make(join(folder, 'content'));
    removeSpecimens(join(folder, 'content'));
    // What the guide tells editors to run: papers that show a figure are printed again, and the site is looked at.
    run('scripts/make-documents.ts');
    run('scripts/build.ts', '--uncompressed');
    run('scripts/release.ts', '--quick');

    const live = (path: string) => join(folder, 'releases/current', path);
    for (const lang of LANGS) {
      expect(existsSync(live(`/${lang}/about/visitors/index.html`))).toBe(true);
      expect(readFileSync(live(`/${lang}/home/index.html`), 'utf8')).toContain('data-notice=');
      expect(existsSync(live(`${recordPath('tenders', '2026-11-03-drying-trays', lang)}index.html`))).toBe(true);
      expect(readFileSync(live(`/${lang}/opium/overview/yield/index.html`), 'utf8')).not.toContain('data-awaited');
    }
    const hidden = readdirSync(live('/en/records/notifications')).filter((name) => name.endsWith('-later'));
    expect(hidden).toEqual([]);
  },
  60 * MINUTE_MS,
);
