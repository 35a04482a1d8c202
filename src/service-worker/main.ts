/** Makes visited pages and saved packs readable without a network. Built into /service-worker.js. */
import { clientsClaim } from 'workbox-core';
import { enable } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { offlinePath } from '../addresses/offline.ts';
import { packCache } from '../features/offline/pack-records.ts';
import { ASSETS, cacheAssets, cachedPage, cachePage, fetchWithTimeout } from '../features/offline/page-cache.ts';
import type { CacheMessage } from '../features/offline/start.ts';
import { langOf } from '../language/twin.ts';
import { isHtml, PageFirst } from './page-first.ts';
import { worker } from './worker.ts';

// A page brings its own scripts and styles, so a new worker may take over at once.
worker.addEventListener('install', () => void worker.skipWaiting());
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
      const data = await dataOf(request, 'clientId' in event ? String(event.clientId) : '');
      if (data) return data;
      throw error;
    }
  },
);

/** Data from a pack, but only for a page of the same pack: words and figures of two days must not meet. */
async function dataOf(request: Request, clientId: string): Promise<Response | undefined> {
  const client = await worker.clients.get(clientId);
  const copy = client && (await cachedPage(new URL(client.url).pathname));
  return copy?.pack && caches.match(request, { cacheName: packCache(copy.pack), ignoreSearch: true });
}

worker.addEventListener<CacheMessage>('message', (event) => event.waitUntil(cacheVisited(event.data)));

async function cacheVisited({ pages, assets }: CacheMessage): Promise<void> {
  await cacheAssets(assets);
  for (const path of new Set([...pages, offlinePath(langOf(pages[0] ?? '') ?? 'en')])) {
    const response = await fetchWithTimeout(path).catch(() => undefined);
    if (response?.status === 200 && isHtml(response) && path.endsWith('/'))
      await cachePage(path, response).catch(() => {});
  }
}
