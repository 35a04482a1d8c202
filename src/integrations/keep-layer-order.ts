import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Begins every style file with the order of the cascade layers. Pages with an island load two files in either order, and the
 * minifier drops the statement where it looks superfluous; without it, the file that comes first decides the order.
 */
export function keepLayerOrder(): AstroIntegration {
  return {
    name: 'keep-layer-order',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const order = readFileSync(new URL('src/styles/layers.css', config.root), 'utf8').trim();
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'keep-layer-order',
                generateBundle: {
                  order: 'post',
                  handler: (_, bundle) => {
                    for (const file of Object.values(bundle))
                      if (file.type === 'asset' && file.fileName.endsWith('.css'))
                        file.source = `${order}${String(file.source)}`;
                  },
                },
              },
            ],
          },
        });
      },
    },
  };
}
