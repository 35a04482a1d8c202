import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { contentTypeFor } from './content-types.ts';
import {
  cacheControlFor,
  CACHING_OF_REDIRECTS,
  CACHING_OF_REFUSALS,
  securityHeadersFor,
  STRICT_TRANSPORT,
} from './headers.ts';
import { redirectsOf } from './redirects.ts';

/** What lies in the folder for web servers, not for readers. */
const WITHHELD = /\.(br|gz)$|^\/_(headers|redirects)$/;

/** Answers requests from the built site: files, redirects, and a real 404 with a page that helps. */
export function siteHandler(folder: string): RequestListener {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControlFor(pathname));
      response.setHeader('Content-Type', contentTypeFor(pathname));
    },
  });
  const redirectFor = redirectsOf(folder);
  const notFound = {
    br: readFileSync(join(folder, '404.html.br')),
    gzip: readFileSync(join(folder, '404.html.gz')),
    identity: readFileSync(join(folder, '404.html')),
  };

  return (request, response) => {
    const [pathname = '/', query] = splitOnce(request.url ?? '/', '?');
    for (const [name, value] of Object.entries(securityHeadersFor(pathname))) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);

    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain; charset=utf-8' });
      response.end('This website only answers reading requests (GET, HEAD).\n');
      return;
    }
    const readable = decode(pathname);
    const target = redirectFor(readable);
    if (target) {
      response.writeHead(308, {
        Location: query === undefined ? target : `${target}?${query}`,
        'Cache-Control': CACHING_OF_REDIRECTS,
      });
      response.end();
      return;
    }
    if (WITHHELD.test(readable)) sendNotFound(request, response, notFound);
    else files(request, response, () => sendNotFound(request, response, notFound));
  };
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Record<string, Buffer>): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ['br', 'gzip'].find((name) => new RegExp(`\\b${name}\\b`).test(accepted)) ?? 'identity';
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  // Whatever was asked for, the answer is a page.
  for (const [name, value] of Object.entries(securityHeadersFor('/'))) response.setHeader(name, value);
  response.writeHead(404, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': CACHING_OF_REFUSALS,
    Vary: 'Accept-Encoding',
  });
  response.end(request.method === 'HEAD' ? undefined : page[encoding]);
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const place = text.indexOf(separator);
  return place < 0 ? [text, undefined] : [text.slice(0, place), text.slice(place + 1)];
}

/** The readable form of a path; a malformed one stays as it is and finds nothing. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
