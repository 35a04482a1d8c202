import { existsSync } from 'node:fs';
import type { IncomingMessage, RequestListener } from 'node:http';
import {
  cacheControlFor,
  CACHING_OF_REDIRECTS,
  CACHING_OF_REFUSALS,
  OF_OPEN_DATA,
  robotsHeadersFor,
  securityHeadersFor,
  STRICT_TRANSPORT,
} from './headers.ts';
import { redirectsOf } from './redirects.ts';
import { refuse } from './refuse.ts';
import { sendFile } from './send-file.ts';
import { listSite } from './site-files.ts';

const LONGEST_ADDRESS = 8192;

/**
 * Answers requests from the built site: files, redirects, and a real 404 with a page that helps.
 * @param onVanished takes over a request when the whole folder is gone
 */
export function siteHandler(folder: string, onVanished?: RequestListener): RequestListener {
  const { files, notFound } = listSite(folder);
  if (!notFound) throw new Error('it has no 404.html');
  const redirectFor = redirectsOf(folder, files.keys());

  return (request, response) => {
    const { pathname, query } = splitTarget(request.url ?? '');
    response.setHeaders(new Map(Object.entries({ ...securityHeadersFor(pathname), ...robotsHeadersFor(pathname) })));
    if (request.headers['x-forwarded-proto'] === 'https')
      response.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);

    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405);
    if (!pathname.startsWith('/') || !hasOneGoodHost(request)) return refuse(response, 400);
    if (pathname.length + query.length > LONGEST_ADDRESS) return refuse(response, 414);
    // Nobody reads a body here; a connection that brings one is not used again.
    if (request.headers['content-length'] || request.headers['transfer-encoding'])
      response.setHeader('Connection', 'close');

    const sendNotFound = () => {
      // Whatever was asked for, the answer is a page.
      for (const name of Object.keys(OF_OPEN_DATA)) response.removeHeader(name);
      response.setHeaders(new Map(Object.entries(securityHeadersFor('/'))));
      response.setHeader('Cache-Control', CACHING_OF_REFUSALS);
      response.statusCode = 404;
      sendFile(request, response, notFound, (status) => refuse(response, status === 404 ? 503 : status));
    };
    const file = files.get(decoded(pathname, decodeURI).normalize());
    const target = file ? null : redirectFor(decoded(pathname, decodeURIComponent));
    if (target) {
      const headers = { Location: target + query, 'Cache-Control': CACHING_OF_REDIRECTS, 'Content-Length': 0 };
      response.writeHead(308, headers).end();
    } else if (file) {
      response.setHeader('Cache-Control', cacheControlFor(pathname));
      sendFile(request, response, file, (status) => {
        if (status !== 404) refuse(response, status);
        else if (onVanished && !existsSync(folder)) onVanished(request, response);
        else sendNotFound();
      });
    } else sendNotFound();
  };
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
