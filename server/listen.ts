import { once } from 'node:events';
import type { Server } from 'node:http';

/** Lets a server answer on this machine alone, on a free port, and tells which. */
export async function listenAnywhere(server: Server): Promise<number> {
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server listens on no port.');
  return address.port;
}
