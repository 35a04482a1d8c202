import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What all pages load, the first file of the search, the pages opened most, and those near the limit of their weight: a crop year, the pack on RTI. */
const LOADED_MOST =
  /\.(css|js)$|[\\/]data[\\/]search\.json$|[\\/](home|overview|my-crop-year[\\/].+|rti[\\/].+)[\\/]index\.html$/;
/** The last step of brotli, 11, takes as long as all before it, for 2 % of a page. */
const PAGE_QUALITY = 10;

/** Where files are many: the page of a record or a substance is 0.6 KB larger and compressed fifteen times as fast. */
const MANY: [path: RegExp, quality: number][] = [
  [/\.md$/, 7],
  [/data[\\/]cultivators/, 9],
  [/[\\/]data[\\/](.+\.(csv|jsonld)|[^\\/]+[\\/]index\.html)$/, 9],
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
  const quality = qualityFor(file, content.length);
  const options = {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_QUALITY]: quality },
  };
  writeFileSync(`${file}.br`, await brotli(content, options));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}

function qualityFor(file: string, size: number): number {
  if (size > 1_000_000) return 9;
  if (LOADED_MOST.test(file)) return constants.BROTLI_MAX_QUALITY;
  return MANY.find(([path]) => path.test(file))?.[1] ?? PAGE_QUALITY;
}
