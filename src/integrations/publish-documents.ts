import { cpSync, createReadStream, existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { documentHref, documentPaths } from '../files/document-file.ts';

const isPdf = (path: string) => path.endsWith('.pdf');

/** Gives the PDFs of `content/documents/` their public address, `/documents/…`, in the built site and while developing. */
export function publishDocuments(): AstroIntegration {
  let root = 'content/documents';
  return {
    name: 'publish-documents',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(new URL('content/documents', config.root));
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const pathname = decode(new URL(request.url ?? '/', 'http://localhost').pathname);
          const path = existsSync(root) && documentPaths(root).find((each) => documentHref(each) === pathname);
          if (!path || !isPdf(path)) return next();
          const file = `${root}/${path}`;
          response.setHeader('Content-Type', 'application/pdf');
          response.setHeader('Content-Length', statSync(file).size);
          createReadStream(file).pipe(response);
        });
      },
      'astro:build:done': ({ dir }) => {
        if (!existsSync(root)) return;
        const target = fileURLToPath(new URL('.', dir)).replace(/[\\/]$/, '');
        for (const path of documentPaths(root).filter(isPdf))
          cpSync(`${root}/${path}`, `${target}${documentHref(path)}`);
      },
    },
  };
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
