/** What is kept on this device. The pages and the worker both look here; nothing of it leaves the device. */
import { assetsNeeded } from './assets.ts';
import { alone, deleteCaches, packCache, type PackRecord, packRecords, PREFIX } from './pack-records.ts';

/** Pages that were visited, with the scripts and styles beside them. */
const PAGES = `${PREFIX}pages`;
export const ASSETS = `${PREFIX}assets`;
const KEPT_AT = 'x-kept-at';
/** Visited pages that are kept; the oldest go first. */
export const MOST_PAGES = 60;
const PATIENCE_MS = 30_000;

export interface Copy {
  response: Response;
  keptAt: number;
  /** Missing for a page that was visited. */
  pack?: PackRecord;
}

/** The newest copy of a page: visited, or of a saved pack. */
export async function copyOf(path: string): Promise<Copy | undefined> {
  const copies: Copy[] = [];
  const visited = await caches.match(path, { cacheName: PAGES });
  if (visited) copies.push({ response: visited, keptAt: Number(visited.headers.get(KEPT_AT)) });
  for (const pack of await packRecords()) {
    const response = await caches.match(path, { cacheName: packCache(pack) });
    if (response) copies.push({ response, keptAt: pack.keptAt, pack });
  }
  return newestFirst(copies)[0];
}

/** Keeps a visited page, but only whole: with every script and style it needs. */
export async function keepPage(path: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  const pages = await caches.open(PAGES);
  const copy = await copyOf(path);
  const isSame = copy !== undefined && (await copy.response.text()) === html;
  // A page of a saved pack that has not changed stays there, together with the data of its tool.
  if (isSame && copy.pack) return;
  if (!isSame) await keepAssets(await assetsNeeded(html, async (asset) => (await assetAt(asset)).text()));
  await pages.put(path, storable(await response.arrayBuffer(), response.headers, { [KEPT_AT]: String(Date.now()) }));
  await forgetOldest(pages);
}

export async function keepAssets(paths: string[]): Promise<void> {
  await Promise.all(paths.map(assetAt));
}

/** A script, style or font, which is kept from now on. Its name changes with its content. */
async function assetAt(path: string): Promise<Response> {
  const known = await caches.match(path);
  if (known) return known;
  const response = await fetchPatiently(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await (await caches.open(ASSETS)).put(path, response.clone());
  return response;
}

/** An answer of the site; on a network that stands still, an error in the end. */
export async function fetchPatiently(path: string, cache: RequestCache = 'default'): Promise<Response> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE_MS);
  try {
    const response = await fetch(path, { cache, redirect: 'error', signal: control.signal });
    const body = await response.arrayBuffer();
    return new Response(body, { status: response.status, headers: plain(response.headers) });
  } finally {
    clearTimeout(timer);
  }
}

/** An answer as it is kept: its body is no longer compressed, and its headers must not say so. */
export function storable(body: BodyInit, headers: Headers, more: Record<string, string> = {}): Response {
  const kept = plain(headers);
  for (const [name, value] of Object.entries(more)) kept.set(name, value);
  return new Response(body, { headers: kept });
}

function plain(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) kept.delete(name);
  return kept;
}

/** Visited pages, the newest first. */
export async function visitedPages(): Promise<{ path: string; title: string; keptAt: number }[]> {
  if (!(await caches.has(PAGES))) return [];
  const pages = await caches.open(PAGES);
  const found = await Promise.all(
    (await pages.keys()).map(async (request) => {
      const response = (await pages.match(request))!;
      const [, title = ''] = /<title>(.*?)(?: \||<\/title>)/.exec(await response.clone().text()) ?? [];
      return { path: new URL(request.url).pathname, title, keptAt: Number(response.headers.get(KEPT_AT)) };
    }),
  );
  return newestFirst(found);
}

async function forgetOldest(pages: Cache): Promise<void> {
  const keys = (await pages.keys()).filter(({ url }) => !url.endsWith('/offline/'));
  if (keys.length <= MOST_PAGES) return;
  const dated = await Promise.all(
    keys.map(async (key) => ({ key, keptAt: Number((await pages.match(key))!.headers.get(KEPT_AT)) })),
  );
  await Promise.all(
    newestFirst(dated)
      .slice(MOST_PAGES)
      .map(({ key }) => pages.delete(key)),
  );
}

/** Drops what nothing needs any more: scripts and styles of pages that are gone, saves that were never finished. */
export async function tidy(): Promise<void> {
  const pages = await caches.open(PAGES);
  const needed = new Set<string>();
  const read = async (path: string) => (await caches.match(path))?.text() ?? '';
  for (const page of await pages.matchAll())
    for (const asset of await assetsNeeded(await page.text(), read)) needed.add(asset);
  const assets = await caches.open(ASSETS);
  for (const request of await assets.keys()) {
    const { pathname } = new URL(request.url);
    // Fonts are named by styles, not by pages; there are three.
    if (!needed.has(pathname) && !pathname.endsWith('.woff2')) await assets.delete(request);
  }
  await alone(async () => {
    const recorded = new Set((await packRecords()).map(packCache));
    await deleteCaches((name) => name.startsWith(`${PREFIX}pack-`) && !recorded.has(name));
  });
}

function newestFirst<Kept extends { keptAt: number }>(list: Kept[]): Kept[] {
  // oxlint-disable-next-line unicorn/no-array-sort -- older phones have no toSorted()
  return list.sort((a, b) => b.keptAt - a.keptAt);
}
