import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isThorough } from '../../tests/support/thorough.ts';
import { Drafts } from './drafts.ts';
import { HandIn } from './hand-in/hand-in.ts';
import { testProject } from './hand-in/test-project.ts';

/** Does one thing at the desk, and kills itself before the n-th time that a file is touched. */
const CHILD = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const [project, what, last] = process.argv.slice(1);
  const here = ${JSON.stringify(import.meta.dirname)};
  const { Drafts } = await import(here + '/drafts.ts');
  const drafts = new Drafts(project);
  const checker = { state: { state: 'done', remarks: [] }, check() {}, stop() {} };
  const follow = async () => ({ files: { 'deploy/a.conf': 'new' }, papers: 0, shares: 0, hasBrowser: true });
  const programs = { follow, documents() {}, share() {} };
  const handIn = what === 'hand-in' && new (await import(here + '/hand-in/hand-in.ts')).HandIn({ project, drafts, checker, announce() {} }, programs);
  if (what === 'refresh') fs.writeFileSync(project + '/content/a.yaml', 'a: theirs\\n');
  let count = 0;
  for (const name of ['openSync', 'writeFileSync', 'fsyncSync', 'renameSync', 'rmSync', 'mkdirSync']) {
    const real = fs[name];
    fs[name] = (...given) => {
      count += 1;
      if (count === Number(last)) process.kill(process.pid, 'SIGKILL');
      return real(...given);
    };
  }
  syncBuiltinESMExports();
  if (what === 'save') drafts.save([{ path: 'a.yaml', contents: 'a: 2\\n' }, { path: 'b.yaml', contents: null }, { path: 'new/c.yaml', contents: 'c: 1\\n' }]);
  if (what === 'refresh') drafts.refresh();
  if (what === 'settle') drafts.settle('a.yaml', 'a: both\\n');
  if (what === 'hand-in') await handIn.apply({ editor: 'Asha', approver: 'Verma', sentence: 'Changed' });
`;
const FILES = { 'content/a.yaml': 'a: 1\n', 'content/b.yaml': 'b: 1\n', 'deploy/a.conf': 'old' };

type Project = ReturnType<typeof testProject>;

/** In `npm test` a handful of the moments. */
const SPARSE = isThorough ? 1 : 7;

/** Kills at the first touch of a file, the second, and so on, until the child lives to its end; `look` is called after each. */
async function killEverywhere(
  what: string,
  step: number,
  prepare: (on: Project) => void,
  look: (on: Project) => unknown,
) {
  for (let last = 1; ; last += step * SPARSE) {
    const on = testProject(FILES, { hasGit: what === 'hand-in' });
    prepare(on);
    const child = spawn(process.execPath, ['--input-type=module', '-e', CHILD, on.project, what, String(last)], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const signal = await new Promise((done) => child.on('exit', (_, by) => done(by)));
    await look(on);
    if (signal === null) return last;
  }
}

const textIn = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

test('a save that is killed at any touch of a file was made whole or not at all', async () => {
  const states = new Set<string>();
  const kills = await killEverywhere(
    'save',
    1,
    () => {},
    ({ project }) => {
      const drafts = new Drafts(project);
      const changed = drafts.changed();
      states.add(changed.map(({ path, kind }) => `${path} ${kind}`).join());
      if (changed.length > 0) expect(drafts.read('a.yaml').text).toBe('a: 2\n');
    },
  );
  expect(kills).toBeGreaterThan(12);
  expect([...states]).toEqual(['', 'a.yaml changed,b.yaml removed,new/c.yaml added']);
});

test('what came from outside is never taken for a change of the editor, wherever taking it over is killed', async () => {
  await killEverywhere(
    'refresh',
    2,
    () => {},
    ({ project }) => {
      const drafts = new Drafts(project);
      expect(drafts.changed()).toEqual([]);
      expect(drafts.read('a.yaml').text).toBe('a: theirs\n');
    },
  );
});

test('a conflict that is being settled stays one or is settled', async () => {
  await killEverywhere(
    'settle',
    2,
    ({ project, edit }) => {
      edit('a.yaml', 'a: mine\n');
      writeFileSync(join(project, 'content/a.yaml'), 'a: theirs\n');
    },
    ({ project }) => {
      const drafts = new Drafts(project);
      const isOpen = drafts.conflicts().length > 0;
      expect(drafts.read('a.yaml').text).toBe(isOpen ? 'a: mine\n' : 'a: both\n');
      expect(textIn(project, 'content/a.yaml')).toBe('a: theirs\n');
    },
  );
});

test('a hand-in that is killed at any touch of a file is committed whole at the next start, or was never made; what others changed since stays', async () => {
  const states = new Set<string>();
  let turn = 0;
  await killEverywhere(
    'hand-in',
    3,
    ({ edit }) => {
      edit('a.yaml', 'a: 2\n');
      edit('b.yaml', null);
    },
    async ({ project, desk, git }) => {
      turn += 1;
      const isTouched = turn % 3 === 0;
      const wasWritten = textIn(project, 'content/a.yaml') === 'a: 2\n';
      if (isTouched) writeFileSync(join(project, 'content/a.yaml'), 'a: theirs\n');
      const drafts = new Drafts(project);
      const next = new HandIn({ ...desk, drafts });
      const finished = () =>
        next.finish().then(
          () => true,
          () => false,
        );
      // Git may still be at work for the desk that was killed.
      await expect.poll(finished).toBe(true);
      if (isTouched) {
        expect(textIn(project, 'content/a.yaml')).toBe('a: theirs\n');
        expect(git('log', '-p', '--format=')).not.toContain('theirs');
        // Where the new words had not come so far, both stand beside each other.
        if (!wasWritten) expect(drafts.conflicts().map(({ mine }) => String(mine))).toEqual(['a: 2\n']);
        return;
      }
      await expect.poll(() => git('status', '--porcelain')).toBe('');
      const isDone = drafts.changed().length === 0;
      states.add(String(isDone));
      expect(drafts.read('a.yaml').text).toBe('a: 2\n');
      const names = git('log', '--name-only', '--format=%an', '-1').split('\n').filter(Boolean);
      expect(names).toEqual(
        isDone
          ? ['Asha', 'content/a.yaml', 'content/b.yaml', 'deploy/a.conf']
          : ['Machine', '.gitignore', 'content/a.yaml', 'content/b.yaml', 'deploy/a.conf'],
      );
      expect(textIn(project, 'deploy/a.conf')).toBe(isDone ? 'new' : 'old');
    },
  );
  expect(turn).toBeGreaterThan(isThorough ? 8 : 3);
  expect([...states]).toEqual(['false', 'true']);
});
