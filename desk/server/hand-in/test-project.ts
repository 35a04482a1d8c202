import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Remark } from '../../model/api.ts';
import type { Desk } from '../desk.ts';
import { Drafts } from '../drafts.ts';
import { NOTHING_FOLLOWS, quietChecker } from '../quiet-checker.ts';
import type { Following } from './following.ts';
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
  if (hasGit) giveGit(project, JSON.stringify(files), git);
  const drafts = new Drafts(project);
  const remarks: Remark[] = [];
  const desk: Desk = {
    project,
    drafts,
    checker: quietChecker(remarks),
    announce: () => {},
  };
  const edit = (path: string, contents: string | null) => drafts.save([{ path, contents }]);
  return { project, drafts, desk, remarks, git, edit };
}

/** What Git has made of the same files before. */
const made = new Map<string, string>();

/** The first commit: made once for each set of files, since five programs would be started for it. */
function giveGit(project: string, files: string, git: (...args: string[]) => string): void {
  const known = made.get(files);
  if (known !== undefined) return cpSync(known, join(project, '.git'), { recursive: true });
  git('init', '-q', '-b', 'main', '--template=');
  mkdirSync(join(project, '.git/hooks'));
  appendFileSync(join(project, '.git/config'), '[user]\n\tname = Machine\n\temail = machine@example.org\n');
  git('add', '-A');
  git('commit', '-q', '-m', 'As it was');
  const kept = mkdtempSync(join(tmpdir(), 'hand-in-git-'));
  process.once('exit', () => rmSync(kept, { recursive: true, force: true }));
  cpSync(join(project, '.git'), kept, { recursive: true });
  made.set(files, kept);
  return undefined;
}

/** Programs that find nothing to do, except for what a test says. */
export function quietPrograms(following: Partial<Following> = {}): Programs & { ran: string[] } {
  const ran: string[] = [];
  const note = (name: string) => () => Promise.resolve(void ran.push(name));
  return {
    ran,
    follow: () => Promise.resolve({ ...NOTHING_FOLLOWS, ...following }),
    documents: note('documents'),
    share: note('share'),
  };
}
