import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';
import { testProject } from './test-project.ts';

const PAGE = (title: string, words: string) => `---\ntitle: ${title}\n---\n\n${words}\n`;
const FILES = {
  'content/pages/opium/Policy/en.mdx': PAGE('Policy', 'Read it.'),
  'content/pages/opium/Policy/hi.mdx': PAGE('नीति', 'इसे पढ़ें।'),
  'content/facts.yaml': 'fee:\n  label:\n    en: Fee\n    hi: शुल्क\n  value: 500\n',
  'content/tables/price.yaml': 'caption:\n  en: Price\n  hi: मूल्य\n',
  'content/tables/price.csv': 'year,price\n2024,1\n2025,2\n',
  'content/registers/tenders/a.yaml': "title:\n  en: Canopies\n  hi: शामियाने\ncloses: '2026-11-01'\n",
  'content/translations.yaml': 'a: 1\n',
};

function said(path: string, contents: string | null) {
  const { drafts, edit } = testProject(FILES, { hasGit: false });
  edit(path, contents);
  return changesOf(drafts);
}

test.each([
  ['registers/notifications/b.yaml', 'title:\n  en: New list\n  hi: नई सूची\n', 'Added a notification: New list'],
  ['registers/tenders/a.yaml', null, 'Removed a tender: Canopies'],
  [
    'registers/tenders/a.yaml',
    FILES['content/registers/tenders/a.yaml'].replace('11-01', '12-01'),
    'Changed closes of “Canopies” from 2026-11-01 to 2026-12-01',
  ],
  ['facts.yaml', FILES['content/facts.yaml'].replace('500', '600'), 'Changed value of “Fee” from 500 to 600'],
  [
    'facts.yaml',
    `${FILES['content/facts.yaml']}more:\n  label:\n    en: More\n    hi: और\n  value: 1\n`,
    'Added a figure or fact: More',
  ],
  ['pages/opium/Policy/hi.mdx', PAGE('नीति', 'इसे ध्यान से पढ़ें।'), 'Corrected the Hindi text of “Policy”'],
  ['tables/price.csv', 'year,price\n2024,1\n2025,3\n2026,4\n', 'Table price.csv: 1 row added, 1 row changed'],
  ['documents/opium/new.pdf', '%PDF', 'Added a document: new.pdf'],
])('a change of %s is said in words', (path, contents, words) => {
  const { sentence } = said(path, contents);
  expect(sentence.en).toBe(words);
  expect(sentence.hi).toMatch(/[\u0900-\u097F]/);
});

test('a PDF printed from a paper follows by itself; one that somebody added does not', () => {
  const { drafts, edit } = testProject({ ...FILES, 'content/papers/opium/a.yaml': 'a: 1\n' }, { hasGit: false });
  edit('documents/opium/a.pdf', '%PDF');
  edit('documents/opium/b.pdf', '%PDF');
  expect(changesOf(drafts).changes.map(({ files, isDerived }) => [files[0]?.path, isDerived])).toEqual([
    ['documents/opium/a.pdf', true],
    ['documents/opium/b.pdf', false],
  ]);
});

test('the two texts of a page are one change, with lines side by side', () => {
  const { drafts, edit } = testProject(FILES, { hasGit: false });
  edit('pages/opium/Policy/en.mdx', PAGE('Policy', 'Read it well.'));
  edit('pages/opium/Policy/hi.mdx', PAGE('नीति', 'इसे ध्यान से पढ़ें।'));
  const { changes } = changesOf(drafts);
  expect(changes).toHaveLength(1);
  expect(changes[0]?.sentence).toEqual({
    en: 'Changed the text of “Policy” in both languages',
    hi: '“नीति” के पाठ को दोनों भाषाओं में बदला',
  });
  expect(changes[0]?.files.map(({ lang, differences }) => [lang, differences])).toEqual([
    ['en', [{ at: [], line: 5, before: 'Read it.', after: 'Read it well.' }]],
    ['hi', [{ at: [], line: 5, before: 'इसे पढ़ें।', after: 'इसे ध्यान से पढ़ें।' }]],
  ]);
});

test('fields of YAML are compared one by one, and what programs write is not in the sentence', () => {
  const { drafts, edit } = testProject(FILES, { hasGit: false });
  edit('facts.yaml', FILES['content/facts.yaml'].replace('hi: शुल्क', 'hi: फीस').replace('  value: 500\n', ''));
  edit('translations.yaml', 'a: 2\n');
  const { changes, sentence } = changesOf(drafts);
  expect(changes.map(({ isDerived }) => isDerived)).toEqual([false, true]);
  expect(changes[0]?.files[0]?.differences).toEqual([
    { at: ['fee', 'label', 'hi'], before: 'शुल्क', after: 'फीस' },
    { at: ['fee', 'value'], before: '500', after: undefined },
  ]);
  expect(sentence.en).toBe('Changed name, value of “Fee”');
});

test('of a list of a hundred thousand rows the beginning is shown', () => {
  const rows = Array.from({ length: 120_000 }, (_, at) => `${at},word\n`).join('');
  const [change] = said('cultivators/2097-98.csv', `serial,name\n${rows}`).changes;
  const [file] = change?.files ?? [];
  expect(file?.rows).toEqual({ added: 120_001, changed: 0, removed: 0 });
  expect(file?.differences).toHaveLength(1);
  expect(file?.differences[0]?.after?.startsWith('serial,name\n0,word\n')).toBe(true);
  expect(file?.differences[0]?.after?.length).toBeLessThan(5000);
});
