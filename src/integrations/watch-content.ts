import type { AstroIntegration } from 'astro';

/** Restarts the development server when the files change that are read outside the collections. */
export function watchContent(): AstroIntegration {
  return {
    name: 'watch-content',
    hooks: {
      'astro:config:setup': ({ addWatchFile, config }) => {
        for (const file of ['strings', 'site', 'links']) addWatchFile(new URL(`content/${file}.yaml`, config.root));
      },
    },
  };
}
