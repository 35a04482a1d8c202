import { expect, test } from 'vitest';
import { testProject } from '../hand-in/test-project.ts';
import { ContentIndex } from './content-index.ts';

const FILES = {
  'content/pages/opium/Policy/en.mdx': '---\ntitle: Policy\n---\n\nWords before.\n\nThe Zanzibar lighthouse is red.\n',
  'content/pages/opium/Policy/hi.mdx': '---\ntitle: नीति\n---\n\nअफ़ीम की हिन्दी नीति।\n',
  'content/facts.yaml':
    '# Figures\nfee:\n  label:\n    en: Fee\n    hi: शुल्क\n  value: 500\nlimit:\n  label:\n    en: Limit\n    hi: सीमा\n  value: 7\n',
  'content/registers/tenders/2025-01-01-old.yaml': "title:\n  en: Old\n  hi: पुरानी\ndate: '2025-01-01'\n",
  'content/registers/tenders/2026-01-01-new.yaml': "title:\n  en: New\n  hi: नई\ndate: '2026-01-01'\n",
  'content/tables/price.yaml': 'caption:\n  en: Price\n  hi: मूल्य\n',
  'content/tables/price.csv': 'year,price\n2024,1\n',
  'content/strings.yaml': 'menu.open:\n  en: Open menu\n  hi: मेनू खोलें\n',
  'content/notices.yaml': '[]\n',
};

function index() {
  const made = testProject(FILES, { hasGit: false });
  return { ...made, index: new ContentIndex(made.drafts) };
}

test('words of both languages find pages with their line, facts, tables and strings', () => {
  const { index: made } = index();
  expect(made.search('lighthouse zanzibar')).toMatchObject([
    { path: 'pages/opium/Policy/en.mdx', line: 7, excerpt: 'The Zanzibar lighthouse is red.', lang: 'en' },
  ]);
  // Spelling that differs in either script finds the same.
  expect(made.search('अफीम हिंदी')[0]).toMatchObject({ path: 'pages/opium/Policy/hi.mdx', line: 5 });
  expect(made.search('सीमा')[0]).toMatchObject({ path: 'facts.yaml', at: ['limit'], line: 7 + 3 });
  expect(made.search('price').map(({ path }) => path)).toContain('tables/price.csv');
  expect(made.search('open menu')[0]).toMatchObject({ path: 'strings.yaml', at: ['menu.open'] });
  expect(made.search('zanzibar सीमा')).toEqual([]);
  expect(made.search(' ,')).toEqual([]);
});

test('what is saved is found at once, and what is gone is not', () => {
  const { index: made, edit } = index();
  expect(made.search('penguin')).toEqual([]);
  edit('registers/tenders/2026-02-02-c.yaml', 'title:\n  en: Penguin\n  hi: पेंगुइन\n');
  expect(made.search('penguin')).toHaveLength(1);
  edit('registers/tenders/2026-02-02-c.yaml', null);
  expect(made.search('penguin')).toEqual([]);
});

test('a folder lists records newest first, a file its entries in their order, pages in both languages once', () => {
  const { index: made } = index();
  expect(made.browse('registers/tenders').map(({ title }) => title.en)).toEqual(['New', 'Old']);
  expect(made.browse('facts.yaml').map(({ at }) => at)).toEqual([['fee'], ['limit']]);
  expect(made.browse('pages')).toMatchObject([{ title: { en: 'Policy', hi: 'नीति' }, detail: 'opium/Policy' }]);
  expect(made.browse('tables')).toMatchObject([{ path: 'tables/price.csv', title: { hi: 'मूल्य' } }]);
  expect(made.browse('notices.yaml')).toHaveLength(1);
  expect(made.browse('nowhere')).toEqual([]);
});
