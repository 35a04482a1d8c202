import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);

/**
 * The last tenth of compression takes most of the time; where files are many, it is not worth it. The page of a record or a substance is
 * 0.6 KB larger and compressed fifteen times as fast.
 */
const MANY: [path: RegExp, quality: number][] = [
  [/data[\\/]cultivators/, 9],
  [/[\\/]Eligible[\\/][\d-]+[\\/]/, 7],
  [/[\\/]records[\\/]/, 7],
  [/[\\/]substances[\\/][^\\/]+[\\/.]/, 7],
];

/** Writes the compressed copies of files beside them, on all cores. */
export async function compressFiles(files: string[]): Promise<void> {
  const waiting = files.values();
  const compressing = Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) await compress(file);
  });
  await Promise.all(compressing);
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const quality =
    content.length > 1_000_000 ? 9 : (MANY.find(([path]) => path.test(file))?.[1] ?? constants.BROTLI_MAX_QUALITY);
  const options = {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: quality },
  };
  writeFileSync(`${file}.br`, await brotli(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
