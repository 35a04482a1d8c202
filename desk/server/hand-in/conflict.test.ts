import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { conflictView, settle } from './conflict.ts';
import { testProject } from './test-project.ts';

const RECORD = `# A comment that stays.
title:
  en: One
  hi: एक
fee: 500
documents:
  - file: a.pdf
    languages: [en]
section: opium
`;
const PATH = 'registers/tenders/a.yaml';

function both(mine: string, theirs: string, path = PATH, base = RECORD) {
  const made = testProject({ [`content/${path}`]: base }, { hasGit: false });
  made.edit(path, mine);
  writeFileSync(join(made.project, 'content', path), theirs);
  made.drafts.refresh();
  return made.drafts;
}

test('clashes are shown by field, with the other language beside; the rest goes together by itself', () => {
  const drafts = both(
    RECORD.replace('One', 'Mine').replace('section: opium', 'section: exim'),
    RECORD.replace('One', 'Theirs').replace('एक', 'दो').replace('500', '700'),
  );
  const view = conflictView(drafts, PATH);
  expect(view.kind).toBe('fields');
  expect(view.clashes).toEqual([
    { fields: [['title', 'en']], base: 'One', mine: 'Mine', theirs: 'Theirs', lang: 'en', twin: 'दो' },
  ]);
  settle(drafts, PATH, view.seen, ['theirs']);
  expect(drafts.conflicts()).toEqual([]);
  expect(drafts.read(PATH).text).toBe(
    RECORD.replace('One', 'Theirs').replace('एक', 'दो').replace('500', '700').replace('opium', 'exim'),
  );
});

test('each field has a choice of its own', () => {
  const drafts = both(
    RECORD.replace('One', 'Mine').replace('500', '600').replace('a.pdf', 'mine.pdf'),
    RECORD.replace('One', 'Theirs').replace('500', '700').replace('a.pdf', 'theirs.pdf'),
  );
  const view = conflictView(drafts, PATH);
  expect(view.clashes.map(({ fields }) => fields[0]?.join('/'))).toEqual(['title/en', 'fee', 'documents/1/file']);
  settle(drafts, PATH, view.seen, ['mine', 'theirs', 'mine']);
  expect(drafts.read(PATH).text).toBe(RECORD.replace('One', 'Mine').replace('500', '700').replace('a.pdf', 'mine.pdf'));
});

test('pages clash by lines', () => {
  const page = '---\ntitle: A\n---\n\nOne line.\n\nAnother line.\n';
  const path = 'pages/a/b/en.mdx';
  const drafts = both(
    page.replace('One', 'My').replace('Another', 'My other'),
    page.replace('One', 'Their'),
    path,
    page,
  );
  const view = conflictView(drafts, path);
  expect(view).toMatchObject({
    kind: 'lines',
    clashes: [{ base: 'One line.', mine: 'My line.', theirs: 'Their line.' }],
  });
  settle(drafts, path, view.seen, ['theirs']);
  expect(drafts.read(path).text).toBe(page.replace('One', 'Their').replace('Another', 'My other'));
});

test('a file that one side removed is taken whole', () => {
  const { project, drafts, edit } = testProject({ [`content/${PATH}`]: RECORD }, { hasGit: false });
  edit(PATH, null);
  writeFileSync(join(project, 'content', PATH), RECORD.replace('500', '700'));
  drafts.refresh();
  const view = conflictView(drafts, PATH);
  expect(view).toMatchObject({ kind: 'whole', mine: 'removed', theirs: 'there', clashes: [] });
  expect(() => settle(drafts, PATH, view.seen, [])).toThrow();
  settle(drafts, PATH, view.seen, ['theirs']);
  expect(drafts.read(PATH).text).toContain('700');
});

test('a choice made on old versions is refused, and so is one that is not whole', () => {
  const drafts = both(RECORD.replace('500', '600'), RECORD.replace('500', '700'));
  const { seen } = conflictView(drafts, PATH);
  expect(() => settle(drafts, PATH, seen, [])).toThrow();
  drafts.save([{ path: PATH, contents: RECORD.replace('500', '650') }]);
  expect(() => settle(drafts, PATH, seen, ['mine'])).toThrow();
  expect(() => conflictView(drafts, 'registers/tenders/b.yaml')).toThrow();
});
