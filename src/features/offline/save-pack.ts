import type { Lang } from '../../language/lang.ts';
import { manifestPath } from '../../addresses/offline.ts';
import { filesFor, type Manifest, type PackFile, totalBytes } from './pack.ts';
import { deleteCaches, packCache, type PackRecord, packRecord, putRecord, withLock } from './pack-records.ts';
import { fetchWithTimeout } from './page-cache.ts';

const CONCURRENT_FETCHES = 4;
/** A new release may be published while a pack is being saved. */
const ATTEMPTS = 3;

/** The site is not what the manifest says: a new release was published meanwhile. */
class SiteChanged extends Error {}

export type Progress = (bytes: number, of: number) => void;

/**
 * Saves a pack, or brings it up to date: all files are fetched into a new cache and compared with the manifest, and only then does the record of
 * the pack name them. An interrupted save leaves the former copy as it was, and the next attempt resumes it.
 */
export function savePack(id: string, lang: Lang, fonts: string[], progress?: Progress): Promise<PackRecord> {
  return withLock(async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await save(id, lang, await fetchManifest(id, lang), fonts, progress);
      } catch (error) {
        if (!(error instanceof SiteChanged) || attempt === ATTEMPTS) throw error;
      }
    }
  });
}

async function save(
  id: string,
  lang: Lang,
  manifest: Manifest,
  fonts: string[],
  progress: Progress = () => {},
): Promise<PackRecord> {
  const former = await packRecord({ id, lang });
  const files = filesFor(manifest, fonts);
  const bytes = totalBytes(files);
  const record: PackRecord = { id, lang, version: manifest.version, bytes, keptAt: Date.now() };
  const cache = await caches.open(packCache(record));
  const waiting = [...files];
  let done = 0;
  const work = async () => {
    try {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        if (!(await cache.match(file.path))) await cache.put(file.path, await fetchVerified(file, former));
        progress((done += file.bytes), bytes);
      }
    } catch (error) {
      // One failure stops the others after their current file.
      waiting.length = 0;
      throw error;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_FETCHES }, work));
  await putRecord(record);
  await deleteCaches((name) => name.startsWith(packCache({ id, lang })) && name !== packCache(record));
  return record;
}

/** The file of the manifest and no other, from this device where it is there already. */
async function fetchVerified({ path, sha256 }: PackFile, former: PackRecord | undefined): Promise<Response> {
  const known = [former && (await caches.match(path, { cacheName: packCache(former) })), await caches.match(path)];
  for (const response of known) if (response && (await hashOf(response)) === sha256) return response;
  const response = await fetchWithTimeout(path, known.some(Boolean) ? 'reload' : 'no-cache');
  if (response.status === 404) throw new SiteChanged(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if ((await hashOf(response)) !== sha256) throw new SiteChanged(path);
  return response;
}

async function fetchManifest(id: string, lang: Lang): Promise<Manifest> {
  const response = await fetchWithTimeout(manifestPath(id, lang), 'no-cache');
  if (!response.ok) throw new Error(`${id}: ${response.status}`);
  return response.json();
}

async function hashOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
