import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyReader } from '../server/body.ts';
import { sendFile } from '../server/send-file.ts';
import { listSite } from '../server/site-files.ts';

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

/** The files of any folder, compressed where they are, without headers of our own: the same for every engine. */
export function plainFiles(folder: string): RequestListener {
  const site = listSite(folder);
  const open = bodyReader();
  return (request, response) => {
    const file = site.get(new URL(request.url!, 'http://localhost').pathname);
    if (file) void sendFile(request, response, file, { cacheControl: 'no-cache', open });
    else response.writeHead(404).end();
  };
}
