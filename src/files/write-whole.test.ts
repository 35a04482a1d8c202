import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

test('a file is written whole, and stays as it was where that is not possible', () => {
  const folder = mkdtempSync(join(tmpdir(), 'whole-'));
  const file = join(folder, 'a.yaml');
  writeFileSync(file, 'old');
  expect(() => writeWhole(file, undefined as never)).toThrow();
  expect(readFileSync(file, 'utf8')).toBe('old');
  writeWhole(file, 'new');
  expect(readFileSync(file, 'utf8')).toBe('new');
  expect(readdirSync(folder)).toEqual(['a.yaml']);
  rmSync(folder, { recursive: true });
});
