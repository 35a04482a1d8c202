import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { samplePng } from '../support/sample-picture.ts';
import { someOf } from '../support/thorough.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command over a copy of the small valid catalogue with other interface words. */
function check(strings: string, ...args: string[]): { status: number | null; text: string } {
  cpSync('tests/faults/good', `${folder}/content`, { recursive: true });
  writeFileSync(`${folder}/content/pictures/plant.png`, samplePng(640, 480));
  writeFileSync(`${folder}/content/strings.yaml`, strings);
  const env = { ...process.env, NODE_COMPILE_CACHE: `${folder}/compiled` };
  const script = resolve('scripts/check-content.ts');
  const { status, stderr } = spawnSync(process.execPath, [script, ...args], { cwd: folder, env, encoding: 'utf8' });
  return { status, text: stderr };
}

const WRONG = Array.from({ length: 12 }, (_, index) => `wrong${index}: { en: One, hi: एक }\n`).join('');

test('interface words with mistakes are named, ten at a time, and nothing else is', () => {
  const { status, text } = check(WRONG);
  expect(status).toBe(1);
  expect(text).toMatch(/^12 mistakes in the content:\n\ncontent\/strings\.yaml\n/);
  expect(text.match(/line \d+, wrong\d+: /g)).toHaveLength(10);
  expect(text).toContain('2 more.');
});

test('all of them, in Hindi', () => {
  const { text } = check(WRONG, '--all', '--lang', 'hi');
  expect(text).toMatch(/^सामग्री में 12 गलतियां:\n/);
  expect(text.match(/पंक्ति \d+, wrong\d+: /g)).toHaveLength(12);
});

test('interface words that cannot be read are one mistake', () => {
  expect(check('').text).toMatch(/^1 mistake in the content:\n\ncontent\/strings\.yaml\n {2}The file is empty\./);
});

test.each(someOf([['--lang', 'fr'], ['--language', 'hi'], ['notices']], 3))(
  '%s %s is answered with the use of the command',
  (...args) => {
    const { status, text } = check('', ...args);
    expect(status).toBe(2);
    expect(text).toContain('Use: npm run check:content');
    expect(text).not.toContain('    at ');
  },
);
