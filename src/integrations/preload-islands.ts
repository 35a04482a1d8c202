import { readFileSync } from 'node:fs';

const ISLAND = /<astro-island\b(?:"[^"]*"|[^">])*>/g;
/** It may never be seen. */
const WAITS = / client="visible"/;
const SCRIPT = / (?:component-url|renderer-url)="([^"]+)"/g;
const IMPORT = /(?:\bfrom|\bimport)\s*["'`](\.\/[^"'`]+)["'`]/g;

/**
 * Lets the scripts of islands be fetched while the page is still read: the engine asks for them one after the other once it has been drawn. With
 * low priority, as the page itself comes first.
 */
export function preloadIslands(root: string): (html: string) => string {
  const imports = new Map<string, string[]>();
  const importsOf = (address: string): string[] => {
    let known = imports.get(address);
    if (!known) {
      const code = readFileSync(root + address.slice(1), 'utf8');
      known = [...code.matchAll(IMPORT)].map(([, name = '']) => new URL(name, `file://${address}`).pathname);
      imports.set(address, known);
    }
    return known;
  };
  const addAll = (all: Set<string>, addresses: string[]) => {
    for (const address of addresses) if (!all.has(address)) addAll(all.add(address), importsOf(address));
    return all;
  };
  return (html) => {
    const islands = (html.match(ISLAND) ?? []).filter((island) => !WAITS.test(island));
    const asked = islands.flatMap((island) => [...island.matchAll(SCRIPT)].map(([, address = '']) => address));
    const links = [...addAll(new Set(), asked)].map(
      (address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`,
    );
    return links.length > 0 ? html.replace('</head>', () => `${links.join('')}</head>`) : html;
  };
}
