import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/**
 * Takes the engine's `uid` off every island: only its development server reads it, and it is made from the folder in which the site
 * was built, so that the same content built elsewhere would give other bytes.
 */
export function plainIslands(): AstroIntegration {
  return {
    name: 'plain-islands',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const root = fileURLToPath(dir);
        for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!file.endsWith('.html')) continue;
          const html = readFileSync(root + file, 'utf8');
          const plain = html.replaceAll(/(?<=<astro-island) uid="\w+"/g, '');
          if (plain !== html) writeFileSync(root + file, plain);
        }
      },
    },
  };
}
