import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_COMMAND, BUILD_FLAG } from '../../scripts/build-command.ts';
import { copySite } from '../site-copy.ts';
import type { Engine } from './engine.ts';

const ADDRESSES = 'src/content/addresses.ts';
const ONCE = 'return addressesOf(kind, content).map((props) => ({ params: props.params, props }));';

/**
 * The site as it is, with the pages of the route table alone, as the other engines get them. Copies of a page go through the whole of our code again: content, parts,
 * view, frame. Feeds and files of data, which the others do not get, are built once.
 */
export const ours: Engine = {
  name: 'this site',
  hasTool: true,
  command: [BUILD_FLAG, 'node_modules/astro/bin/astro.mjs', 'build'],
  output: 'dist',
  write: (folder, { copies }) => {
    copyAfresh(folder);
    const file = join(folder, ADDRESSES);
    const code = readFileSync(file, 'utf8');
    if (!code.includes(ONCE)) throw new Error(`${ADDRESSES} has changed; bench/alternatives/ours.ts must follow.`);
    writeFileSync(file, code.replace(ONCE, timesOver(copies)));
  },
};

/** With all its pages, and with everything that its own build does but compressing. */
export const wholeSite: Engine = { ...ours, command: [...BUILD_COMMAND, '--uncompressed'], write: copyAfresh };

function copyAfresh(folder: string): void {
  copySite(folder);
  rmSync('node_modules/.astro', { recursive: true, force: true }); // the content as the last build read it
}

function timesOver(copies: number): string {
  return `return addressesOf(kind, content)
    .filter(({ path }) => kind === 'page' || !path.endsWith('/'))
    .flatMap((props) =>
      Array.from({ length: kind === 'page' ? ${copies} : 1 }, (_, copy) => ({
        params: { ...props.params, ...(copy > 0 && { path: \`copy\${copy}/\${props.params['path']}\` }) },
        props,
      })),
    );`;
}
