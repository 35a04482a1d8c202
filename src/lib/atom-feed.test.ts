import { expect, test } from 'vitest';
import { parse } from 'node-html-parser';
import { atomFeed } from './atom-feed.ts';

const feed = {
  lang: 'hi' as const,
  title: 'अधिसूचनाएं & नियम',
  author: 'ब्यूरो',
  self: 'https://site/hi/feeds/notifications.xml',
  page: 'https://site/hi/notifications/',
  updated: '2025-11-04',
};

test('a feed has its title, language, address and newest day, with every sign escaped', () => {
  const xml = atomFeed({
    ...feed,
    entries: [
      { id: 'https://site/feed#a', title: 'A < B', href: 'https://site/#a', updated: '2026-02-18', summary: '"x"' },
      { id: 'https://site/feed#c', title: 'C', href: 'https://site/#c', updated: '2020-01-01', summary: 'y' },
    ],
  });
  expect(xml).toContain('xml:lang="hi"');
  expect(xml).toContain('<title>अधिसूचनाएं &amp; नियम</title>');
  expect(xml).toContain('<title>A &lt; B</title>');
  expect(parse(xml).querySelector('feed > updated')?.text).toBe('2026-02-18T00:00:00+05:30');
  expect(parse(xml).querySelectorAll('entry')).toHaveLength(2);
  expect(parse(xml).querySelector('entry > id')?.text).toBe('https://site/feed#a');
});

test('a feed without entries carries the day of the content', () => {
  expect(atomFeed({ ...feed, entries: [] })).toContain('<updated>2025-11-04T00:00:00+05:30</updated>');
});
