import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { oneStyleFile } from './one-style-file.ts';
import { plainPage } from './plain-pages.ts';

/** Changes what the engine has written: one style file, and pages without what it puts there in vain. Each page is read and written once. */
export function finishPages(): AstroIntegration {
  let order = '';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:done': ({ config }) => {
        order = readFileSync(new URL('src/styles/layers.css', config.root), 'utf8').trim();
      },
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
        const copies = oneStyleFile(
          root,
          files.filter((file) => file.endsWith('.css')),
          order,
        );
        const links = copies.map((file) => `<link rel="stylesheet" href="/${file.replaceAll('\\', '/')}">`);
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const html = readFileSync(root + file, 'utf8');
          const plain = plainPage(links.reduce((text, link) => text.replace(link, ''), html));
          if (plain !== html) writeFileSync(root + file, plain);
        }
      },
    },
  };
}
