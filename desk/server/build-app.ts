import { join } from 'node:path';
import { build } from 'vite';

/** Builds the screens into a folder and gives its path. Takes about two seconds, so they always fit the server. */
export async function buildApp(project: string): Promise<string> {
  const outDir = join(project, '.desk/app');
  await build({
    root: join(import.meta.dirname, '../app'),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    cacheDir: join(project, '.desk/vite'),
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', modulePreload: { polyfill: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outDir;
}
