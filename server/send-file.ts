import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './body.ts';
import type { Encoding, SiteFile, StoredFile } from './site-files.ts';

const ENCODINGS: Encoding[] = ['br', 'gzip'];

/** Sends a file: compressed where the reader takes it, not at all where the reader has it, in part where that makes sense. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  { cacheControl, open }: { cacheControl: string; open: (file: StoredFile) => Promise<Body> },
): Promise<void> {
  const version = chooseVersion(file, request.headers['accept-encoding']);
  const hasTwins = ENCODINGS.some((encoding) => file.twins[encoding]);
  const headers: Record<string, string | number> = {
    'Cache-Control': cacheControl,
    ETag: version.etag,
    'Last-Modified': version.modified.toUTCString(),
    ...(hasTwins ? { Vary: 'Accept-Encoding' } : { 'Accept-Ranges': 'bytes' }),
  };
  if (isKnown(request.headers, version)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['Content-Type'] = file.type;
  if (version.encoding) headers['Content-Encoding'] = version.encoding;
  if (request.method === 'HEAD') {
    response.writeHead(200, { ...headers, 'Content-Length': version.size }).end();
    return;
  }
  // Parts are for long documents. A part of a compressed page is of no use to anyone.
  const part = hasTwins ? 'all' : askedPart(request.headers, version);
  if (part === 'none') {
    response.writeHead(416, { 'Content-Range': `bytes */${version.size}`, 'Cache-Control': 'no-store' }).end();
    return;
  }
  const body = await open(version);
  const isPart = part !== 'all' && body.size === version.size;
  const { start, end } = isPart ? part : { start: 0, end: body.size - 1 };
  if (isPart) headers['Content-Range'] = `bytes ${start}-${end}/${body.size}`;
  response.writeHead(isPart ? 206 : 200, { ...headers, 'Content-Length': end - start + 1 });
  await body.send(response, start, end);
}

/** The encodings a reader takes, best first; one with `q=0` is refused. */
export function acceptedEncodings(header: string | string[] | undefined): Encoding[] {
  const offers = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((word) => word.trim()));
  return ENCODINGS.filter((encoding) =>
    offers.some(([name, quality]) => name === encoding && !/^q=0(\.0*)?$/.test(quality ?? '')),
  );
}

function chooseVersion(file: SiteFile, header: string | string[] | undefined): StoredFile {
  for (const encoding of acceptedEncodings(header)) {
    const twin = file.twins[encoding];
    if (twin) return twin;
  }
  return file;
}

function isKnown(headers: IncomingHttpHeaders, { etag, modified }: StoredFile): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined) return tags === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return Date.parse(headers['if-modified-since'] ?? '') >= wholeSeconds(modified);
}

/** The one part asked for; several at once, or none that can be understood, get the whole file. */
function askedPart(
  headers: IncomingHttpHeaders,
  { etag, modified, size }: StoredFile,
): 'all' | 'none' | { start: number; end: number } {
  const condition = headers['if-range'];
  if (condition !== undefined && condition !== etag && Date.parse(String(condition)) !== wholeSeconds(modified))
    return 'all';
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return 'all';
  if (from === '') return to === '0' || size === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  if (to !== '' && Number(to) < start) return 'all';
  return start >= size ? 'none' : { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}

function wholeSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000) * 1000;
}
