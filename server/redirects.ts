import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressKey } from '../src/addresses/routes.ts';

/** The list of redirects in a built site, as static hosts read it. */
export const REDIRECTS_FILE = '_redirects';

/**
 * Where a request that is not quite right should go: to a page of the built site that is written otherwise (its last slash, `.html`,
 * capitals), or where the list in the folder sends an old address. Null when the address is already right or nothing fits. Folder and list
 * belong together, whichever release is served, and whatever the content has become since.
 * @param addresses of everything in the folder; pages end in a slash
 */
export function redirectsOf(folder: string, addresses: Iterable<string>): (pathname: string) => string | null {
  const pages = [...addresses].filter((address) => address.endsWith('/') && address !== '/');
  const known = new Map([
    ...readRedirects(folder).map(([from, to]): [string, string] => [addressKey(from), to]),
    ...pages.map((address): [string, string] => [addressKey(address), address]),
  ]);
  return (pathname) => {
    if (pathname === '/index.html') return '/';
    const target = known.get(addressKey(pathname));
    return target === undefined || target === pathname ? null : target;
  };
}

/** The pairs of the list in a built site; a folder without one has none. */
export function readRedirects(folder: string): [from: string, to: string][] {
  return textOf(join(folder, REDIRECTS_FILE))
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split(' '))
    .map(([from = '', to = '']) => [from, to]);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
