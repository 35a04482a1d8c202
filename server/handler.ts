import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { bodyReader } from './body.ts';
import {
  cacheControlFor,
  CACHING_OF_REDIRECTS,
  CACHING_OF_REFUSALS,
  securityHeadersFor,
  STRICT_TRANSPORT,
} from './headers.ts';
import { redirectsOf } from './redirects.ts';
import { refuse } from './refuse.ts';
import { acceptedEncodings, sendFile } from './send-file.ts';
import { listSite } from './site-files.ts';

const LONGEST_ADDRESS = 8192;

/** Answers requests from the built site: files, redirects, and a real 404 with a page that helps. */
export function siteHandler(folder: string): RequestListener {
  const site = listSite(folder);
  const open = bodyReader();
  const redirectFor = redirectsOf(folder);
  const notFound = {
    br: readFileSync(join(folder, '404.html.br')),
    gzip: readFileSync(join(folder, '404.html.gz')),
    identity: readFileSync(join(folder, '404.html')),
  };

  return async (request, response) => {
    const { pathname, query } = splitTarget(request.url ?? '');
    for (const [name, value] of Object.entries(securityHeadersFor(pathname))) response.setHeader(name, value);
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (!pathname.startsWith('/') || !hasOneGoodHost(request)) return refuse(response, 400);
    if (pathname.length + query.length > LONGEST_ADDRESS) return refuse(response, 414);
    // Nobody reads a body here; a connection that brings one is not used again.
    if (request.headers['content-length'] || request.headers['transfer-encoding'])
      response.setHeader('Connection', 'close');

    const file = site.get(decoded(pathname, decodeURI).normalize());
    const target = file ? null : redirectFor(decoded(pathname, decodeURIComponent));
    if (target) {
      response.writeHead(308, {
        Location: target + query,
        'Cache-Control': CACHING_OF_REDIRECTS,
        'Content-Length': 0,
      });
      response.end();
      return;
    }
    if (!file) return sendNotFound(request, response, notFound);
    try {
      await sendFile(request, response, file, { cacheControl: cacheControlFor(pathname), open });
    } catch (error) {
      if (response.headersSent) response.destroy();
      else if ((error as NodeJS.ErrnoException).code === 'ENOENT') sendNotFound(request, response, notFound);
      else refuse(response, 503);
    }
  };
}

function sendNotFound(request: IncomingMessage, response: ServerResponse, page: Record<string, Buffer>): void {
  const encoding = acceptedEncodings(request.headers['accept-encoding'])[0] ?? 'identity';
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

/** Path and query, with its question mark. A full address, as proxies send it, counts as its path. */
function splitTarget(target: string): { pathname: string; query: string } {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  const place = path.indexOf('?');
  return place < 0 ? { pathname: path, query: '' } : { pathname: path.slice(0, place), query: path.slice(place) };
}

/** We answer to any name; but a request with two names, or with one that cannot be a name, was not made by a browser. */
function hasOneGoodHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  if (host.length === 0) return httpVersion === '1.0';
  return host.length === 1 && /^[\w.\-:[\]]*$/.test(host[0] ?? '');
}

/** The readable form of a path; a malformed one stays as it is and finds nothing. */
function decoded(pathname: string, decode: (path: string) => string): string {
  try {
    return decode(pathname);
  } catch {
    return pathname;
  }
}
