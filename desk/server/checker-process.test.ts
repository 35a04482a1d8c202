import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startChecker } from './checker-process.ts';

/** A check that behaves as a program says. */
function checkerOf(program: string) {
  const folder = mkdtempSync(join(tmpdir(), 'checker-'));
  const file = join(folder, 'child.mjs');
  writeFileSync(file, program);
  const checker = startChecker(folder, () => {}, pathToFileURL(file));
  onTestFinished(() => {
    checker.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  return checker;
}

test.each([
  ['is killed while it is asked', "process.on('message', () => process.kill(process.pid, 'SIGKILL'));"],
  ['is no longer to be reached', "process.once('message', () => process.disconnect()); setInterval(() => {}, 1000);"],
])('a check that %s does not end the desk, and is started again', async (_, program) => {
  const checker = checkerOf(program);
  for (let turn = 0; turn < 3; turn += 1) {
    checker.check();
    await new Promise((later) => setTimeout(later, 100));
    expect(await checker.toDo()).toEqual({ findings: [], due: [] });
    await expect.poll(() => checker.state.state).toBe('failed');
  }
});
