/**
 * Builds the site into dist/: from a clean cache, with every page counted and every file compressed beside itself.
 * A message of level ERROR fails the build, even where the engine would go on without the content.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { everyPage } from '../src/routes.ts';

const COMPRESSIBLE = /\.(html|css|js|svg|xml|txt|json|webmanifest)$/;

for (const folder of ['dist', '.astro', 'node_modules/.astro']) rmSync(folder, { recursive: true, force: true });

const astro = spawnSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
  encoding: 'utf8',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  maxBuffer: 64 * 1024 * 1024,
});
const output = astro.stdout + astro.stderr;
if (astro.status !== 0 || /\[ERROR\]/.test(output)) fail(readable(output));

const missing = everyPage().filter(({ path }) => !existsSync(`dist${path}index.html`));
if (missing.length > 0) fail(`These pages were not built:\n${missing.map(({ path }) => `  ${path}`).join('\n')}`);

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) => COMPRESSIBLE.test(file));
for (const file of files) {
  const content = readFileSync(`dist/${file}`);
  const options = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  writeFileSync(`dist/${file}.br`, brotliCompressSync(content, options));
  writeFileSync(`dist/${file}.gz`, gzipSync(content, { level: 9 }));
}
console.log(`Built ${everyPage().length} pages into dist/.`);

/** The engine's message for people who write content: without progress lines, stack traces and long paths. */
function readable(engineOutput: string): string {
  return engineOutput
    .split('\n')
    .filter(
      (line) => !/^\s+at |Stack trace:|Hint:|Error reference:|docs\.astro\.build|MDX component encounters/.test(line),
    )
    .filter((line) => !/^\d\d:\d\d:\d\d (?!\[ERROR\])/.test(line) && line.trim() !== '')
    .join('\n')
    .replaceAll(`${process.cwd()}/`, '')
    .replaceAll(/:0:0$/gm, '');
}

function fail(message: string): never {
  console.error(message);
  console.error('The site was not built. The lines above say what to mend.');
  process.exit(1);
}
