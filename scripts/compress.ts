import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, type BrotliOptions, constants, gzipSync } from 'node:zlib';

const brotli = promisify(brotliCompress);

/** What all pages load, the first file of the search, the pages opened most, and those near the limit of their weight: a crop year, the pack on RTI. */
const LOADED_MOST =
  /\.(css|js)$|[\\/]data[\\/]search\.json$|[\\/](home|overview|my-crop-year[\\/].+|rti[\\/].+)[\\/]index\.html$/;
/** The last step of brotli, 11, takes as long as all before it, for 2 % of a page. */
const PAGE_QUALITY = 10;

/** What every page has in it is compressed as it is sent, even where nothing else is: it is soon done, and weighed on every page. */
const PART_OF_MANY = /\.(css|js)$|[\\/]data[\\/](search\.json$|cultivators)/;
/** A site that is only tested: a fifth of the time, and pages 2 to 7 % larger. */
const QUICK = { brotli: 7, gzip: 1 };

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
export async function compressFiles(files: string[], isQuick = false): Promise<void> {
  const waiting = files.values();
  const compressing = Array.from({ length: availableParallelism() }, async () => {
    for (const file of waiting) await compress(file, isQuick && !PART_OF_MANY.test(file));
  });
  await Promise.all(compressing);
}

async function compress(file: string, isQuick: boolean): Promise<void> {
  const content = readFileSync(file);
  const quality = isQuick ? QUICK.brotli : qualityFor(file, content.length);
  writeFileSync(`${file}.br`, await brotli(content, brotliOptions(content, quality)));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: isQuick ? QUICK.gzip : 9 }));
}

/** How large a file is as it is sent, whichever way its copy was compressed. */
export function sentSize(file: string): number {
  const content = readFileSync(file);
  return brotliCompressSync(content, brotliOptions(content, qualityFor(file, content.length))).length;
}

function brotliOptions({ length }: Buffer, quality: number): BrotliOptions {
  return { params: { [constants.BROTLI_PARAM_SIZE_HINT]: length, [constants.BROTLI_PARAM_QUALITY]: quality } };
}

function qualityFor(file: string, size: number): number {
  if (size > 1_000_000) return 9;
  if (LOADED_MOST.test(file)) return constants.BROTLI_MAX_QUALITY;
  return MANY.find(([path]) => path.test(file))?.[1] ?? PAGE_QUALITY;
}
