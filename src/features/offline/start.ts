import { isSwitchedOff, loadedAssets, startWorker } from './register';

/** What a page tells the worker on its first day: which pages were visited before it came, and what they loaded. */
export interface CacheMessage {
  pages: string[];
  assets: string[];
}

/** Starts the page about reading offline; any other page is cached, with the one the reader came from. */
export async function start(view: HTMLElement | null): Promise<void> {
  if (!view) return cacheVisited();
  const { initPackList } = await import('./offer-packs');
  initPackList(view);
}

/** This page and the one before were visited when there was no worker yet. */
async function cacheVisited(): Promise<void> {
  if (isSwitchedOff()) return;
  try {
    const worker = await startWorker();
    const message: CacheMessage = {
      pages: [location.href, document.referrer].filter(Boolean).map((page) => new URL(page).pathname),
      assets: loadedAssets(),
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker?.postMessage(message);
  } catch {
    // A browser that forbids it: the site works all the same, with a network.
  }
}
