import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { Drafts } from '../drafts.ts';

const content = join(import.meta.dirname, '../../../content');

/** Drafts over a copy of the content, removed after the tests of the file. */
export function testDrafts(): Drafts {
  const project = mkdtempSync(join(tmpdir(), 'desk-tables-'));
  mkdirSync(join(project, 'content'));
  cpSync(content, join(project, 'content'), { recursive: true });
  afterAll(() => rmSync(project, { recursive: true, force: true }));
  return new Drafts(project);
}
