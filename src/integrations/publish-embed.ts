import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { sentPackages } from './sent-packages.ts';
import { shortClassNames } from './short-class-names.ts';

/** Writes the one script and the one style file of tables in other websites: none of what the pages of the site share belongs there. */
export function publishEmbed(): AstroIntegration {
  return {
    name: 'publish-embed',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [sentPackages()],
          css: { modules: { generateScopedName: shortClassNames('src') } },
          build: {
            outDir: folder,
            emptyOutDir: false,
            modulePreload: false,
            cssCodeSplit: false,
            rolldownOptions: {
              input: 'src/layouts/embed-entry.ts',
              output: { entryFileNames: 'embed.js', assetFileNames: 'embed.css', format: 'iife' },
            },
          },
        });
        // The minifier drops the order of the layers.
        const order = readFileSync('src/styles/layers.css', 'utf8').trim();
        writeFileSync(`${folder}embed.css`, order + readFileSync(`${folder}embed.css`, 'utf8'));
      },
    },
  };
}
