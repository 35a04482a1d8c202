import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build, type Plugin } from 'vite';
import { sentPackages } from './sent-packages.ts';
import { shortClassNames } from './short-class-names.ts';

/** The engine leaves out a style module of which no class is named in a script. Here all are wanted, and no names. */
const KEEP_STYLES: Plugin = {
  name: 'keep-styles',
  enforce: 'post',
  transform: (_code, id) =>
    id.endsWith('.module.css') ? { code: 'export {};', map: null, moduleSideEffects: 'no-treeshake' } : undefined,
};

/** Writes the scripts and the style file of tables in other websites: none of what the pages of the site share belongs there. */
export function publishEmbed(): AstroIntegration {
  return {
    name: 'publish-embed',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        await bundle(folder, 'embed-extract', []);
        await bundle(folder, 'embed-start', [KEEP_STYLES]);
        // The minifier drops the order of the layers.
        const order = readFileSync('src/styles/layers.css', 'utf8').trim();
        writeFileSync(`${folder}embed.css`, order + readFileSync(`${folder}embed.css`, 'utf8'));
      },
    },
  };
}

/** One script from `src/layouts/`, and its styles; those of the last one stay. */
async function bundle(folder: string, name: string, plugins: Plugin[]): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [sentPackages(), ...plugins],
    css: { modules: { generateScopedName: shortClassNames('src') } },
    build: {
      outDir: folder,
      emptyOutDir: false,
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `src/layouts/${name}.ts`,
        output: {
          entryFileNames: `${name.replace('-start', '')}.js`,
          assetFileNames: 'embed[extname]',
          format: 'iife',
        },
      },
    },
  });
}
