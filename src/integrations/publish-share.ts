import { cpSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Catalogue } from '../content/load.ts';
import { isDrawn, SHARE_FOLDER, shareFile, sharePictures } from '../content/share-pictures.ts';
import { serveFiles } from './serve-files.ts';

/** Gives the drawn pictures of `content/share/` their public address, `/share/…`: those of pages that are on the site. */
export function publishShare(): AstroIntegration {
  return {
    name: 'publish-share',
    hooks: {
      'astro:server:setup': ({ server }) => {
        serveFiles(server, (pathname) => {
          const file =
            pathname.startsWith('/share/') &&
            filesOf(globalThis.checkedContent).find((name) => pathname === `/share/${name}`);
          return file ? `${SHARE_FOLDER}/${file}` : undefined;
        });
      },
      'astro:build:done': ({ dir }) => {
        for (const file of filesOf(globalThis.checkedContent))
          cpSync(`${SHARE_FOLDER}/${file}`, fileURLToPath(new URL(`share/${file}`, dir)));
      },
    },
  };
}

function filesOf(content: Catalogue | undefined): string[] {
  return content ? sharePictures(content).filter(isDrawn).map(shareFile) : [];
}
