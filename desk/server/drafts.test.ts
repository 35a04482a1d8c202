import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { contentPath } from './content-path.ts';
import { Drafts, hashOf } from './drafts.ts';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'drafts-'));
  mkdirSync(join(project, 'content/pages'), { recursive: true });
  writeFileSync(join(project, 'package.json'), '{}');
  writeContent('a.yaml', 'a: 1\n');
  writeContent('pages/b.mdx', 'b\n');
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('a save changes the draft alone; handing in changes the content', () => {
  const drafts = new Drafts(project);
  drafts.save([{ path: 'a.yaml', contents: 'a: 2\n', was: hashOf('a: 1\n') }]);
  expect(drafts.read('a.yaml').text).toBe('a: 2\n');
  expect(content('a.yaml')).toBe('a: 1\n');
  expect(drafts.changed()).toEqual([{ path: 'a.yaml', kind: 'changed' }]);
  drafts.handIn(['a.yaml']);
  expect(content('a.yaml')).toBe('a: 2\n');
  expect(drafts.changed()).toEqual([]);
});

test('files are added and removed', () => {
  const drafts = new Drafts(project);
  drafts.save([
    { path: 'new/c.yaml', contents: 'c: 1\n', was: null },
    { path: 'a.yaml', contents: null },
  ]);
  expect(drafts.changed()).toEqual([
    { path: 'a.yaml', kind: 'removed' },
    { path: 'new/c.yaml', kind: 'added' },
  ]);
  drafts.handIn(['a.yaml', 'new/c.yaml']);
  expect(existsSync(join(project, 'content/a.yaml'))).toBe(false);
  expect(content('new/c.yaml')).toBe('c: 1\n');
});

test('what another window saved is not overwritten, and nothing of the save is written', () => {
  const drafts = new Drafts(project);
  const was = drafts.read('a.yaml').hash;
  drafts.save([{ path: 'a.yaml', contents: 'a: other\n', was }]);
  const save = () =>
    drafts.save([
      { path: 'pages/b.mdx', contents: 'mine\n' },
      { path: 'a.yaml', contents: 'a: mine\n', was },
    ]);
  expect(save).toThrow(/another window/);
  expect(drafts.read('a.yaml').text).toBe('a: other\n');
  expect(drafts.read('pages/b.mdx').text).toBe('b\n');
});

test('a change outside the desk is taken over; where the desk changed the file too, both are kept', () => {
  const drafts = new Drafts(project);
  drafts.save([{ path: 'a.yaml', contents: 'a: mine\n' }]);
  writeContent('a.yaml', 'a: theirs\n');
  writeContent('pages/b.mdx', 'theirs\n');
  expect(drafts.refresh()).toBe(true);
  expect(drafts.read('pages/b.mdx').text).toBe('theirs\n');
  expect(drafts.changed().map(({ path }) => path)).toEqual(['a.yaml']);
  expect(drafts.conflicts()).toEqual([
    { path: 'a.yaml', base: Buffer.from('a: 1\n'), mine: Buffer.from('a: mine\n'), theirs: Buffer.from('a: theirs\n') },
  ]);
  expect(() => drafts.handIn(['a.yaml'])).toThrow(/outside the desk/);
  expect(content('a.yaml')).toBe('a: theirs\n');
  drafts.settle('a.yaml', 'a: both\n');
  drafts.handIn(['a.yaml']);
  expect(content('a.yaml')).toBe('a: both\n');
});

test('the same change here and outside is no conflict', () => {
  const drafts = new Drafts(project);
  drafts.save([{ path: 'a.yaml', contents: 'a: 2\n' }]);
  writeContent('a.yaml', 'a: 2\n');
  drafts.refresh();
  expect(drafts.conflicts()).toEqual([]);
  expect(drafts.changed()).toEqual([]);
});

test('what was saved is there after the desk is closed', () => {
  new Drafts(project).save([{ path: 'a.yaml', contents: 'a: 2\n' }]);
  const later = new Drafts(project);
  expect(later.read('a.yaml').text).toBe('a: 2\n');
  later.discard(['a.yaml']);
  expect(later.changed()).toEqual([]);
});

test('every change is told', () => {
  const drafts = new Drafts(project);
  let told = 0;
  drafts.onChange = () => (told += 1);
  drafts.save([{ path: 'a.yaml', contents: 'a: 2\n' }]);
  drafts.handIn(['a.yaml']);
  expect(told).toBe(2);
});

test.each([
  '../package.json',
  'a/../../package.json',
  '/etc/passwd',
  'a\\..\\b.yaml',
  '.git/config.yaml',
  'a/.hidden.yaml',
  'a..yaml',
  'a.yaml/',
  'a\0.yaml',
  'C:a.yaml',
  'con.yaml',
  'registers/NUL.yaml',
  'a/lpt1/b.yaml',
  '',
  'a',
])('“%s” is no file of the content', (path) => {
  expect(() => contentPath(path)).toThrow(/no file of the content/);
  const drafts = new Drafts(project);
  expect(() => drafts.save([{ path, contents: 'x' }])).toThrow();
  expect(() => drafts.read(path)).toThrow();
});

test('a link in the content leads nowhere', () => {
  const drafts = new Drafts(project);
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  symlinkSync(outside, join(drafts.root, 'content/linked'));
  expect(() => drafts.save([{ path: 'linked/x.yaml', contents: 'x' }])).toThrow(/link/);
  symlinkSync(outside, join(project, 'content/fresh'));
  drafts.save([{ path: 'fresh/x.yaml', contents: 'x' }]);
  expect(() => drafts.handIn(['fresh/x.yaml'])).toThrow(/link/);
  expect(existsSync(join(outside, 'x.yaml'))).toBe(false);
  rmSync(outside, { recursive: true });
});

test('a link is not followed: neither to be read, nor to be taken over', () => {
  const outside = mkdtempSync(join(tmpdir(), 'outside-'));
  writeFileSync(join(outside, 'secret.yaml'), 'secret');
  const drafts = new Drafts(project);
  symlinkSync(outside, join(drafts.root, 'content/linked'));
  expect(drafts.has('linked/secret.yaml')).toBe(false);
  expect(() => drafts.read('linked/secret.yaml')).toThrow(/no file/);
  rmSync(join(project, 'content/a.yaml'));
  symlinkSync(join(outside, 'secret.yaml'), join(project, 'content/a.yaml'));
  drafts.refresh();
  expect(drafts.has('a.yaml')).toBe(false);
  rmSync(outside, { recursive: true });
});

test('a name that differs in capitals only is refused: on other machines it is the same file', () => {
  const drafts = new Drafts(project);
  for (const path of ['A.yaml', 'Pages/c.mdx', 'pages/B.mdx'])
    expect(() => drafts.save([{ path, contents: 'x', was: null }])).toThrow(/capital letters/);
  drafts.save([{ path: 'pages/c.mdx', contents: 'x', was: null }]);
  drafts.discard(['pages/c.mdx']);
});

test('a file that cannot be replaced takes the whole hand-in back, and the next one is made', () => {
  const drafts = new Drafts(project);
  mkdirSync(join(project, 'deploy/a.conf/full'), { recursive: true });
  drafts.save([{ path: 'a.yaml', contents: 'a: 2\n' }]);
  const all = () => drafts.handIn(['a.yaml'], { 'deploy/b.conf': 'new', 'deploy/a.conf/full': 'x' });
  expect(all).toThrow();
  expect(content('a.yaml')).toBe('a: 1\n');
  expect(existsSync(join(project, 'deploy/b.conf'))).toBe(false);
  expect(drafts.changed()).toHaveLength(1);
  drafts.handIn(['a.yaml']);
  expect(content('a.yaml')).toBe('a: 2\n');
});

function writeContent(path: string, text: string): void {
  writeFileSync(join(project, 'content', path), text);
}

function content(path: string): string {
  return readFileSync(join(project, 'content', path), 'utf8');
}
