import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { LANGS } from '../../src/language/lang.ts';

/** Longer than what the server keeps in memory, and than what the system takes off its hands at once. */
const LONG_BYTES = 24 * 1024 * 1024;

/** Writes a small site of two pages that look like built ones. Every page and its style file carry the mark. */
export function writeSampleSite(folder: string, mark: string): void {
  for (const lang of LANGS) writeCompressed(join(folder, lang, 'home/index.html'), samplePage(lang, mark));
  writeCompressed(join(folder, '404.html'), '<!DOCTYPE html><title>Page not found</title>');
  writeCompressed(join(folder, `_astro/style.${mark}.css`), `/* ${mark} */`);
  write(join(folder, 'icons/icon-192.png'), Buffer.alloc(2000, 7));
}

/** A document of many megabytes. */
export function writeLongDocument(folder: string): void {
  write(join(folder, 'documents/long.pdf'), Buffer.alloc(LONG_BYTES, 'a long document '));
}

function samplePage(lang: string, mark: string): string {
  return `<!DOCTYPE html><html lang="${lang}"><link rel="stylesheet" href="/_astro/style.${mark}.css"><p>${mark}</p></html>`;
}

function writeCompressed(file: string, text: string): void {
  write(file, text);
  write(`${file}.br`, brotliCompressSync(text));
  write(`${file}.gz`, gzipSync(text));
}

function write(file: string, content: string | Buffer): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
