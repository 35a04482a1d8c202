import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { recordPath } from '../../addresses/registers.ts';
import { addressesOf } from '../../content/addresses.ts';
import type { Catalogue } from '../../content/load.ts';
import { listedRecords, listPagesIn } from '../../content/record-lists.ts';
import { newestFirst, standingOn } from '../../domain/register-records.ts';
import { buildDay } from '../../lib/build-moment.ts';
import { formatBytes } from '../../words/format-document.ts';
import { type Lang, LANGS } from '../../language/lang.ts';
import { pathFor } from '../../addresses/routes.ts';
import type { Pack } from '../../schemas/pack.ts';
import { sheetPath } from '../../addresses/sheets.ts';
import { assetsNeeded, fontsIn } from './assets.ts';
import { type Manifest, PACK_LIMIT, PACK_MOST, type PackFile, totalBytes } from './pack.ts';
import { manifestPath, offlinePath } from '../../addresses/offline.ts';

interface BuiltPacks {
  files: string[];
  large: string[];
  tooLarge: string[];
}

/** The files of each pack in one language, and what is said of those that are larger than they should be. */
interface ListedPacks {
  listed: Map<string, PackFile[]>;
  large: string[];
  tooLarge: string[];
}

/**
 * Writes the manifests of the packs from the built and compressed site, and the size of each pack into the page that offers it. Returns the
 * files it changed, to be compressed, and says which packs are larger than they should be, and which are too large.
 */
export async function buildPacks(dist: string, catalogue: Catalogue): Promise<BuiltPacks> {
  const built: BuiltPacks = { files: [], large: [], tooLarge: [] };
  const write = (file: string, text: string) => {
    writeFileSync(file, text);
    built.files.push(file);
  };
  for (const lang of LANGS) {
    const { listed, large, tooLarge } = await listPacks(dist, catalogue, lang);
    built.large.push(...large);
    built.tooLarge.push(...tooLarge);
    const page = `${dist}${offlinePath(lang)}index.html`;
    let html = readFileSync(page, 'utf8');
    for (const [id, own] of listed) html = withSize(html, id, formatBytes(totalBytes(own), lang));
    write(page, html);
    for (const [id, own] of listed) {
      // The page that offers the packs is in each of them, and now says how large they are.
      const last = own.map((each) => (each.path === offlinePath(lang) ? { ...each, sha256: hashOf(html) } : each));
      write(dist + manifestPath(id, lang), JSON.stringify(manifestOf(last)));
    }
  }
  return built;
}

export async function listPacks(dist: string, catalogue: Catalogue, lang: Lang): Promise<ListedPacks> {
  const packs: ListedPacks = { listed: new Map(), large: [], tooLarge: [] };
  for (const [id, pack] of catalogue.packs) {
    const needed = (await packPaths(dist, pack, lang, catalogue)).map((path) => packFile(dist, path));
    const own = [...needed, ...recordsThatFit(dist, pack, lang, catalogue, PACK_LIMIT - totalBytes(needed))];
    packs.listed.set(id, own);
    const bytes = totalBytes(own);
    if (bytes > PACK_LIMIT) packs[bytes > PACK_MOST ? 'tooLarge' : 'large'].push(largeMessage(id, lang, bytes, own));
  }
  return packs;
}

/** The same files always have the same version. */
export function manifestOf(files: PackFile[]): Manifest {
  return { version: hashOf(JSON.stringify(files)).slice(0, 12), bytes: totalBytes(files), files };
}

/** The pages of forms, and of what is in force, from the lists of a pack: the newest, as many as there is room for. */
function recordsThatFit(dist: string, { pages }: Pack, lang: Lang, catalogue: Catalogue, room: number): PackFile[] {
  const listed = listPagesIn(catalogue)
    .filter(({ route }) => pages.includes(route))
    .flatMap(({ selection }) => listedRecords(catalogue, selection));
  const today = buildDay();
  const { form = [], law = [] } = Object.groupBy(
    listed.filter((record) => record.register === 'forms' || standingOn(record, today) === 'in-force'),
    ({ register }) => (register === 'forms' ? 'form' : 'law'),
  );
  const files = [...form, ...law.toSorted(newestFirst)].map(({ register, id }) =>
    packFile(dist, recordPath(register, id, lang)),
  );
  let total = 0;
  return files.filter(({ bytes }) => (total += bytes) <= room);
}

async function packPaths(dist: string, pack: Pack, lang: Lang, catalogue: Catalogue): Promise<string[]> {
  const { pages, sheets, data } = pack;
  const rows = addressesOf('rows', catalogue).filter((address) => address.lang === lang && pages.includes(address.id));
  const own = [...pages.map((id) => pathFor(id, lang)), ...sheets.map((id) => sheetPath(id, lang)), offlinePath(lang)];
  const read = async (path: string) => readFileSync(fileAt(dist, path), 'utf8');
  const assets = new Set<string>();
  for (const path of own) for (const asset of await assetsNeeded(await read(path), read)) assets.add(asset);
  const styles = [...assets].filter((path) => path.endsWith('.css'));
  const fonts = (await Promise.all(styles.map(read))).flatMap(fontsIn);
  return [...own, ...data, ...rows.map(({ path }) => path), ...assets, ...new Set(fonts)];
}

function packFile(dist: string, path: string): PackFile {
  const file = fileAt(dist, path);
  const { size } = statSync(existsSync(`${file}.br`) ? `${file}.br` : file);
  const known: PackFile = { path, sha256: hashOf(readFileSync(file)), bytes: size };
  return path.endsWith('.woff2') ? { ...known, isFont: true } : known;
}

function fileAt(dist: string, path: string): string {
  const file = path.endsWith('/') ? `${dist}${path}index.html` : dist + path;
  if (!existsSync(file))
    throw new Error(`content/packs.yaml: there is no ${path} in the built site. Correct the address.`);
  return file;
}

/** In place of the limit, which the page names until the size is known. */
function withSize(html: string, id: string, size: string): string {
  return html.replace(new RegExp(`(<span data-pack-size="${id}">)[^<]*`), `$1${size}`);
}

function largeMessage(id: string, lang: Lang, bytes: number, files: PackFile[]): string {
  const largest = files
    .filter(({ path }) => !path.startsWith('/_astro/'))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map((file) => `${file.path} (${formatBytes(file.bytes, 'en')})`);
  return `content/packs.yaml, ${id}: ${formatBytes(bytes, 'en')} in “${lang}”, more than ${formatBytes(PACK_LIMIT, 'en')}. The largest: ${largest.join(', ')}. Take pages out.`;
}

function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
