import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { offlinePath } from '../addresses/offline.ts';
import { type LineWords, type Reason, withLine } from '../features/offline/copy-line.ts';
import { isNewDay, packCache, packRecords } from '../features/offline/pack-records.ts';
import { cachedPage, cachePage, removeUnused, uncompressed } from '../features/offline/page-cache.ts';
import { savePack } from '../features/offline/save-pack.ts';
import { type Localized, otherLang } from '../language/lang.ts';
import { langOf } from '../language/twin.ts';
import { decodePath } from '../lib/decode-path.ts';
import { savesData } from '../lib/dom.ts';

/** Set by the build, see build-worker.ts: the worker cannot read the content. */
declare const LINE_WORDS: Localized<LineWords>;

/** Slower than this, a cached copy is worth more than the network. */
const PAGE_TIMEOUT_MS = 4000;

/** Pages come from the network. Without one, or where it is too slow, from this device, and they say so. */
export class PageFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url);
    const network = handler.fetch(request).then((response) => {
      if (isPage(response)) void handler.waitUntil(afterVisit(pathname, response.clone()));
      return response;
    });
    // Keeps the worker alive for a response that comes after the copy was shown.
    void handler.waitUntil(network.catch(() => {}));
    const answer = await Promise.race([network.catch(() => 'offline' as const), slow()]);
    if (answer instanceof Response) return answer;
    const copy = await cachedPage(pathname.replace(/\/?$/, '/'));
    if (copy) return shown(copy.response, answer, new Date(copy.keptAt));
    if (answer === 'slow') return network.catch(() => notCached(pathname));
    return notCached(pathname);
  }
}

function slow(): Promise<'slow'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('slow'), PAGE_TIMEOUT_MS);
  });
}

/** Redirects, pages that do not exist and errors are never cached. */
function isPage(response: Response): boolean {
  const { status, redirected, type, url } = response;
  return status === 200 && !redirected && type === 'basic' && isHtml(response) && new URL(url).pathname.endsWith('/');
}

export function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

async function afterVisit(path: string, response: Response): Promise<void> {
  await cachePage(path, response);
  if (await isNewDay(Date.now())) await refresh();
}

/** Once a day, with a network: deletes what is not needed and updates saved packs, whole or not at all. */
async function refresh(): Promise<void> {
  await removeUnused();
  if (savesData()) return;
  for (const pack of await packRecords()) {
    const cache = await caches.open(packCache(pack));
    const fonts = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.woff2'));
    await savePack(pack.id, pack.lang, fonts).catch(() => {});
  }
}

/** The page about reading without a network, in place of one that is not cached. */
async function notCached(pathname: string): Promise<Response> {
  const own = langOf(pathname) ?? 'en';
  const copy = (await cachedPage(offlinePath(own))) ?? (await cachedPage(offlinePath(otherLang(own))));
  return copy ? shown(copy.response, 'missing', decodePath(pathname), 503) : Response.error();
}

async function shown(copy: Response, reason: Reason, value: Date | string, status = 200): Promise<Response> {
  const html = withLine(await copy.text(), LINE_WORDS, reason, value);
  return new Response(html, { status, headers: uncompressed(copy.headers) });
}
