import type { Lang } from '../../language/lang.ts';

/** Begins the names of all our caches. Names and keys on readers' devices must not change. */
export const PREFIX = 'cbn-';
/** One small record for each saved pack: a pack is what its record says, whatever else is in the caches. */
const STATE = `${PREFIX}state`;
const DAY_MS = 24 * 60 * 60 * 1000;

interface PackKey {
  id: string;
  lang: Lang;
}

export interface PackRecord extends PackKey {
  version: string;
  /** When the copy was last the same as the site, in milliseconds. */
  keptAt: number;
  bytes: number;
}

/** Name of the cache of a pack, or the beginning of the names of all its versions. */
export function packCache({ id, lang, version = '' }: PackKey & { version?: string }): string {
  return `${PREFIX}pack-${lang}-${id}-${version}`;
}

export async function packRecords(): Promise<PackRecord[]> {
  // Opening a cache would create it.
  if (!(await caches.has(STATE))) return [];
  const keys = await (await caches.open(STATE)).keys();
  const paths = keys.map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/pack/'));
  return Promise.all(paths.map(readState));
}

export function packRecord(key: PackKey): Promise<PackRecord | undefined> {
  return readState(keyOf(key));
}

export async function putRecord(record: PackRecord): Promise<void> {
  await putState(keyOf(record), record);
}

export async function removePack(key: PackKey): Promise<void> {
  await (await caches.open(STATE)).delete(keyOf(key));
  await deleteCaches((name) => name.startsWith(packCache(key)));
}

/** Whether the daily work is due; it then counts as done. */
export async function isNewDay(now: number): Promise<boolean> {
  const last = await readState('/day');
  if (last !== undefined && now - Number(last) < DAY_MS) return false;
  await putState('/day', now);
  return true;
}

/** Deletes everything that this site has cached. */
export async function removeAll(): Promise<void> {
  await deleteCaches((name) => name.startsWith(PREFIX));
}

export async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
}

function keyOf({ id, lang }: PackKey): string {
  return `/pack/${lang}/${id}`;
}

async function readState(key: string) {
  const stored = await caches.match(key, { cacheName: STATE });
  return stored?.json();
}

async function putState(key: string, value: unknown): Promise<void> {
  await (await caches.open(STATE)).put(key, new Response(JSON.stringify(value)));
}

/** One save at a time, in all tabs and the worker; browsers without locks do without. */
export function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('cbn-pack', work) : work();
}
