import { readdirSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/** Restarts the development server when the files change that are read outside the collections. */
export function watchContent(): AstroIntegration {
  return {
    name: 'watch-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        const content = new URL('content/', config.root);
        for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }))
          if (/\.(yaml|csv|pdf)$/.test(file)) addWatchFile(new URL(file.replaceAll('\\', '/'), content));
      },
    },
  };
}
