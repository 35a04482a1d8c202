import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { type Reason, withLine } from '../features/offline/copy-line.ts';
import { copyOf, keepPage, storable, tidy } from '../features/offline/kept.ts';
import { offlinePath } from '../addresses/offline.ts';
import { isNewDay, packCache, packRecords } from '../features/offline/pack-records.ts';
import { savePack } from '../features/offline/save-pack.ts';
import { LANGS, otherLang } from '../language/lang.ts';
import { lineWords } from './line-words.ts';

/** Slower than this, a kept copy is worth more than the network. */
const PATIENCE_MS = 4000;

/** Pages come from the network. Without one, or where it is too slow, from this device, and they say so. */
export class PageFirst extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const { pathname } = new URL(request.url);
    const network = handler.fetch(request).then((response) => {
      if (isPage(response)) void handler.waitUntil(afterVisit(pathname, response.clone()));
      return response;
    });
    // Keeps the worker alive for an answer that comes after the copy was shown.
    void handler.waitUntil(network.catch(() => {}));
    const answer = await Promise.race([network.catch(() => 'offline' as const), slow()]);
    if (answer instanceof Response) return answer;
    const copy = await copyOf(pathname.replace(/\/?$/, '/'));
    if (copy) return shown(copy.response, answer, new Date(copy.keptAt));
    if (answer === 'slow') return network.catch(() => notKept(pathname));
    return notKept(pathname);
  }
}

function slow(): Promise<'slow'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('slow'), PATIENCE_MS);
  });
}

/** Redirects, pages that do not exist and answers in error are never kept. */
function isPage({ status, redirected, type, url, headers }: Response): boolean {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false;
  return status === 200 && !redirected && type === 'basic' && isHtml && new URL(url).pathname.endsWith('/');
}

async function afterVisit(path: string, response: Response): Promise<void> {
  await keepPage(path, response);
  if (await isNewDay(Date.now())) await refresh();
}

/** Once a day, with a network: drops what is not needed and brings saved packs up to date, whole or not at all. */
async function refresh(): Promise<void> {
  await tidy();
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  for (const pack of await packRecords()) {
    const cache = await caches.open(packCache(pack));
    const fonts = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('.woff2'));
    await savePack(pack.id, pack.lang, fonts).catch(() => {});
  }
}

/** The page about reading without a network, in place of one that is not kept. */
async function notKept(pathname: string): Promise<Response> {
  const own = pathname.startsWith('/hi/') ? 'hi' : LANGS[0];
  const copy = (await copyOf(offlinePath(own))) ?? (await copyOf(offlinePath(otherLang(own))));
  return copy ? shown(copy.response, 'missing', readable(pathname), 503) : Response.error();
}

async function shown(copy: Response, reason: Reason, value: Date | string, status = 200): Promise<Response> {
  const page = storable(withLine(await copy.text(), lineWords, reason, value), copy.headers);
  return new Response(page.body, { status, headers: page.headers });
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
