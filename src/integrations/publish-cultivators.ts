import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { buildLists, listsFolder } from '../features/cultivators/build-lists.ts';
import { specimensWanted } from '../content/specimens.ts';
import { LANGS } from '../language/lang.ts';
import { readYaml } from '../files/read-yaml.ts';
import { officesSchema } from '../schemas/office.ts';
import { serveFiles } from './serve-files.ts';

const ADDRESS = /^\/(en|hi)\/data\/cultivators\/[\w-]+\/[\w.-]+\.(csv|json)$/;

/** Splits the lists of cultivators into static files before the pages are rendered, and publishes them with the site. */
export function publishCultivators(): AstroIntegration {
  return {
    name: 'publish-cultivators',
    hooks: {
      'astro:build:start': splitCultivators,
      'astro:server:setup': ({ server }) => {
        serveFiles(server, (pathname) => {
          const file = listsFolder() + pathname;
          return ADDRESS.test(pathname) && existsSync(file) ? file : undefined;
        });
      },
      'astro:build:done': ({ dir }) => {
        for (const lang of LANGS) {
          const made = `${listsFolder()}/${lang}/data/cultivators`;
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

/** The development server splits them again whenever they change. */
export async function splitCultivators(): Promise<void> {
  const offices =
    globalThis.checkedContent?.offices ?? new Map(Object.entries(readYaml('content/offices.yaml', officesSchema)));
  await buildLists('content', listsFolder(), offices, ({ specimen }) => !specimen || specimensWanted() === 'show');
}
