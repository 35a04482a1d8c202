import { createReadStream, statSync } from 'node:fs';
import { extname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { decodePath } from '../lib/decode-path.ts';

const TYPES: Record<string, string> = {
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
};

/** While developing: serves files that are published outside Astro. `fileAt` names the file behind an address. */
export function serveFiles({ middlewares }: ViteDevServer, fileAt: (pathname: string) => string | undefined): void {
  middlewares.use((request, response, next) => {
    const file = fileAt(decodePath(new URL(request.url ?? '/', 'http://localhost').pathname));
    const type = TYPES[extname(file ?? '')];
    if (!file || !type) return next();
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Length', statSync(file).size);
    createReadStream(file).pipe(response);
  });
}
