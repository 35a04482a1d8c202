import type { Lang } from '../../language/lang.ts';
import { fetchPatiently, storable } from './kept.ts';
import { filesFor, type Manifest, type PackFile } from './pack.ts';
import { manifestPath } from '../../addresses/offline.ts';
import { alone, deleteCaches, packCache, type PackRecord, packRecords, putRecord } from './pack-records.ts';

const AT_ONCE = 4;
/** The site may be published anew while a pack is being saved. */
const ATTEMPTS = 3;

/** The site is not what the manifest says: it was published anew meanwhile. */
class SiteChanged extends Error {}

export type Progress = (bytes: number, of: number) => void;

/**
 * Saves a pack, or brings it up to date: all files are fetched into a cache of their own and compared with the manifest, and only then does the
 * record of the pack name them. Broken off, it leaves the former copy as it was, and the next attempt goes on where this one stopped.
 */
export function savePack(id: string, lang: Lang, fonts: string[], progress?: Progress): Promise<PackRecord> {
  return alone(async () => {
    let manifest = await fetchManifest(id, lang);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await save(id, lang, manifest, fonts, progress);
      } catch (error) {
        if (!(error instanceof SiteChanged) || attempt === ATTEMPTS) throw error;
        manifest = await fetchManifest(id, lang);
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
  const former = (await packRecords()).find((each) => each.id === id && each.lang === lang);
  const files = filesFor(manifest, fonts);
  const bytes = sum(files);
  const record: PackRecord = { id, lang, version: manifest.version, bytes, keptAt: Date.now() };
  const cache = await caches.open(packCache(record));
  const waiting = [...files];
  let done = 0;
  const work = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      if (!(await cache.match(file.path))) await cache.put(file.path, await fetchVerified(file, former));
      progress((done += file.bytes), bytes);
    }
  };
  // One failure ends the others after the file at hand.
  await Promise.all(
    Array.from({ length: AT_ONCE }, () => work().catch((error) => ((waiting.length = 0), stop(error)))),
  );
  await putRecord(record);
  await deleteCaches((name) => name.startsWith(packCache({ id, lang })) && name !== packCache(record));
  return record;
}

/** The file of the manifest and no other, from this device where it is there already. */
async function fetchVerified({ path, sha256 }: PackFile, former: PackRecord | undefined): Promise<Response> {
  const known = [former && (await caches.match(path, { cacheName: packCache(former) })), await caches.match(path)];
  for (const response of known) if (response && (await hashOf(response)) === sha256) return response;
  const response = await fetchPatiently(path, known.some(Boolean) ? 'reload' : 'no-cache');
  if (response.status === 404) throw new SiteChanged(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  if ((await hashOf(response)) !== sha256) throw new SiteChanged(path);
  return storable(await response.arrayBuffer(), response.headers);
}

async function fetchManifest(id: string, lang: Lang): Promise<Manifest> {
  const response = await fetchPatiently(manifestPath(id, lang), 'no-cache');
  if (!response.ok) throw new Error(`${id}: ${response.status}`);
  return response.json() as Promise<Manifest>;
}

async function hashOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function sum(files: PackFile[]): number {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

function stop(error: unknown): never {
  throw error;
}
