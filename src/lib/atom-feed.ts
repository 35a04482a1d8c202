import type { Lang } from '../language/lang.ts';

export interface Feed {
  lang: Lang;
  title: string;
  author: string;
  /** Addresses of the feed itself and of the page it follows. */
  self: string;
  page: string;
  /** Day of the content, for a feed without entries. */
  updated: string;
  /** The id of an entry never changes; its address may, when a tender is archived. */
  entries: { id: string; title: string; href: string; updated: string; summary: string }[];
}

/** An Atom feed (RFC 4287). Days begin at midnight in India. */
export function atomFeed({ lang, title, author, self, page, updated, entries }: Feed): string {
  const newest = entries.reduce((latest, entry) => (entry.updated > latest ? entry.updated : latest), updated);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${lang}">
  <title>${escapeXml(title)}</title>
  <id>${escapeXml(self)}</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(page)}"/>
  <updated>${moment(newest)}</updated>
  <author><name>${escapeXml(author)}</name></author>
${entries.map(entryXml).join('')}</feed>
`;
}

function entryXml({ id, title, href, updated, summary }: Feed['entries'][number]): string {
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(id)}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(href)}"/>
    <updated>${moment(updated)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>
`;
}

function moment(isoDate: string): string {
  return `${isoDate}T00:00:00+05:30`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
