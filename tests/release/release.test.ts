import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Plan, publish } from '../../scripts/release/publish.ts';
import { liveId, readReleases } from '../../scripts/release/releases.ts';
import { rollback } from '../../scripts/release/rollback.ts';
import { tryOut } from '../../scripts/release/try-out.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { writeSampleSite } from '../support/sample-site.ts';

let above: string;
let folder: string;

beforeEach(() => {
  above = quickFolder('cbn-release-');
  folder = join(above, 'releases');
});
afterEach(() => rmSync(above, { recursive: true }));

function release(mark: string, plan: Partial<Plan> = {}) {
  const site = join(above, mark);
  writeSampleSite(site, mark);
  return publish({ folder, site, commit: 'abc', prepare: () => {}, tryOut: () => {}, ...plan });
}

const livePage = () => readFileSync(join(folder, 'current/en/home/index.html'), 'utf8');

test('a release says what it is, and is live', async () => {
  const made = await release('one', { tryOut: (partial) => tryOut(partial, ['/hi/home/']) });
  expect(liveId(folder)).toBe(made.id);
  expect(JSON.parse(readFileSync(join(folder, 'current/release.json'), 'utf8'))).toEqual(made);
  expect(made).toMatchObject({ commit: 'abc', files: 13, replaced: null });
  expect(made.id.endsWith(made.sha256.slice(0, 8))).toBe(true);
  const again = await release('one');
  expect([again.sha256, again.replaced]).toEqual([made.sha256, made.id]);
});

test('five are kept, the live one and the one before it always', async () => {
  const first = await release('m1');
  const second = await release('m2');
  for (const mark of ['m3', 'm4', 'm5']) await release(mark);
  rollback(folder, second.id);
  rollback(folder, first.id);
  const made = await release('m6');
  expect(made.replaced).toBe(first.id);
  const kept = readReleases(folder).map(({ id }) => id);
  expect(kept).toHaveLength(5);
  expect(kept).toContain(first.id);
  expect(kept).not.toContain(second.id);
  expect(rollback(folder).id).toBe(first.id);
});

test('styles of every release that is kept are still there, older ones are not', async () => {
  for (const mark of ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7']) await release(mark);
  const styles = readdirSync(join(folder, 'current/_astro')).filter((name) => name.endsWith('.css'));
  expect(styles).toEqual(['m2', 'm3', 'm4', 'm5', 'm6', 'm7'].map((mark) => `style.${mark}.css`));
});

test('a file that did not change keeps its date', async () => {
  const first = await release('one');
  const date = (id: string, file: string) => statSync(join(folder, id, file)).mtimeMs;
  await new Promise((later) => setTimeout(later, 20));
  const second = await release('two');
  expect(date(second.id, 'icons/icon-192.png')).toBeCloseTo(date(first.id, 'icons/icon-192.png'), 0);
  expect(date(second.id, 'en/home/index.html')).toBeGreaterThan(date(first.id, 'en/home/index.html') + 10);
});

test('rollback goes to what was live before, or to a named release', async () => {
  const [one, two] = [await release('one'), await release('two')];
  expect(rollback(folder).id).toBe(one.id);
  expect(livePage()).toContain('one');
  const three = await release('three');
  // Not to the bad one in between.
  expect(rollback(folder).id).toBe(one.id);
  expect(rollback(folder, two.id).id).toBe(two.id);
  expect(livePage()).toContain('two');
  expect(() => rollback(folder, two.id)).toThrow('is live already');
  expect(() => rollback(folder, 'nothing')).toThrow('There is no release nothing.');
  expect(readReleases(folder).map(({ id }) => id)).toEqual([one.id, two.id, three.id]);
});

describe('what goes wrong leaves the live site as it is', () => {
  const failAt = (wanted: string, fail: () => void): Partial<Plan> => ({
    onStep: (step) => {
      if (step === wanted) fail();
    },
  });
  const fullDisk = () => {
    throw Object.assign(new Error('ENOSPC: no space left on device, copyfile'), { code: 'ENOSPC' });
  };

  test.each<[string, () => Partial<Plan>, string]>([
    ['a failed check', () => ({ prepare: () => Promise.reject(new Error('no')) }), 'could not be read'],
    ['a full disk', () => failAt('copying', fullDisk), 'The disk is full.'],
    [
      'a file that vanishes',
      () => failAt('copying', () => rmSync(join(above, 'new/icons'), { recursive: true, force: true })),
      'ENOENT',
    ],
    ['another build in between', () => failAt('copied', () => rmSync(partialFile())), 'changed while it was copied'],
    [
      'a link in the site',
      () => ({ prepare: () => symlinkSync('/etc/passwd', join(above, 'new/link')) }),
      'not a plain file',
    ],
    ['a page that is missing', () => ({ tryOut: (partial) => tryOut(partial, ['/en/gone/']) }), '/en/gone/ (404)'],
    [
      'a style that is missing',
      () => ({
        prepare: () => rmSync(join(above, 'new/_astro/style.new.css')),
        tryOut: (partial) => tryOut(partial, []),
      }),
      '/en/home/ loads /_astro/style.new.css',
    ],
  ])('%s', async (_, plan, message) => {
    const before = await release('old');
    await expect(release('new', plan())).rejects.toThrow(message);
    expect(liveId(folder)).toBe(before.id);
    expect(livePage()).toContain('old');
    expect(readReleases(folder)).toHaveLength(1);
    // What was copied takes no room: after a full disk, nothing else could be written either.
    expect(readdirSync(folder).toSorted()).toEqual([before.id, 'current']);
    const after = await release('next');
    expect(liveId(folder)).toBe(after.id);
    expect(readdirSync(folder).toSorted()).toEqual([before.id, after.id, 'current']);
  });

  const partialFile = () =>
    join(
      folder,
      readdirSync(folder).find((name) => name.endsWith('.partial'))!,
      'icons/icon-192.png',
    );

  test('a folder where the link should be is not touched', async () => {
    mkdirSync(join(folder, 'current'), { recursive: true });
    await expect(release('new')).rejects.toThrow('It must be a link');
  });
});

describe('two at once', () => {
  const lockOf = (holder: object) => {
    mkdirSync(folder, { recursive: true });
    symlinkSync(
      JSON.stringify({ since: 'noon', host: hostname(), pid: process.pid, birth: 'x', ...holder }),
      join(folder, '.lock'),
    );
  };

  test('the second is told who is at work', async () => {
    let second: Promise<unknown> = Promise.resolve();
    await release('one', {
      prepare: () => {
        second = release('two').catch((error: Error) => error.message);
      },
    });
    expect(await second).toContain(`process ${process.pid} on ${hostname()}`);
    expect(existsSync(join(folder, '.lock'))).toBe(false);
    expect(livePage()).toContain('one');
  });

  test('a lock of a dead process is taken over', async () => {
    const { pid } = spawnSync(process.execPath, ['--version']);
    lockOf({ pid });
    await release('one');
    expect(livePage()).toContain('one');
  });

  test.skipIf(process.platform !== 'linux')('so is one whose number was given to another process', async () => {
    lockOf({ birth: '1' });
    await release('one');
    expect(livePage()).toContain('one');
  });

  test('a lock of another machine counts', async () => {
    lockOf({ host: 'other.example' });
    await expect(release('one')).rejects.toThrow(/on other\.example, since noon.*remove .*\.lock/);
  });
});

test('the commands say in plain words what is live', async () => {
  const run = (program: string, ...args: string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, [program, '--to', folder, ...args], {
      encoding: 'utf8',
    });
    return { output: stdout + stderr, status };
  };
  expect(run('scripts/rollback.ts')).toEqual({
    output: `Nothing is live in ${folder}.\nNothing is live yet.\n`,
    status: 1,
  });
  const [one, two] = [await release('one'), await release('two')];
  expect(run('scripts/releases.ts').output).toMatch(new RegExp(`^${two.id} .* abc {2}live\n${one.id} `));
  expect(run('scripts/rollback.ts').output).toContain(`Live now: ${one.id}`);
  expect(run('scripts/rollback.ts')).toEqual({
    output: `There is no earlier release.\nLive now: ${one.id}.\n`,
    status: 1,
  });
});
