import type { Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import { contentTypeFor } from './content-types.ts';
import type { SiteFile } from './site-files.ts';

/** Headers of a file that must not stay when something else is sent instead. */
const OF_THE_FILE = ['Accept-Ranges', 'Content-Encoding', 'Content-Length', 'Content-Type', 'ETag', 'Last-Modified'];

/**
 * Sends a file: compressed where the reader takes it, not at all where the reader has it, in part where that makes sense.
 * `send` does most of it; here is what it lacks.
 * @param onFailure called with a status, before anything was sent
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: SiteFile,
  onFailure: (status: number) => void,
): void {
  const copy = file.copies.find(({ encoding }) => accepts(request.headers['accept-encoding'], encoding));
  const hasCopies = file.copies.length > 0;
  const fail = (status: number) => {
    if (response.headersSent) return void response.destroy();
    for (const name of OF_THE_FILE) response.removeHeader(name);
    if (status !== 416) response.removeHeader('Content-Range');
    response.statusCode = 200;
    onFailure(status === 500 ? 503 : status);
  };
  // Parts are for long documents. A part of a compressed page is of no use to anyone.
  send(request, encodeURIComponent(file.name + (copy?.ending ?? '')), {
    root: file.folder,
    dotfiles: 'allow',
    cacheControl: false,
    acceptRanges: !hasCopies,
  })
    .on('file', (_path: string, { size }: Stats) => {
      request.headers.range = wellFormedRange(request.headers.range, size);
    })
    .on('headers', (_response: ServerResponse, _path: string, stats: Stats) => {
      response.setHeader('Content-Type', contentTypeFor(file.name));
      response.setHeader('ETag', etagOf(stats));
      if (copy) response.setHeader('Content-Encoding', copy.encoding);
      if (hasCopies) response.setHeader('Vary', 'Accept-Encoding');
    })
    .on('stream', (content: NodeJS.ReadableStream & { bytesRead: number }) => {
      // A file that became shorter cuts the connection: less came than promised, and the reader would wait for the rest.
      content.on('end', () => {
        if (content.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
      });
    })
    .on('directory', () => fail(503))
    .on('error', ({ status }: { status: number }) => fail(status))
    .pipe(response);
}

/** Whether a reader takes an encoding; with `q=0` it is refused. */
function accepts(header: string | string[] | undefined, encoding: string): boolean {
  return String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.split(';').map((word) => word.trim()))
    .some(([name, quality = '']) => name === encoding && !/^q=0(\.0*)?$/.test(quality));
}

/** As nginx writes it, so that both may answer under one name. */
function etagOf({ mtimeMs, size }: Stats): string {
  return `"${Math.floor(mtimeMs / 1000).toString(16)}-${size.toString(16)}"`;
}

/**
 * The one part asked for, as `send` understands it. It refuses a part whose end lies before its beginning or that has
 * neither, where the standard (RFC 9110, 14.2) asks for the whole, and a last part longer than the file.
 */
function wellFormedRange(header: string | undefined, size: number): string | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? undefined : Number(last) > size ? 'bytes=0-' : header;
  return last !== '' && Number(last) < Number(first) ? undefined : header;
}
