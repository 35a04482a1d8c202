import type { Feed } from './atom-feed.ts';

/** The same feed as a JSON Feed (jsonfeed.org, version 1.1). */
export function jsonFeed({ lang, title, author, self, page, entries }: Feed): string {
  return JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: page,
      feed_url: self,
      language: lang,
      authors: [{ name: author }],
      items: entries.map((entry) => ({
        id: entry.id,
        url: entry.href,
        title: entry.title,
        content_text: entry.summary || entry.title,
        date_published: `${entry.updated}T00:00:00+05:30`,
      })),
    },
    null,
    1,
  );
}
