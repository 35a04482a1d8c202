import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SITE_ADDRESS } from '../../src/addresses/site-address.ts';
import { shortPath } from '../../src/addresses/short.ts';
import { addressesOf, everyListedPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordShare, sharePicture, shareFile, shownShare, SUBSTANCE_SHARE } from '../../src/content/share-pictures.ts';
import { LANGS } from '../../src/language/lang.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { readRedirects } from '../../server/redirects.ts';
import { builtPage, everyBuiltPage, textOf } from '../support/built-pages.ts';

const MOST_BYTES = 40 * 1024;
const listed = everyListedPage(catalogue);
const NAMES = ['title', 'description', 'image', 'image:alt', 'site_name', 'locale'].map((name) => `og:${name}`);

function metaOf(head: string, name: string): string {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
}

const shared = listed.map(({ kind, id, lang, path }) => {
  const html = readFileSync(`dist${path}index.html`);
  const head = html.subarray(0, html.indexOf('</head>')).toString();
  const meta = Object.fromEntries(NAMES.map((name) => [name, metaOf(head, name)]));
  const image = meta['og:image'] ?? '';
  return { kind, id, lang, path, meta, image: image.startsWith(SITE_ADDRESS) ? image.slice(SITE_ADDRESS.length) : '' };
});

test('every page that may be listed has a picture, its text, and all that goes with it where it is shared', () => {
  for (const { path, lang, meta, image } of shared) {
    expect(image, path).toMatch(/^\/(share\/[\w-]+\.(en|hi)\.[\da-f]{8}|icons\/share-(en|hi))\.png$/);
    expect(image, path).toContain(lang);
    expect(
      NAMES.filter((name) => meta[name] === ''),
      path,
    ).toEqual([]);
    expect(meta['og:locale']).toBe(`${lang}_IN`);
  }
});

test('every picture is a small PNG of 1200 × 630', () => {
  for (const image of new Set(shared.map((page) => page.image))) {
    const bytes = readFileSync(`dist${image}`);
    expect(bytes.toString('latin1', 1, 4), image).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(bytes.length, image).toBeLessThanOrEqual(MOST_BYTES);
  }
});

test('a page shows the picture of its present title, or the general one; only pictures of pages are published', () => {
  for (const { kind, id, lang, path, image } of shared) {
    const key = kind === 'record' ? recordShare(REGISTER_IDS.find((each) => id.startsWith(`${each}/`))!) : id;
    if (kind === 'page' || kind === 'record') expect(image, path).toBe(shownShare(catalogue, key, lang).href);
    if (kind === 'substance') expect(image, path).toBe(shownShare(catalogue, SUBSTANCE_SHARE, lang).href);
  }
  const used = new Set(shared.map(({ image }) => image));
  const published = existsSync('dist/share') ? readdirSync('dist/share').map((file) => `/share/${file}`) : [];
  expect(published.filter((file) => !used.has(file) && !/\/record-/.test(file))).toEqual([]);
});

test('another title is another picture, and until it is drawn the page has the general one', () => {
  const { route } = everyBuiltPage().find((page) => page.route.view === undefined)!;
  const renamed = {
    ...catalogue,
    pages: catalogue.pages.map((page) =>
      page.id === route.id && page.meta ? { ...page, meta: { ...page.meta, title: 'A title nobody has drawn' } } : page,
    ),
  };
  for (const lang of LANGS) {
    expect(shareFile(sharePicture(renamed, route.id, lang)!)).not.toBe(
      shareFile(sharePicture(catalogue, route.id, lang)!),
    );
    expect(shownShare(renamed, route.id, lang).href).toBe(`/icons/share-${lang}.png`);
  }
});

test('every page prints its short address, and the address leads to it', () => {
  const redirects = new Map(readRedirects('dist'));
  for (const { path, root } of everyBuiltPage()) {
    const short = shortPath(path);
    expect(redirects.get(short), path).toBe(path);
    expect(textOf(root.querySelector('body > aside'))).toContain(`${new URL(SITE_ADDRESS).host}${short}`);
    // A sheet on the page has the code of its own address.
    const codes = root.querySelectorAll('[data-qr]').map((svg) => svg.getAttribute('data-qr'));
    expect([[], [SITE_ADDRESS + short], [SITE_ADDRESS + path]]).toContainEqual(codes);
  }
});

test('hubs, chapters and tools print a code of it', () => {
  const coded = everyBuiltPage().filter(({ root }) => root.querySelector('[data-qr]'));
  for (const shape of ['hub', 'chapter', 'tool']) {
    const wanted = catalogue.pages.filter(({ meta }) => meta?.shape === shape).map(({ id }) => id);
    expect(wanted.filter((id) => !coded.some(({ route }) => route.id === id))).toEqual([]);
  }
});

test('pages with names of people have no button to send them around', () => {
  expect(builtPage('/en/home/').html).toContain('data-share');
  for (const { path } of addressesOf('list', catalogue).slice(0, 2))
    expect(readFileSync(`dist${path}index.html`, 'utf8'), path).not.toContain('data-share');
});
