import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/language/lang.ts';
import { isThorough, someOf } from '../../tests/support/thorough.ts';
import { NO_EDITS } from '../model/table-edits.ts';
import type { Desk } from './desk.ts';
import type { Json } from '../model/form-api.ts';
import { isGroup } from './form/json.ts';
import { schemaOf } from './form/schema-of.ts';
import { sourceOf } from './form/sources.ts';
import { openPage } from './page/open.ts';
import { quietChecker } from './quiet-checker.ts';
import { ROUTES } from './routes.ts';
import { testDrafts } from './table/test-drafts.ts';

const drafts = testDrafts();
const desk: Desk = {
  project: drafts.project,
  drafts,
  checker: quietChecker(),
  announce: () => {},
};

async function ask(name: string, input: object): Promise<unknown> {
  const route = ROUTES.find((each) => each.name === name);
  return await route?.answer(route.input.parse(input) as never, desk, Buffer.alloc(0));
}

/** The parts of a file that are saved one by one: each with the value that it has. */
function sameAgain(data: Json) {
  const keys = Array.isArray(data) ? [...data.keys()] : Object.keys(isGroup(data) ? data : {});
  return keys.map((key) => ({
    at: [key],
    value: structuredClone(Array.isArray(data) ? data[Number(key)] : isGroup(data) ? data[key] : null),
  }));
}

function hasForm(path: string): boolean {
  try {
    return schemaOf(path) !== undefined;
  } catch {
    return false;
  }
}

/** All files; in `npm test` one of each folder, and for all pages some. */
function someFiles(): string[] {
  const files = drafts.files();
  if (isThorough) return files;
  const folderOf = (path: string) => (path.startsWith('pages/') ? 'pages' : path.includes('/') ? dirname(path) : path);
  const folders = Object.values(Object.groupBy(files, folderOf));
  return folders.flatMap((paths = []) => someOf(paths, 40));
}

test('every file of the content is opened by the screen that edits it, and saved without a change: no byte is another one', async () => {
  const saved = new Set<string>();
  const files = someFiles();
  for (const path of files) {
    const page = /^pages\/(.+)\/en\.mdx$/.exec(path)?.[1];
    if (page !== undefined) {
      const opened = openPage(desk, page);
      const [en, hi] = LANGS.map((lang) => {
        const { hash, fields, blocks } = opened[lang];
        return {
          was: hash,
          fields,
          blocks: blocks.map(({ text, attributes }, block) => ({ block, text, attributes })),
        };
      });
      expect(await ask('page/save', { page, en, hi }), page).toMatchObject({ page: { page } });
      for (const lang of LANGS) saved.add(`pages/${page}/${lang}.mdx`);
    } else if (path.endsWith('.csv')) {
      const { hash, rows } = (await ask('table/open', { file: path, from: 0, count: 100 })) as {
        hash: string;
        rows: { row: number; cells: string[] }[];
      };
      const cells = Object.fromEntries(rows.map((each) => [each.row, Object.fromEntries(each.cells.entries())]));
      await ask('table/save', { file: path, was: hash, edits: { ...NO_EDITS, cells } });
      saved.add(path);
    } else if (hasForm(path)) {
      await ask('form/open', { file: path });
      const { hash, source } = sourceOf(drafts, path);
      await ask('form/save', { file: path, was: hash, edits: sameAgain(source.data) });
      saved.add(path);
    }
  }
  // What is left is made by programs, or is no text.
  const left = files.filter((path) => !saved.has(path));
  expect(left.filter((path) => !/\.(pdf|jpe?g|png|webp|svg|json)$/.test(path))).toEqual([
    'recorded.yaml',
    'translations.yaml',
  ]);
  expect(drafts.changed()).toEqual([]);
  for (const path of files)
    expect(drafts.bytes(path).equals(readFileSync(join(drafts.project, 'content', path))), path).toBe(true);
});
