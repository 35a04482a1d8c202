import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchContent } from './watch.ts';

test('a folder that is away for a moment, and one that throws, do not end the watching', async () => {
  const project = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(project, 'content'));
  let calls = 0;
  const stop = watchContent(
    project,
    () => {
      calls += 1;
      if (calls === 1) throw new Error('away');
    },
    50,
  );
  onTestFinished(() => {
    stop();
    rmSync(project, { recursive: true, force: true });
  });
  renameSync(join(project, 'content'), join(project, 'away'));
  await expect.poll(() => calls).toBeGreaterThan(1);
  renameSync(join(project, 'away'), join(project, 'content'));
  const before = calls;
  writeFileSync(join(project, 'content/a.yaml'), 'a: 1\n');
  await expect.poll(() => calls).toBeGreaterThan(before);
});
