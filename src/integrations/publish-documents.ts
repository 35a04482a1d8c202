import { cpSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { documentHref, documentPaths } from '../files/document-file.ts';
import { serveFiles } from './serve-files.ts';

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
        serveFiles(server, (pathname) => {
          const path = pdfsIn(root)
            .filter(isPublished)
            .find((each) => documentHref(each) === pathname);
          return path && `${root}/${path}`;
        });
      },
      'astro:build:done': ({ dir }) => {
        const target = fileURLToPath(new URL('.', dir)).replace(/[\\/]$/, '');
        for (const path of pdfsIn(root).filter(isPublished))
          cpSync(`${root}/${path}`, `${target}${documentHref(path)}`);
      },
    },
  };
}

/** Files of what is hidden are not handed out either. */
function isPublished(path: string): boolean {
  return globalThis.checkedContent?.documents.has(path) ?? true;
}

function pdfsIn(root: string): string[] {
  return existsSync(root) ? documentPaths(root).filter((path) => path.endsWith('.pdf')) : [];
}
