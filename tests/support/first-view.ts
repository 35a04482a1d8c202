import { existsSync, readFileSync, statSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { sentSize } from '../../scripts/compress.ts';
import type { Lang } from '../../src/language/lang.ts';
import { builtHtml } from './built-pages.ts';

/** What an answer weighs besides its body: the headers of a page, and of a file of `/_astro/`. */
const PAGE_HEADERS = 760;
const FILE_HEADERS = 420;

/** Pictures of the content: when each is fetched is up to the browser, and they have a budget of their own in `tests/site/pictures.test.ts`. */
export const PICTURE = /^\/_astro\/.+\.(svg|webp|jpg|png)$/;

/**
 * Addresses that the first view of a page fetches, read from the built files: the page, its styles, its scripts and islands with
 * all they import, its icons, and the fonts of a device that has none. `tests/browser/weight.spec.ts` holds it to a browser.
 */
export function firstView(path: string, lang: Lang): string[] {
  const root = tagsThatFetch(builtHtml(`dist${path}index.html`).html);
  const styles = addresses(root, 'link[rel=stylesheet]', 'href');
  const scripts = [
    ...addresses(root, 'script[src]', 'src'),
    ...['component-url', 'renderer-url', 'before-hydration-url'].flatMap((name) =>
      // One that waits until it is seen stands below the first screen.
      addresses(root, `astro-island[${name}]:not([client=visible])`, name),
    ),
  ];
  const pictures = addresses(root, 'img:not([loading=lazy]), iframe, video, audio, embed, source[src]', 'src');
  const fonts = styles
    .flatMap((style) => urlsIn(style))
    .filter((url) => url.endsWith('.woff2') && url.includes('names') === (lang === 'en'));
  const drawn = styles.flatMap((style) => urlsIn(style)).filter((url) => !url.endsWith('.woff2'));
  return [...new Set([path, ...styles, ...withImports(scripts), ...pictures, ...drawn, ...fonts])].filter(
    (address) => !PICTURE.test(address),
  );
}

/** What a page loads by itself after its first view: a list of tenders its filter, once one of them has closed. */
export function afterFirstView(path: string, at: number): string[] {
  const built = builtHtml(`dist${path}index.html`);
  // To parse every page takes long.
  if (!built.html.includes('data-closes=')) return [];
  const { root } = built;
  const closings = root.querySelectorAll('[data-register] [data-closes]').map((row) => row.getAttribute('data-closes'));
  if (!closings.some((closing = '') => Date.parse(closing) <= at)) return [];
  return addresses(root, 'script[src]', 'src').flatMap((script) =>
    [...readFileSync(`dist${script}`, 'utf8').matchAll(/\bimport\(["'`](\.\/register\.[^"'`]+)/g)].map(
      ([, specifier]) => new URL(specifier ?? '', `file://${script}`).pathname,
    ),
  );
}

/** Bytes of files as this site sends them, headers included. `npm test` compresses pages less than a release does. */
export function builtBytes(files: string[]): number {
  return bytesOf(files, builtSize);
}

/**
 * What is told of files that may have so many bytes: how many they have as a release sends them. Where those of this site keep to it,
 * which are never fewer, theirs are told, as to compress a page as it is sent takes long.
 */
export function sentBytes(files: string[], limit: number): number {
  const built = builtBytes(files);
  return built <= limit ? built : bytesOf(files, releasedSize);
}

const released = new Map<string, number>();

function releasedSize(file: string): number {
  const size = released.get(file) ?? (existsSync(`${file}.br`) ? sentSize(file) : builtSize(file));
  released.set(file, size);
  return size;
}

function builtSize(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function bytesOf(files: string[], sizeOf: (file: string) => number): number {
  const sizes = files.map((address) => {
    const isPage = address.endsWith('/');
    return (isPage ? PAGE_HEADERS : FILE_HEADERS) + sizeOf(`dist${address}${isPage ? 'index.html' : ''}`);
  });
  return sizes.reduce((sum, size) => sum + size, 0);
}

const SCRIPT_TEXT = /(<script\b(?:"[^"]*"|[^">])*>)[\s\S]*?(?=<\/script>)/g;
const TAGS = /<(?:link|script|astro-island|img|iframe|video|audio|embed|source)\b(?:"[^"]*"|[^">])*>/g;

/** The tags of a page that may fetch something, without what is in them: to parse all of every page takes long. */
function tagsThatFetch(html: string): HTMLElement {
  const tags = html.replace(SCRIPT_TEXT, '$1').match(TAGS) ?? [];
  return parse(tags.map((tag) => `${tag}</${/\w[\w-]*/.exec(tag)?.[0]}>`).join(''));
}

function addresses(root: HTMLElement, selector: string, attribute: string): string[] {
  return root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
}

const urls = new Map<string, string[]>();
function urlsIn(style: string): string[] {
  const known =
    urls.get(style) ??
    [...readFileSync(`dist${style}`, 'utf8').matchAll(/url\(["']?(?!data:)([^)"']+)/g)].map(([, url]) => url ?? '');
  urls.set(style, known);
  return known;
}

const imports = new Map<string, string[]>();
/** Modules, and all that they import before they run. */
function withImports(modules: string[]): string[] {
  const seen = new Set<string>();
  const add = (address: string) => {
    if (seen.has(address)) return;
    seen.add(address);
    importsOf(address).forEach(add);
  };
  modules.forEach(add);
  return [...seen];
}

function importsOf(address: string): string[] {
  const known =
    imports.get(address) ??
    [...readFileSync(`dist${address}`, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)].map(
      ([, specifier]) => new URL(specifier ?? '', `file://${address}`).pathname,
    );
  imports.set(address, known);
  return known;
}
