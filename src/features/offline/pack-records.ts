import type { Lang } from '../../language/lang.ts';

/** Begins the names of all our caches. */
export const PREFIX = 'cbn-';
/** One small record for each saved pack: a pack is what its record says, whatever else lies in the caches. */
const STATE = `${PREFIX}state`;
const DAY_MS = 24 * 60 * 60 * 1000;

export interface PackRecord {
  id: string;
  lang: Lang;
  version: string;
  /** When the copy was last the same as the site, in milliseconds. */
  keptAt: number;
  bytes: number;
}

/** Name of the cache of a pack, or of all its versions. */
export function packCache({ id, lang, version = '' }: Pick<PackRecord, 'id' | 'lang'> & { version?: string }): string {
  return `${PREFIX}pack-${lang}-${id}-${version}`;
}

export async function packRecords(): Promise<PackRecord[]> {
  // To open a cache makes one; to look must not.
  if (!(await caches.has(STATE))) return [];
  const state = await caches.open(STATE);
  const keys = (await state.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/pack/'));
  return Promise.all(keys.map(async (key) => (await state.match(key))!.json() as Promise<PackRecord>));
}

export async function putRecord(record: PackRecord): Promise<void> {
  await putState(`/pack/${record.lang}/${record.id}`, record);
}

export async function removePack({ id, lang }: Pick<PackRecord, 'id' | 'lang'>): Promise<void> {
  await (await caches.open(STATE)).delete(`/pack/${lang}/${id}`);
  await deleteCaches((name) => name.startsWith(packCache({ id, lang })));
}

/** Whether the daily work is due; it then counts as done. */
export async function isNewDay(now: number): Promise<boolean> {
  const last = await caches.match('/day', { cacheName: STATE });
  if (last && now - Number(await last.json()) < DAY_MS) return false;
  await putState('/day', now);
  return true;
}

/** Deletes everything that this site keeps in caches. */
export async function removeAll(): Promise<void> {
  await deleteCaches((name) => name.startsWith(PREFIX));
}

export async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
}

async function putState(key: string, value: unknown): Promise<void> {
  await (await caches.open(STATE)).put(key, new Response(JSON.stringify(value)));
}

/** One save at a time, in all tabs and the worker; browsers without locks do without. */
export function alone<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('cbn-pack', work) : work();
}
