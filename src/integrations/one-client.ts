import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const DEFAULT = /\bclient_default as (?!default\b)\w+/;
const FACADE = /^export\s*\{\s*\w+ as default\s*\}\s*from\s*["'`]\.\/([^"'`]+)["'`];?\s*$/;

/**
 * The file that starts islands is asked for by its default export. Without this the engine writes one more file, which hands that on from
 * the file of React: its headers are ten times its code.
 */
export function oneClient(): Plugin {
  return {
    name: 'one-client',
    renderChunk: (code, chunk) =>
      chunk.isEntry || !chunk.moduleIds.some((id) => id.endsWith('/@astrojs/react/dist/client.js'))
        ? null
        : { code: code.replace(DEFAULT, (own) => `${own}, client_default as default`), map: null },
  };
}

/** Lets the islands of a page begin with the file of React itself. */
export function clientLinks(root: string, files: string[]): (html: string) => string {
  const links = files
    .filter((file) => /(^|[/\\])client\.[^/\\]+\.js$/.test(file))
    .flatMap((file) => {
      const target = FACADE.exec(readFileSync(root + file, 'utf8'))?.[1];
      const own = target && file.replace(/[^/\\]+$/, target);
      const isWhole = own && / as default\b/.test(readFileSync(root + own, 'utf8'));
      return isWhole ? [{ from: `"/${file.replaceAll('\\', '/')}"`, to: `"/${own.replaceAll('\\', '/')}"` }] : [];
    });
  return (html) => links.reduce((text, { from, to }) => text.replaceAll(from, to), html);
}
