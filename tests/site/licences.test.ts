import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notices } from '../../scripts/packages/notices.ts';
import { SENT_PACKAGES } from '../../src/integrations/sent-packages.ts';

test('the published licences hold the text of everything that is sent to readers', () => {
  const published = readFileSync('dist/licences.txt', 'utf8');
  expect(published).toBe(notices());
  for (const name of SENT_PACKAGES) expect(published).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'));
  for (const words of [
    'Meta Platforms',
    'The Noto Project Authors',
    'Permission is hereby granted',
    'SIL OPEN FONT LICENSE',
  ])
    expect(published).toContain(words);
});

test('a package without a licence text cannot be sent', () => {
  const root = mkdtempSync(join(tmpdir(), 'notices-'));
  for (const name of SENT_PACKAGES) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'package.json'), '{}');
    if (name !== 'react-dom') writeFileSync(join(root, name, 'LICENSE'), 'You may.');
  }
  expect(() => notices(root)).toThrow(/react-dom has no licence file/);
  rmSync(root, { recursive: true });
});
