/** The cache of visited pages. The pages and the worker share it; nothing of it leaves the device. */
import { assetsNeeded, photographsNamedIn } from './assets.ts';
import { deleteCaches, packCache, type PackRecord, packRecords, PREFIX, withLock } from './pack-records.ts';

// Names on readers' devices: they must not change.
const PAGES = `${PREFIX}pages`;
export const ASSETS = `${PREFIX}assets`;
const CACHED_AT = 'x-kept-at';

/** Beyond this number the oldest visited pages are evicted. */
export const MAX_PAGES = 60;
const FETCH_TIMEOUT_MS = 30_000;

export interface CachedPage {
  response: Response;
  keptAt: number;
  /** Missing for a page that was visited. */
  pack?: PackRecord;
}

/** The newest copy of a page: visited, or of a saved pack. */
export async function cachedPage(path: string): Promise<CachedPage | undefined> {
  const visited = await caches.match(path, { cacheName: PAGES });
  const copies: CachedPage[] = visited ? [{ response: visited, keptAt: dateOf(visited) }] : [];
  for (const pack of await packRecords()) {
    const response = await caches.match(path, { cacheName: packCache(pack) });
    if (response) copies.push({ response, keptAt: pack.keptAt, pack });
  }
  return newestFirst(copies)[0];
}

/** Caches a visited page, but only whole: with every script and style it needs. */
export async function cachePage(path: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  const copy = await cachedPage(path);
  const isSame = copy !== undefined && (await copy.response.text()) === html;
  // A page of a saved pack that has not changed stays there, together with the data of its tool.
  if (isSame && copy.pack) return;
  if (!isSame) await cacheAssets(await assetsNeeded(html, async (asset) => (await assetAt(asset)).text()));
  const headers = uncompressed(response.headers);
  headers.set(CACHED_AT, String(Date.now()));
  const pages = await caches.open(PAGES);
  await pages.put(path, new Response(await response.arrayBuffer(), { headers }));
  if ((await pages.keys()).length <= MAX_PAGES) return;
  for (const oldest of (await visitedPages()).slice(MAX_PAGES)) await pages.delete(oldest.path);
}

export async function cacheAssets(paths: string[]): Promise<void> {
  await Promise.all(paths.map(assetAt));
}

/** A script, style or font, which is cached from now on. Its name changes with its content. */
async function assetAt(path: string): Promise<Response> {
  const known = await caches.match(path);
  if (known) return known;
  const response = await fetchWithTimeout(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await (await caches.open(ASSETS)).put(path, response.clone());
  return response;
}

/** A whole response, fit to be cached; an error where the network stalls. */
export async function fetchWithTimeout(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), FETCH_TIMEOUT_MS);
  try {
    const response = await fetch(path, { cache, redirect: 'error', signal: control.signal });
    const { status, headers } = response;
    return new Response(await response.arrayBuffer(), { status, headers: uncompressed(headers) });
  } finally {
    clearTimeout(timer);
  }
}

/** Headers for a body that has been read: it is no longer compressed. */
export function uncompressed(headers: Headers): Headers {
  const copy = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) copy.delete(name);
  return copy;
}

/** Visited pages, the newest first; without the page about reading offline, which is never evicted. */
export async function visitedPages(): Promise<{ path: string; title: string; keptAt: number }[]> {
  // Opening a cache would create it.
  if (!(await caches.has(PAGES))) return [];
  const pages = await caches.open(PAGES);
  const found = (await pages.keys())
    .filter(({ url }) => !url.endsWith('/offline/'))
    .map(async (request) => {
      const response = await pages.match(request);
      const [, title = ''] = /<title>(.*?)(?: \||<\/title>)/.exec((await response?.clone().text()) ?? '') ?? [];
      return { path: new URL(request.url).pathname, title, keptAt: dateOf(response) };
    });
  return newestFirst(await Promise.all(found));
}

/** Deletes what nothing needs any more: scripts and styles of evicted pages, saves that were never finished. */
export async function removeUnused(): Promise<void> {
  const needed = new Set<string>();
  const read = async (path: string) => (await caches.match(path))?.text() ?? '';
  for (const page of await (await caches.open(PAGES)).matchAll()) {
    const html = await page.text();
    for (const asset of [...(await assetsNeeded(html, read)), ...photographsNamedIn(html)]) needed.add(asset);
  }
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) {
    const { pathname } = new URL(request.url);
    // Fonts are named by styles, not by pages; there are three.
    if (!needed.has(pathname) && !pathname.endsWith('.woff2')) await assets.delete(request);
  }
  await withLock(async () => {
    const recorded = new Set((await packRecords()).map(packCache));
    await deleteCaches((name) => name.startsWith(`${PREFIX}pack-`) && !recorded.has(name));
  });
}

function dateOf(response: Response | undefined): number {
  return Number(response?.headers.get(CACHED_AT));
}

function newestFirst<Dated extends { keptAt: number }>(list: Dated[]): Dated[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- older phones have no toSorted()
  return list.sort((a, b) => b.keptAt - a.keptAt);
}
