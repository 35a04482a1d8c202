import { expect, test } from 'vitest';
import { jsonFeed } from './json-feed.ts';

const feed = {
  lang: 'hi' as const,
  title: 'बदलाव | ब्यूरो',
  author: 'ब्यूरो',
  self: 'https://site.example/hi/feeds/changes/all.json',
  page: 'https://site.example/hi/changes/',
  updated: '2026-11-20',
  entries: [
    {
      id: 'https://site.example/hi/changes/#a',
      title: '“नया”',
      href: 'https://site.example/hi/a/',
      updated: '2026-11-19',
      summary: '',
    },
  ],
};

test('a JSON Feed has its version, addresses and language, and each item an id, words and a moment in India', () => {
  expect(JSON.parse(jsonFeed(feed))).toEqual({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.page,
    feed_url: feed.self,
    language: 'hi',
    authors: [{ name: 'ब्यूरो' }],
    items: [
      {
        id: feed.entries[0]?.id,
        url: feed.entries[0]?.href,
        title: '“नया”',
        content_text: '“नया”',
        date_published: '2026-11-19T00:00:00+05:30',
        language: 'hi',
      },
    ],
  });
});
