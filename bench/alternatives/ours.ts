import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../site-copy.ts';
import type { Engine } from './engine.ts';

const PAGES = 'src/pages/[lang]/[...path].astro';
const ONCE = "return staticPaths('page', catalogue);";

/**
 * The site as it is. Copies of a page go through the whole of our code again: content, parts, view, frame. The letters of the substances list, sheets, feeds and
 * lists, which the other engines do not get, are built once.
 */
export const ours: Engine = {
  name: 'this site',
  hasTool: true,
  command: ['node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  write: (folder, { copies }) => {
    copySite(folder);
    rmSync('node_modules/.astro', { recursive: true, force: true }); // the content as the last build read it
    const file = join(folder, PAGES);
    const code = readFileSync(file, 'utf8');
    if (!code.includes(ONCE)) throw new Error(`${PAGES} has changed; bench/alternatives/ours.ts must follow.`);
    writeFileSync(file, code.replace(ONCE, timesOver(copies)));
  },
};

function timesOver(copies: number): string {
  return `return staticPaths('page', catalogue).flatMap(({ params, props }) =>
    Array.from({ length: ${copies} }, (_, copy) => ({
      params: { ...params, path: copy === 0 ? params['path'] : \`copy\${copy}/\${params['path']}\` },
      props,
    })),
  );`;
}
