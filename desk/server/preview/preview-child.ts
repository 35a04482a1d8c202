/**
 * The site itself, made from the draft in which this process is started: Astro's development server with the content as it stands at the desk.
 * `BUILD_MOMENT` says as of when; a message sets another.
 */
import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { hasCookie } from '../cookies.ts';

export type PreviewAsked =
  /** The moment as of which the site is shown. */
  | { at: string }
  /** Files of the content that were saved. */
  | { saved: string[] };
export interface PreviewReady {
  port: number;
}

/** Longer than the development server waits for more changes before it reads the content. */
const UNTIL_READ_MS = 100;

process.env['ASTRO_TELEMETRY_DISABLED'] = '1';
// Before anything is loaded: React chooses between its two forms.
process.env['NODE_ENV'] = 'development';

const { dev } = await import('astro');
const { default: config } = await import('../../../astro.config.ts');
const { liveContent } = await import('../../../src/integrations/live-content.ts');

let site: ViteDevServer | undefined;
const keepServer: AstroIntegration = {
  name: 'keep-server',
  hooks: { 'astro:server:setup': ({ server }) => void (site = server) },
};

const cookie = process.env['DESK_COOKIE'] ?? '';
const forTheDesk: Plugin = {
  name: 'for-the-desk',
  enforce: 'pre',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      if (cookie !== '' && hasCookie(request, cookie)) next();
      else response.writeHead(403).end();
    }),
};

const project = realpathSync(join(import.meta.dirname, '../../..'));
const { address } = await dev({
  ...config,
  configFile: false,
  // Of its own: somebody may run `npm run dev` beside it.
  cacheDir: './.preview/astro',
  server: { port: Number(process.argv[2]), host: 'localhost' },
  vite: {
    ...config.vite,
    plugins: [forTheDesk, ...(config.vite?.plugins ?? [])],
    cacheDir: './.preview/vite',
    // The draft links to the code of the project.
    server: { fs: { allow: [process.cwd(), project, realpathSync(join(project, 'node_modules'))] } },
  },
  // The desk checks the rules by itself; a page is shown as soon as the content can be read.
  integrations: [...(config.integrations ?? []), liveContent(), keepServer],
});

process.on('message', (asked: PreviewAsked) => {
  if ('saved' in asked) return tellOf(asked.saved);
  if (asked.at === 'now') delete process.env['BUILD_MOMENT'];
  else process.env['BUILD_MOMENT'] = asked.at;
  if (site) forgetOurs(site);
  // From then on every request waits until the content was read for this moment.
  setTimeout(() => process.send?.({ port: address.port } satisfies PreviewReady), UNTIL_READ_MS);
});
// The desk has ended, however it did.
process.on('disconnect', () => process.exit(0));
process.send?.({ port: address.port } satisfies PreviewReady);

/** Any module of ours may have asked for the moment when it was loaded. */
function forgetOurs(server: ViteDevServer): void {
  for (const environment of Object.values(server.environments)) {
    if (!isRunnableDevEnvironment(environment)) continue;
    const { evaluatedModules } = environment.runner;
    for (const [id, module] of evaluatedModules.idToModuleMap)
      if (id.startsWith(`${project}/src/`)) evaluatedModules.invalidateModule(module);
  }
  server.watcher.emit('all', 'change', join(process.cwd(), 'content/site.yaml'));
}

/** As if the files were seen to change; those that are really seen are read once more, which does no harm. */
function tellOf(saved: string[]): void {
  for (const path of saved) {
    const file = join(process.cwd(), 'content', path);
    if (existsSync(file)) site?.watcher.emit('change', file);
    site?.watcher.emit('all', 'change', file);
  }
}
