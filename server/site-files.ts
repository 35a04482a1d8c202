import { filesBelow } from './files-below.ts';

/** Encodings of the compressed copies beside a file, and how the names of these end; the best first. */
const COPIES = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

/** What may be sent for one address. */
export interface SiteFile {
  folder: string;
  /** Path below the folder, with `/` between its parts. */
  name: string;
  /** Its compressed copies, the best first. */
  copies: (typeof COPIES)[number][];
}

export interface Site {
  /** By address. */
  files: Map<string, SiteFile>;
  /** The page for what is not found; it has no address of its own. */
  notFound: SiteFile | undefined;
}

/** What lies in the folder for web servers, not for readers. */
const WITHHELD = new Set(['_headers', '_redirects', '404.html']);

/** A file that is hidden, or lies in a hidden folder. */
const HIDDEN = /(^|\/)\.(?!well-known\/)/;

/**
 * The files of a built site, listed once: what is not in the list cannot be asked for, however the address is written.
 * Links and hidden files are left out; a folder's `index.html` answers for the folder.
 */
export function listSite(folder: string): Site {
  const plain = filesBelow(folder).filter(({ name, entry }) => entry.isFile() && !HIDDEN.test(name));
  const names = new Set(plain.map(({ name }) => name));
  const siteFile = (name: string) => ({
    folder,
    name,
    copies: COPIES.filter(({ ending }) => names.has(name + ending)),
  });
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -3));
  const offered = [...names].filter((name) => !isCopy(name) && !WITHHELD.has(name));
  return {
    files: new Map(offered.map((name) => [addressOf(name), siteFile(name)])),
    notFound: names.has('404.html') ? siteFile('404.html') : undefined,
  };
}

function addressOf(name: string): string {
  return `/${name.normalize()}`.replace(/\/index\.html$/, '/');
}
