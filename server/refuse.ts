import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { CACHING_OF_REFUSALS, securityHeadersFor } from './headers.ts';

/** How long a refused connection is still read, so that the answer is not lost with what was still on its way. */
const LINGER_MS = 500;

const REASONS: Record<number, string> = {
  400: 'This request could not be understood.',
  405: 'This website only answers reading requests (GET, HEAD).',
  408: 'The request took too long to arrive.',
  414: 'This address is too long.',
  431: 'The headers of this request are too long.',
  503: 'This website is busy. Please try again in a minute.',
};

/** Turns a request away in one line of plain words, and ends the connection. Whatever was asked for, the answer is a document. */
export function refuse(response: ServerResponse, status: number): void {
  response.setHeaders(new Map(Object.entries(securityHeadersFor('/'))));
  response.writeHead(status, headersOf(status));
  response.end(response.req.method === 'HEAD' ? undefined : textOf(status));
}

/** The same for what never became a request. */
export function refuseConnection(socket: Duplex, status: number): void {
  const headers = { ...headersOf(status), 'Content-Length': Buffer.byteLength(textOf(status)) };
  const lines = Object.entries({ ...securityHeadersFor('/'), ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', textOf(status)].join('\r\n'));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function headersOf(status: number): Record<string, string> {
  return {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': CACHING_OF_REFUSALS,
    Connection: 'close',
    ...(status === 405 && { Allow: 'GET, HEAD' }),
    ...(status === 503 && { 'Retry-After': '60' }),
  };
}

function textOf(status: number): string {
  return `${REASONS[status] ?? STATUS_CODES[status]}\n`;
}
