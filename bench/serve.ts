import { createServer, type RequestListener } from 'node:http';
import { listenAnywhere } from '../server/listen.ts';
import { sendFile } from '../server/send-file.ts';
import { listSite } from '../server/site-files.ts';

/** Answers on a free port while something is measured. */
export async function serving<Result>(
  handler: RequestListener,
  measure: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(handler);
  const port = await listenAnywhere(server);
  try {
    return await measure(`http://localhost:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/** The files of any folder, compressed where they are, without headers of our own: the same for every engine. */
export function plainFiles(folder: string): RequestListener {
  const { files } = listSite(folder);
  return (request, response) => {
    const file = files.get(new URL(request.url ?? '', 'http://localhost').pathname);
    response.setHeader('Cache-Control', 'no-cache');
    if (file) sendFile(request, response, file, (status) => void response.writeHead(status).end());
    else response.writeHead(404).end();
  };
}
