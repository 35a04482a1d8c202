import { open, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './site-files.ts';

/** Up to this size a file is read whole and kept. */
const KEPT_BYTES = 256 * 1024;
/** No more than this is kept in all; the rest is read each time. */
const KEPT_IN_ALL_BYTES = 64 * 1024 * 1024;

/** The content of a file, opened before the first header goes out: what cannot be read is never promised. */
export interface Body {
  size: number;
  send: (response: ServerResponse, start: number, end: number) => void | Promise<void>;
}

/** Opens files; small ones stay in memory, so that slow readers share one copy of a page. */
export function bodyReader(): (file: StoredFile) => Promise<Body> {
  const kept = new Map<string, Buffer>();
  let keptBytes = 0;
  return async (file) => {
    if (file.size > KEPT_BYTES) return streamed(file.path);
    const known = kept.get(file.path);
    if (known) return whole(known);
    const content = await readFile(file.path);
    if (keptBytes + content.length <= KEPT_IN_ALL_BYTES && !kept.has(file.path)) {
      kept.set(file.path, content);
      keptBytes += content.length;
    }
    return whole(content);
  };
}

function whole(content: Buffer): Body {
  return {
    size: content.length,
    send: (response, start, end) => void response.end(content.subarray(start, end + 1)),
  };
}

async function streamed(path: string): Promise<Body> {
  const handle = await open(path);
  const stats = await handle.stat();
  if (!stats.isFile()) {
    await handle.close();
    throw new Error(`${path} is no longer a file.`);
  }
  const { size } = stats;
  return {
    size,
    send: async (response, start, end) => {
      const content = handle.createReadStream({ start, end });
      // A reader who leaves in the middle is no fault. A file that became shorter cuts the connection: less came than promised.
      await pipeline(content, response, { end: false }).catch(() => {});
      if (content.bytesRead === end - start + 1) response.end();
      else response.destroy();
    },
  };
}
