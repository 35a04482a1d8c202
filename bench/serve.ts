import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Answers on a free port while something is measured. */
export async function serving<Result>(
  handler: RequestListener,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(handler).listen(0, 'localhost');
  await once(server, 'listening');
  try {
    return await measure(`http://localhost:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}
