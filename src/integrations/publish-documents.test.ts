import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publishDocuments } from './publish-documents.ts';

type Hook = (options: unknown) => void;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the integration as a build of the project in `root` would. */
function build(): void {
  const hooks = publishDocuments().hooks as Record<string, Hook>;
  hooks['astro:config:done']!({ config: { root: pathToFileURL(`${root}/`) } });
  hooks['astro:build:done']!({ dir: pathToFileURL(`${root}/dist/`) });
}

test('PDFs get their public address; our own list of them does not', () => {
  mkdirSync(join(root, 'content/documents/rti'), { recursive: true });
  writeFileSync(join(root, 'content/documents/rti/rti-application.pdf'), '%PDF-');
  writeFileSync(join(root, 'content/documents/made.json'), '{}');
  build();
  expect(existsSync(join(root, 'dist/documents/rti/rti-application.pdf'))).toBe(true);
  expect(existsSync(join(root, 'dist/documents/made.json'))).toBe(false);
});

test('a project without documents builds all the same', () => {
  build();
  expect(existsSync(join(root, 'dist/documents'))).toBe(false);
});
