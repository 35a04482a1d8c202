import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildLists, LISTS_FOLDER } from '../features/cultivators/build-lists.ts';
import { LANGS } from '../language/lang.ts';
import { readYaml } from '../files/read-yaml.ts';
import { officesSchema } from '../schemas/office.ts';
import { serveFiles } from './serve-files.ts';

const ADDRESS = /^\/(en|hi)\/data\/cultivators\/[\w-]+\/[\w.-]+\.(csv|json)$/;

/** Splits the lists of cultivators into static files before the pages are rendered, and publishes them with the site. */
export function publishCultivators(): AstroIntegration {
  const split = () =>
    buildLists('content', LISTS_FOLDER, new Set(Object.keys(readYaml('content/offices.yaml', officesSchema))));
  return {
    name: 'publish-cultivators',
    hooks: {
      'astro:build:start': async () => {
        await split();
      },
      'astro:server:setup': async ({ server }) => {
        await split();
        serveFiles(server, (pathname) => {
          const file = LISTS_FOLDER + pathname;
          return ADDRESS.test(pathname) && existsSync(file) ? file : undefined;
        });
      },
      'astro:build:done': ({ dir }) => {
        for (const lang of LANGS) {
          const made = `${LISTS_FOLDER}/${lang}/data/cultivators`;
          const target = fileURLToPath(new URL(`${lang}/data/cultivators`, dir));
          if (!existsSync(made)) continue;
          rmSync(target, { recursive: true, force: true });
          mkdirSync(dirname(target), { recursive: true });
          renameSync(made, target);
        }
      },
    },
  };
}
