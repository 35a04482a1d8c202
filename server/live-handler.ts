import { realpathSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { siteHandler } from './handler.ts';
import { refuse } from './refuse.ts';

const LOOK_EVERY_MS = 1000;

/**
 * Answers from the folder a link leads to, and follows the link when a release switches it: looked at no more than once
 * a second, without a restart. Requests under way are finished from the old folder. A new folder that is no site is not
 * taken.
 */
export function liveHandler(root: string, lookEveryMs = LOOK_EVERY_MS): RequestListener {
  let folder = realpathSync(root);
  let lookedAt = performance.now();
  let refused: string | undefined;

  // Old releases are removed. A request that finds its own gone is answered from the one that is live now.
  const handlerOf = (served: string) =>
    siteHandler(served, (request, response) => {
      if (folder === served) follow();
      if (folder === served) refuse(response, 503);
      else handler(request, response);
    });
  let handler = handlerOf(folder);

  const follow = () => {
    const next = folderBehind(root);
    if (next === undefined || next === folder || next === refused) return;
    try {
      handler = handlerOf(next);
      folder = next;
    } catch (error) {
      refused = next;
      console.error(
        `${next} cannot be served (${error instanceof Error ? error.message : String(error)}). ${folder} stays.`,
      );
    }
  };

  return (request, response) => {
    if (performance.now() - lookedAt >= lookEveryMs) {
      lookedAt = performance.now();
      follow();
    }
    return handler(request, response);
  };
}

function folderBehind(root: string): string | undefined {
  try {
    return realpathSync(root);
  } catch {
    return undefined;
  }
}
