import type { Feed } from './atom-feed.ts';

/** The type under which a JSON Feed is served. */
export const JSON_FEED_TYPE = 'application/feed+json';

/** The same feed as `atomFeed` writes, as a JSON Feed (version 1.1, jsonfeed.org). Days begin at midnight in India. */
export function jsonFeed({ lang, title, author, self, page, entries }: Feed): string {
  return `${JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title,
      home_page_url: page,
      feed_url: self,
      language: lang,
      authors: [{ name: author }],
      items: entries.map(({ id, title: name, href, updated, summary }) => ({
        id,
        url: href,
        title: name,
        content_text: summary || name,
        date_published: `${updated}T00:00:00+05:30`,
        language: lang,
      })),
    },
    null,
    2,
  )}\n`;
}
