import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Remark } from '../../model/api.ts';
import type { Desk } from '../desk.ts';
import { Drafts } from '../drafts.ts';
import type { Following } from './follow-child.ts';
import type { Programs } from './hand-in.ts';

/** A small project for tests, in a folder of its own; never the real one. */
export function testProject(files: Record<string, string>, { hasGit = true } = {}) {
  const project = mkdtempSync(join(tmpdir(), 'hand-in-'));
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  writeFileSync(join(project, '.gitignore'), '.desk/\n');
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Machine', '-c', 'user.email=machine@example.org', ...args], {
      cwd: project,
      encoding: 'utf8',
      stdio: 'pipe',
    });
  if (hasGit) {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Machine');
    git('config', 'user.email', 'machine@example.org');
    git('add', '-A');
    git('commit', '-q', '-m', 'As it was');
  }
  const drafts = new Drafts(project);
  const remarks: Remark[] = [];
  const desk: Desk = {
    project,
    drafts,
    checker: {
      state: { state: 'done', remarks },
      check: () => {},
      toDo: () => Promise.resolve({ findings: [], due: [] }),
      stop: () => {},
    },
    announce: () => {},
  };
  const edit = (path: string, contents: string | null) => drafts.save([{ path, contents }]);
  return { project, drafts, desk, remarks, git, edit };
}

/** Programs that find nothing to do, except for what a test says. */
export function quietPrograms(following: Partial<Following> = {}): Programs & { ran: string[] } {
  const ran: string[] = [];
  const note = (name: string) => () => Promise.resolve(void ran.push(name));
  return {
    ran,
    follow: () => Promise.resolve({ files: {}, papers: 0, shares: 0, hasBrowser: true, ...following }),
    documents: note('documents'),
    share: note('share'),
  };
}
