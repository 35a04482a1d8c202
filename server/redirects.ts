import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressKey, redirectFor } from '../src/addresses/routes.ts';

/** The list of redirects in a built site, as static hosts read it. */
export const REDIRECTS_FILE = '_redirects';

/**
 * The redirects of a built site: those of the routes in every spelling, and those its own list adds. Reading the list
 * from the folder keeps them together, whichever release is served.
 */
export function redirectsOf(folder: string): (pathname: string) => string | null {
  const listed = new Map(readRedirects(folder).map(([from, to]) => [addressKey(from), to]));
  return (pathname) => redirectFor(pathname) ?? listedTarget(listed, pathname);
}

function listedTarget(listed: Map<string, string>, pathname: string): string | null {
  const target = listed.get(addressKey(pathname));
  return target === undefined || target === pathname ? null : target;
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
