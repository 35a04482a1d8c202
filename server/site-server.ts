import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refuseConnection } from './refuse.ts';

/** What one visitor may take. Times are generous for a slow phone and short for someone who only wants to block a place. */
export const LIMITS = {
  /** Headers and address together. */
  headerBytes: 16_384,
  headersMs: 15_000,
  requestMs: 30_000,
  /** A second page within a minute needs no new connection. */
  keepAliveMs: 60_000,
  /** Nothing sent and nothing taken: the reader is gone, or pretends to read. */
  idleMs: 60_000,
  requestsPerConnection: 1000,
  /** Below the number of files a process may commonly have open here; beyond it, newcomers are turned away, not everybody. */
  connections: 16_000,
};

const STATUS_OF: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** An HTTP server that gives every visitor a limited share, and answers nonsense politely. */
export function createSiteServer(listener: RequestListener, limits = LIMITS): Server {
  const answers = new WeakMap<Socket, ServerResponse>();
  const refused = new WeakSet<Socket>();

  const listen: RequestListener = (request, response) => {
    answers.set(request.socket, response);
    response.once('close', () => {
      if (answers.get(request.socket) === response) answers.delete(request.socket);
    });
    return listener(request, response);
  };
  const server = createServer(
    {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: Math.min(5000, limits.headersMs),
      // The listener looks at the Host itself, and refuses with all headers.
      requireHostHeader: false,
    },
    listen,
  );
  server.timeout = limits.idleMs;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.maxConnections = limits.connections;
  // We never wait for a body, so nobody need ask whether to send one.
  server.on('checkContinue', listen);
  server.on('checkExpectation', listen);
  server.on('connect', (_request, socket) => refuseConnection(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    const answer = answers.get(socket);
    if (!socket.writable || error.code === 'ECONNRESET') socket.destroy();
    // What was asked before the nonsense is still answered.
    else if (answer) answer.once('close', () => socket.destroySoon());
    else refuseConnection(socket, STATUS_OF[error.code ?? ''] ?? 400);
  });
  return server;
}
