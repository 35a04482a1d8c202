import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFolders } from './compare-folders.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'compare-'));
  for (const folder of ['one/en', 'two/en']) mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['one', 'two']) writeFileSync(join(root, folder, 'en/page.html'), 'the same words');
});
afterEach(() => rmSync(root, { recursive: true }));

const differences = () => compareFolders(join(root, 'one'), join(root, 'two'));

test('the same files are the same', () => {
  expect(differences()).toEqual([]);
});

test('one byte, one byte more and a file too many are named', () => {
  writeFileSync(join(root, 'two/en/page.html'), 'the same Words');
  writeFileSync(join(root, 'one/longer.txt'), 'ab');
  writeFileSync(join(root, 'two/longer.txt'), 'abc');
  writeFileSync(join(root, 'one/old.txt'), '');
  writeFileSync(join(root, 'two/new.txt'), '');
  expect(differences()).toEqual([
    'old.txt: only in the first',
    'new.txt: only in the second',
    expect.stringMatching(/^en.page\.html: differs\n {4}"the same words"\n {4}"the same Words"$/),
    expect.stringContaining('longer.txt: differs'),
  ]);
});
