import { extname } from 'node:path';

const UTF8 = '; charset=utf-8';

/** Content types by the ending of a file; all text is UTF-8. */
export const CONTENT_TYPES: Record<string, string> = {
  '.css': `text/css${UTF8}`,
  '.csv': `text/csv${UTF8}`,
  '.html': `text/html${UTF8}`,
  '.ics': `text/calendar${UTF8}`,
  '.jpg': 'image/jpeg',
  '.js': `text/javascript${UTF8}`,
  '.json': 'application/json',
  '.jsonld': 'application/ld+json',
  '.md': `text/markdown${UTF8}`,
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain${UTF8}`,
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': `text/xml${UTF8}`,
};

/** The type of a file of the site. An address that names no file is a page. */
export function contentTypeFor(pathname: string): string {
  const ending = extname(pathname) || '.html';
  return CONTENT_TYPES[ending] ?? 'application/octet-stream';
}
