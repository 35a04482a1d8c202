import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Drafts } from './drafts.ts';

export interface Served {
  type: string;
  bytes: Buffer;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.pdf': 'application/pdf',
};

const ASSET = /^\/assets\/[\w.-]+$/;

/** A file of the screens; every other address is a screen, which the script reads from it. */
export function appFile(app: string, pathname: string): Served | undefined {
  if (ASSET.test(pathname)) return read(join(app, pathname));
  return /^\/[a-z-]*$/.test(pathname) ? read(join(app, 'index.html')) : undefined;
}

/** A picture or PDF of the draft, to be shown. A drawing could hold a script, so it is never a page of the desk. */
export function draftFile(drafts: Drafts, path: string): Served | undefined {
  const type = TYPES[extname(path)];
  if (!type || /html|javascript|css|svg/.test(type) || !drafts.has(path)) return undefined;
  return { type, bytes: drafts.bytes(path) };
}

function read(file: string): Served | undefined {
  const type = TYPES[extname(file)];
  return type && existsSync(file) ? { type, bytes: readFileSync(file) } : undefined;
}
