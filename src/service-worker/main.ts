/** Keeps visited pages and saved packs readable without a network. Built into /service-worker.js. */
import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import type { KeepMessage } from '../features/offline/start.ts';
import { ASSETS, copyOf, fetchPatiently, keepAssets, keepPage } from '../features/offline/kept.ts';
import { offlinePath } from '../addresses/offline.ts';
import { packCache } from '../features/offline/pack-records.ts';
import { PageFirst } from './page-first.ts';
import { scope } from './scope.ts';

// A page brings its own scripts and styles, so a new worker may take over at once.
scope.addEventListener('install', () => void scope.skipWaiting());
clientsClaim();
enable();

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', new PageFirst());

// Names of these files change with their content: any copy is the right one, also that of a pack.
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && url.pathname.startsWith('/_astro/') && request.cache !== 'reload',
  new CacheFirst({
    cacheName: ASSETS,
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, request }) => cachedResponse ?? caches.match(request),
      },
    ],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/((en|hi)\/)?data\//.test(url.pathname),
  async ({ request, event }) => {
    try {
      return await fetch(request);
    } catch (error) {
      const data = await dataOf(request, (event as unknown as { clientId: string }).clientId);
      if (data) return data;
      throw error;
    }
  },
);

/** Data from a pack, but only for a page of the same pack: words and figures of two days must not meet. */
async function dataOf(request: Request, clientId: string): Promise<Response | undefined> {
  const client = await scope.clients.get(clientId);
  const copy = client && (await copyOf(new URL(client.url).pathname));
  return copy?.pack && caches.match(request, { cacheName: packCache(copy.pack), ignoreSearch: true });
}

scope.addEventListener<KeepMessage>('message', (event) => event.waitUntil(keep(event.data)));

async function keep({ pages, assets }: KeepMessage): Promise<void> {
  const lang = pages[0]?.startsWith('/hi/') ? 'hi' : 'en';
  await keepAssets(assets);
  for (const path of new Set([...pages, offlinePath(lang)])) {
    const response = await fetchPatiently(path).catch(() => undefined);
    const isHtml = response?.headers.get('content-type')?.startsWith('text/html');
    if (response?.status === 200 && isHtml && path.endsWith('/')) await keepPage(path, response).catch(() => {});
  }
}
