import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { todayInIndia } from '../../../src/lib/indian-date.ts';
import { historyOf, undo } from './history.ts';
import type { CheckState } from '../../model/api.ts';
import type { Checker } from '../checker.ts';
import { HandIn } from './hand-in.ts';
import { quietPrograms, testProject } from './test-project.ts';

const FACTS = `# Figures, each once.
licence-fee:
  label:
    en: Licence fee
    hi: लाइसेंस शुल्क
  kind: money
  value: 500

renewal-fee:
  label:
    en: Renewal fee
    hi: नवीनीकरण शुल्क
  kind: money
  value: 100
`;
const FILES = {
  'content/changes.yaml': '# What changed\n[]\n',
  'content/facts.yaml': FACTS,
  'content/notices.yaml': '[]\n',
  'README.md': 'Read me\n',
};
const NAMES = { editor: "Asha D'Souza", approver: 'आर. के. वर्मा', sentence: "Changed the fee; it's 600 now" };

test('a hand-in commits its own files alone, with editor, approver and the line for readers', async () => {
  const { project, desk, git, edit } = testProject(FILES);
  // Work of somebody else, staged and not.
  writeFileSync(join(project, 'README.md'), 'Staged\n');
  git('add', 'README.md');
  writeFileSync(join(project, 'other.txt'), 'Not staged\n');
  edit('facts.yaml', FACTS.replace('500', '600'));
  edit('registers/tenders/2026-11-01-it-s-new.yaml', 'title:\n  en: New\n  hi: नया\n');
  const programs = quietPrograms({ files: { 'deploy/nginx/redirects.conf': '# new\n' } });
  const what = { en: 'The fee is 600 rupees.', hi: 'शुल्क 600 रुपये है।' };
  const lines = [
    { of: ['facts/licence-fee'], what },
    { of: ['tenders/2026-11-01-it-s-new'], what: { en: 'A new tender.', hi: 'नई निविदा।' } },
  ];
  const { commit, steps } = await new HandIn(desk, programs).apply({ ...NAMES, lines });
  expect(steps.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'skipped', 'skipped', 'done', 'done']);
  expect(git('show', '--name-only', '--format=', 'HEAD').trim().split('\n')).toEqual([
    'content/changes.yaml',
    'content/facts.yaml',
    'content/registers/tenders/2026-11-01-it-s-new.yaml',
    'deploy/nginx/redirects.conf',
  ]);
  expect(git('log', '-1', '--format=%H %an').trim()).toBe(`${commit} ${NAMES.editor}`);
  expect(git('status', '--porcelain')).toBe('M  README.md\n?? other.txt\n');
  const [past] = await historyOf(project);
  expect(past).toMatchObject({
    ...NAMES,
    lines: lines.map((line) => line.what),
    paths: ['changes.yaml', 'facts.yaml', 'registers/tenders/2026-11-01-it-s-new.yaml'],
  });
  expect(past?.details).toContain('Changed value of “Licence fee” from 500 to 600');
  expect(past?.details).toContain('Wrote what readers are told');
  expect(parse(readFileSync(join(project, 'content/changes.yaml'), 'utf8'))).toEqual(
    lines.map((line) => ({ date: todayInIndia(), ...line })),
  );
  expect(desk.drafts.changed()).toEqual([]);
});

test('a removed file is removed in the commit', async () => {
  const { desk, git, edit } = testProject(FILES);
  edit('notices.yaml', null);
  await new HandIn(desk, quietPrograms()).apply(NAMES);
  expect(git('show', '--name-status', '--format=', 'HEAD').trim()).toBe('D\tcontent/notices.yaml');
});

test('when Git refuses, nothing is left half: content, index and draft are as before', async () => {
  const { project, desk, git, edit } = testProject({ ...FILES, 'deploy/nginx/redirects.conf': '# old\n' });
  const hook = join(project, '.git/hooks/pre-commit');
  writeFileSync(hook, '#!/bin/sh\necho "not today" >&2\nexit 1\n', { mode: 0o755 });
  edit('facts.yaml', FACTS.replace('500', '600'));
  edit('new.yaml', 'a: 1\n');
  const programs = quietPrograms({ files: { 'deploy/nginx/redirects.conf': '# new\n', 'deploy/more.conf': 'x' } });
  const handIn = new HandIn(desk, programs);
  await expect(handIn.apply(NAMES)).rejects.toMatchObject({ text: { en: expect.stringContaining('not today') } });
  expect(handIn.state.steps.at(-1)).toMatchObject({ id: 'commit', state: 'failed' });
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toBe(FACTS);
  expect(readFileSync(join(project, 'deploy/nginx/redirects.conf'), 'utf8')).toBe('# old\n');
  expect(existsSync(join(project, 'content/new.yaml'))).toBe(false);
  expect(git('status', '--porcelain')).toBe('');
  expect(desk.drafts.changed().map(({ path }) => path)).toEqual(['facts.yaml', 'new.yaml']);
});

test('a follow-up that fails stops before anything is written', async () => {
  const { project, desk, git, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const programs = { ...quietPrograms(), follow: () => Promise.reject(new Error('broken')) };
  await expect(new HandIn(desk, programs).apply(NAMES)).rejects.toMatchObject({ code: 'not-handed-in' });
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toBe(FACTS);
  expect(git('log', '--format=%s').trim()).toBe('As it was');
});

test('papers are printed where they are old; without a browser the editor is told', async () => {
  const { desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const without = new HandIn(desk, quietPrograms({ papers: 1, hasBrowser: false }));
  await expect(without.apply(NAMES)).rejects.toMatchObject({ text: { en: expect.stringContaining('Chromium') } });
  const programs = quietPrograms({ papers: 1, shares: 2 });
  await new HandIn(desk, programs).apply(NAMES);
  expect(programs.ran).toEqual(['documents', 'share']);
});

test('mistakes, conflicts and an empty draft stop a hand-in', async () => {
  const { project, desk, remarks, edit } = testProject(FILES);
  const handIn = new HandIn(desk, quietPrograms());
  await expect(handIn.apply(NAMES)).rejects.toMatchObject({ status: 409 });
  edit('facts.yaml', FACTS.replace('500', '600'));
  remarks.push({ path: 'facts.yaml', code: 'x', grade: 'must', text: { en: 'Wrong', hi: 'गलत' } });
  await expect(handIn.apply(NAMES)).rejects.toMatchObject({ text: { en: expect.stringContaining('mistakes') } });
  remarks.pop();
  writeFileSync(join(project, 'content/facts.yaml'), FACTS.replace('500', '700'));
  await expect(handIn.apply(NAMES)).rejects.toMatchObject({ text: { en: expect.stringContaining('outside') } });
});

test('without Git the changes are saved, and that is said', async () => {
  const { project, desk, edit } = testProject(FILES, { hasGit: false });
  edit('facts.yaml', FACTS.replace('500', '600'));
  const { steps, commit } = await new HandIn(desk, quietPrograms()).apply(NAMES);
  expect(commit).toBeUndefined();
  expect(steps.at(-1)).toMatchObject({ state: 'skipped', note: { en: expect.stringContaining('not under Git') } });
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toContain('600');
});

test('files are put in form, comments kept', async () => {
  const { project, desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('  value: 500', '  value:    500 # printed'));
  await new HandIn(desk, quietPrograms()).apply(NAMES);
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toBe(
    FACTS.replace('  value: 500', '  value: 500 # printed'),
  );
});

test('a hand-in is undone as a change of the draft; what came later stays', async () => {
  const { project, drafts, desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  edit('new.yaml', 'a: 1\n');
  const { commit = '' } = await new HandIn(desk, quietPrograms()).apply(NAMES);
  edit('facts.yaml', drafts.read('facts.yaml').text.replace('value: 100', 'value: 150'));
  expect(await undo(drafts, project, commit)).toEqual({ undone: ['facts.yaml', 'new.yaml'], clashing: [] });
  expect(drafts.read('facts.yaml').text).toBe(FACTS.replace('value: 100', 'value: 150'));
  expect(drafts.has('new.yaml')).toBe(false);
});

test('where the same place was changed again, undo leaves it and names it', async () => {
  const { project, drafts, desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const { commit = '' } = await new HandIn(desk, quietPrograms()).apply(NAMES);
  edit('facts.yaml', FACTS.replace('500', '700'));
  expect(await undo(drafts, project, commit)).toEqual({ undone: [], clashing: ['facts.yaml'] });
  expect(drafts.read('facts.yaml').text).toBe(FACTS.replace('500', '700'));
  await expect(undo(drafts, project, 'a'.repeat(40))).rejects.toMatchObject({ status: 404 });
});

test('what another window saved since the check is not handed in unseen', async () => {
  const { project, desk, git, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const programs = quietPrograms();
  const follow = async () => {
    edit('notices.yaml', '# not checked\n[]\n');
    return programs.follow([]);
  };
  const handIn = new HandIn(desk, { ...programs, follow });
  await expect(handIn.apply(NAMES)).rejects.toMatchObject({ text: { en: expect.stringContaining('while it was') } });
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toBe(FACTS);
  expect(git('log', '--format=%s').trim()).toBe('As it was');
  await new HandIn(desk, programs).apply(NAMES);
  expect(git('status', '--porcelain')).toBe('');
});

test('a check that ended without an answer is made again', async () => {
  const { desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  let state: CheckState = { state: 'failed', remarks: [] };
  const checker: Checker = {
    ...desk.checker,
    get state() {
      return state;
    },
    check: () => (state = { state: 'done', remarks: [] }),
  };
  await new HandIn({ ...desk, checker }, quietPrograms()).apply(NAMES);
  expect(desk.drafts.changed()).toEqual([]);
});

test('names and sentences are words of one line, whatever was typed', async () => {
  const { project, desk, git, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const names = {
    editor: '--author=x\u001e\u001f <a@b>\n',
    approver: 'R\0K\nDesk: no',
    sentence: '-m\n--amend\u001e',
  };
  await new HandIn(desk, quietPrograms()).apply(names);
  const [past, other] = await historyOf(project);
  expect(past).toMatchObject({ approver: 'R K Desk: no', sentence: '-m --amend', paths: ['facts.yaml'] });
  expect(past?.editor).toContain('author=x');
  expect(other).toBeUndefined();
  expect(git('log', '--format=%s').trim().split('\n')).toHaveLength(2);
});

test('a file that Git never knew can be removed', async () => {
  const { project, desk, git, edit } = testProject(FILES);
  writeFileSync(join(project, 'content/stray.yaml'), 'a: 1\n');
  desk.drafts.refresh();
  edit('stray.yaml', null);
  edit('facts.yaml', FACTS.replace('500', '600'));
  await new HandIn(desk, quietPrograms()).apply(NAMES);
  expect(git('status', '--porcelain')).toBe('');
});

test('several hand-ins are undone one after the other, and undoing is undone', async () => {
  const { project, drafts, desk, edit } = testProject(FILES);
  const commits: string[] = [];
  for (const value of ['600', '700']) {
    edit('facts.yaml', FACTS.replace('500', value));
    commits.push((await new HandIn(desk, quietPrograms()).apply(NAMES)).commit ?? '');
  }
  const value = () => /value: (\d+)/.exec(drafts.read('facts.yaml').text)?.[1];
  await undo(drafts, project, commits[1] ?? '');
  expect(value()).toBe('600');
  await undo(drafts, project, commits[0] ?? '');
  expect(value()).toBe('500');
  const { commit = '' } = await new HandIn(desk, quietPrograms()).apply(NAMES);
  await undo(drafts, project, commit);
  expect(value()).toBe('700');
});

test('an undo leaves what readers were told: they are told of it as well', async () => {
  const { project, drafts, desk, edit } = testProject(FILES);
  edit('facts.yaml', FACTS.replace('500', '600'));
  const what = { en: 'The fee is 600 rupees.', hi: 'शुल्क 600 रुपये है।' };
  const { commit = '' } = await new HandIn(desk, quietPrograms()).apply({
    ...NAMES,
    lines: [{ of: ['facts/a'], what }],
  });
  expect((await undo(drafts, project, commit)).undone).toEqual(['facts.yaml']);
  expect(drafts.read('changes.yaml').text).toContain(what.hi);
});

test('a file outside the content that cannot be written takes the whole hand-in back', async () => {
  const { project, desk, git, edit } = testProject({ ...FILES, 'deploy/nginx/a.conf': 'old\n' });
  edit('facts.yaml', FACTS.replace('500', '600'));
  // A folder stands where a file should be.
  const programs = quietPrograms({ files: { 'deploy/nginx/a.conf': 'new\n', deploy: 'x' } });
  await expect(new HandIn(desk, programs).apply(NAMES)).rejects.toMatchObject({ code: 'not-handed-in' });
  expect(readFileSync(join(project, 'content/facts.yaml'), 'utf8')).toBe(FACTS);
  expect(git('diff', '--name-only')).toBe('');
  expect(desk.drafts.changed()).toHaveLength(1);
});
