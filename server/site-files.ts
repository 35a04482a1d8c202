import { readdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { contentTypeFor } from './content-types.ts';

/** One file as it lies on the disk. */
export interface StoredFile {
  path: string;
  size: number;
  modified: Date;
  /** As nginx writes it, so that both may answer under one name. */
  etag: string;
  encoding?: Encoding;
}

/** What may be sent for one address: the file itself, and its compressed twins. */
export interface SiteFile extends StoredFile {
  type: string;
  twins: Partial<Record<Encoding, StoredFile>>;
}

export type Encoding = 'br' | 'gzip';

const TWINS: Record<string, Encoding> = { '.br': 'br', '.gz': 'gzip' };

/** What lies in the folder for web servers, not for readers. The page for what is not found has no address of its own. */
const WITHHELD = new Set(['_headers', '_redirects', '404.html']);

/**
 * Every address of a built site with its file, listed once: what is not in the list cannot be asked for, however the
 * address is written. Links and hidden files are left out; a folder's `index.html` answers for the folder.
 */
export function listSite(folder: string): Map<string, SiteFile> {
  const names = plainFiles(folder);
  const known = new Set(names);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    const isTwin = extname(name) in TWINS && known.has(name.replace(/\.(br|gz)$/, ''));
    if (isTwin || WITHHELD.has(name)) continue;
    const twins: SiteFile['twins'] = {};
    for (const [end, encoding] of Object.entries(TWINS))
      if (known.has(name + end)) twins[encoding] = { ...stored(folder, name + end), encoding };
    site.set(addressOf(name), { ...stored(folder, name), type: contentTypeFor(name), twins });
  }
  return site;
}

/** Names below a folder, with `/` between their parts. */
function plainFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = below + entry.name;
    if (entry.name.startsWith('.') && entry.name !== '.well-known') return [];
    if (entry.isDirectory()) return plainFiles(folder, `${name}/`);
    return entry.isFile() ? [name] : [];
  });
}

function stored(folder: string, name: string): StoredFile {
  const path = join(folder, name);
  const { size, mtime } = statSync(path);
  const seconds = Math.floor(mtime.getTime() / 1000);
  return { path, size, modified: mtime, etag: `"${seconds.toString(16)}-${size.toString(16)}"` };
}

function addressOf(name: string): string {
  return `/${name.normalize()}`.replace(/\/index\.html$/, '/');
}
