import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claim } from './only-desk.ts';

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'only-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, '.desk/running');
}

/** Claims in another process; says what came of it. */
function claimElsewhere(file: string): string {
  const program = `import { claim } from ${JSON.stringify(join(import.meta.dirname, 'only-desk.ts'))};
    process.stdout.write(String(claim(process.argv[1]).ok)); process.exit(0);`;
  return String(spawnSync(process.execPath, ['--input-type=module', '-e', program, file]).stdout);
}

test('a second desk is not started beside the first, but after it', () => {
  const file = place();
  const first = claim(file);
  expect(first.ok).toBe(true);
  expect(claimElsewhere(file)).toBe('false');
  if (first.ok) first.release();
  expect(claimElsewhere(file)).toBe('true');
  // That one ended without saying so.
  const third = claim(file);
  expect(third.ok).toBe(true);
  if (third.ok) third.release();
});

test('another program that got the number of a desk that was killed stops nobody', () => {
  const file = place();
  const first = claim(file);
  if (first.ok) first.release();
  writeFileSync(file, String(process.ppid));
  expect(claim(file)).toEqual({ ok: false, pid: process.ppid });
  utimesSync(file, new Date(0), new Date(0));
  const second = claim(file);
  expect(second.ok).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
  if (second.ok) second.release();
});
