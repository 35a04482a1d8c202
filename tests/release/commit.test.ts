import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commitOf } from '../../scripts/release/commit.ts';
import { quickFolder } from '../support/quick-folder.ts';

test('a project counts as edited when somebody changed or added a file, not after what a release writes', () => {
  const project = quickFolder('cbn-commit-');
  const git = (...args: string[]) =>
    spawnSync('git', ['-C', project, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args]);
  expect(commitOf(project)).toBe('unknown');
  git('init', '-q');
  writeFileSync(join(project, 'addresses.txt'), '/en/home/\n');
  writeFileSync(join(project, 'page.mdx'), 'one');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  const clean = commitOf(project);
  expect(clean).toMatch(/^[0-9a-f]{12}$/);
  writeFileSync(join(project, 'addresses.txt'), '/en/home/\n/en/new/\n');
  mkdirSync(join(project, 'data-versions/seizures'), { recursive: true });
  writeFileSync(join(project, 'data-versions/seizures/2026-11-19.en.csv'), 'a');
  expect(commitOf(project)).toBe(clean);
  writeFileSync(join(project, 'record.yaml'), 'new');
  expect(commitOf(project)).toBe(`${clean}-changed`);
  rmSync(join(project, 'record.yaml'));
  writeFileSync(join(project, 'page.mdx'), 'two');
  expect(commitOf(project)).toBe(`${clean}-changed`);
  rmSync(project, { recursive: true });
});
