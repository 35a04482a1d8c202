/** Builds the site with one engine in a folder of its own, and looks at what that took. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip, type ZlibOptions } from 'node:zlib';
import { installPackages } from '../packages.ts';
import type { Engine } from './engine.ts';
import type { Source } from './source.ts';

/** What an engine makes of pages, without files of data: most of those are only ours. */
const COMPRESSIBLE = /^(?!.*\b(data|documents|feeds|share)\/).*\.(html|css|js|svg|xml|txt|csv|json|data|webmanifest)$/;
/** What an engine writes itself; pictures, fonts, documents and lists of data are only copied. */
const WRITTEN = /^(?!.*\bdata\b).*\.(html|js|css|txt|json)$/;

const brotli = promisify(brotliCompress);
const zip = promisify<Buffer, ZlibOptions, Buffer>(gzip);

const SAMPLE_MS = 500;
/** A build that takes longer has failed. */
const MOST_MS = 15 * 60 * 1000;

export interface BuildFigures {
  wallSeconds: number;
  cpuSeconds: number;
  /** The most memory all processes of the build held together; shared pages count more than once. */
  memoryMb: number;
  files: number;
  outputMb: number;
}

/** Writes the engine's input into a folder of its own. */
export function prepare(engine: Engine, source: Source): string {
  const folder = folderOf(engine);
  mkdirSync(folder, { recursive: true });
  clear(engine);
  if (engine.packageJson) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify(engine.packageJson));
    installPackages(folder);
  }
  engine.write(folder, source);
  return folder;
}

/** Empties the engine's folder; its own packages stay for the next time. */
export function clear(engine: Engine): void {
  const folder = folderOf(engine);
  for (const name of readdirSync(folder))
    if (!engine.packageJson || name !== 'node_modules') rmSync(join(folder, name), { recursive: true });
}

export async function build(engine: Engine, folder: string): Promise<BuildFigures> {
  const figures = await timed([process.execPath, ...engine.command], folder);
  const output = join(folder, engine.output);
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => WRITTEN.test(file));
  const bytes = files.reduce((sum, file) => sum + statSync(join(output, file)).size, 0);
  return { ...figures, files: files.length, outputMb: bytes / 1024 / 1024 };
}

/** Runs a program to its end; the shell adds up the processor time of all processes it started. */
export async function timed(
  command: string[],
  folder: string,
): Promise<Pick<BuildFigures, 'wallSeconds' | 'cpuSeconds' | 'memoryMb'>> {
  const script = `TIMEFORMAT='%R %U %S'; time "$@" > build.log 2>&1`;
  const child = spawn('bash', ['-c', script, 'bash', ...command], { cwd: folder, env: ENVIRONMENT, detached: true });
  const limit = setTimeout(() => process.kill(-child.pid!), MOST_MS);
  let times = '';
  child.stderr.on('data', (part) => (times += part));
  let memoryMb = 0;
  const sampling = setInterval(() => (memoryMb = Math.max(memoryMb, memoryOf(child.pid!))), SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(sampling);
  clearTimeout(limit);
  if (code !== 0)
    throw new Error(`Building failed (${code}). ${readFileSync(join(folder, 'build.log'), 'utf8').slice(-3000)}`);
  const [wallSeconds, user, system] = times.trim().split(' ').map(Number) as [number, number, number];
  return { wallSeconds, cpuSeconds: user + system, memoryMb };
}

/** Compresses a built site beside itself, as our own build does; seconds of all processors together. */
export async function compress(output: string): Promise<number> {
  const start = process.cpuUsage();
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = join(output, name);
      const content = await readFile(file);
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
}

const ENVIRONMENT = {
  ...process.env,
  NO_COLOR: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
};

function folderOf(engine: Engine): string {
  return join(tmpdir(), `cbn-bench-${engine.name.replaceAll(/\W+/g, '-')}`);
}

/** Megabytes held by a process and all below it. */
function memoryOf(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number) as [id: number, parent: number, kilobytes: number]);
  const family = new Set([root]);
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const [id, parent] of rows) if (family.has(parent)) family.add(id);
  }
  return rows.reduce((sum, [id, , kilobytes]) => sum + (family.has(id) ? kilobytes / 1024 : 0), 0);
}
