import { existsSync, readFileSync, statSync } from 'node:fs';
import { imageMetadata } from 'astro/assets/utils';
import type { HTMLElement } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { GALLERY, picturePath } from '../../src/addresses/gallery.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { PHONE_BYTES, PHONE_WIDTH, shownPicture } from '../../src/domain/pictures.ts';
import { DEVANAGARI } from '../../src/language/devanagari.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtPage, everyBuilt, everyBuiltHtmlPage, textOf } from '../support/built-pages.ts';
import { metadataIn } from '../support/sample-picture.ts';

/** Pictures of the content; the icons of the site have other addresses. */
const SELECTOR = 'main img[src^="/_astro/"]';
/** Fetched at once: more would delay the words. */
const MOST_AT_ONCE = 2;

const shown = everyBuiltHtmlPage().flatMap(({ path, lang, root }) =>
  root.querySelectorAll(SELECTOR).map((image) => ({ path, lang, image })),
);
const names = new Set(shown.flatMap(({ image }) => filesOf(image)));

const officers = new Set([...catalogue.people.values()].map(({ picture }) => picture));

test('there are pictures, and every one of the content is shown somewhere', () => {
  expect(shown.length).toBeGreaterThan(0);
  // Of an officer's photograph only the square is shown.
  const shownWhole = [...catalogue.pictures.values()].filter(({ id }) => !officers.has(id));
  for (const picture of shownWhole) expect(names).toContain(shownPicture(picture).fallback.href);
});

test('every picture has its words in the language of the page, and keeps its place before it is there', () => {
  for (const { path, lang, image } of shown) {
    const { alt = '', width, height, decoding } = image.attributes;
    expect(alt.length, path).toBeGreaterThan(8);
    expect(DEVANAGARI.test(alt), `${path}: ${alt}`).toBe(lang === 'hi');
    expect([Number(width) > 0, Number(height) > 0, decoding], path).toEqual([true, true, 'async']);
  }
});

test('a photograph comes in several widths of WebP, and in a format that every browser knows', () => {
  for (const { path, image } of shown.filter(
    ({ image: each }) => !/\.svg$|-square\./.test(each.getAttribute('src')!),
  )) {
    expect(image.getAttribute('src'), path).toMatch(/\.(jpg|png)$/);
    const source = Object.entries(image.parentNode?.querySelector('source')?.attributes ?? {});
    expect(Object.fromEntries(source.map(([name, value]) => [name.toLowerCase(), value])), path).toMatchObject({
      type: 'image/webp',
      srcset: expect.stringMatching(/\.webp \d+w/),
      sizes: expect.any(String),
    });
  }
});

test('few pictures are fetched at once, and only the first', () => {
  for (const { path, root } of everyBuiltHtmlPage()) {
    const waits = root.querySelectorAll(SELECTOR).map((image) => image.getAttribute('loading') === 'lazy');
    const atOnce = waits.filter((each) => !each).length;
    expect(atOnce, path).toBeLessThanOrEqual(MOST_AT_ONCE);
    expect(waits, path).toEqual(waits.map((_, index) => index >= atOnce));
  }
});

test.each([...names])(
  '%s is there, of the size that pages say, light, and without what a camera wrote',
  async (href) => {
    const file = `dist${href}`;
    expect(existsSync(file)).toBe(true);
    const content = readFileSync(file);
    expect(metadataIn(content)).toEqual([]);
    const { width } = await imageMetadata(content, file);
    const said = /-(\d+)\.[^.]+\.\w+$/.exec(href)?.[1];
    if (said && !href.endsWith('.svg')) expect(width).toBe(Number(said));
    if (href.endsWith('.svg') || width <= PHONE_WIDTH) expect(statSync(file).size).toBeLessThanOrEqual(PHONE_BYTES);
  },
);

describe.each(LANGS)('the gallery in %s', (lang) => {
  const gallery = builtPage(pathFor(GALLERY, lang)).root;
  const albums = [...catalogue.albums.values()];

  test('has its albums after the posters, each picture with its name and the way to its page', () => {
    const headings = gallery.querySelectorAll('main h2').map(textOf);
    expect(headings.slice(1, 1 + albums.length)).toEqual(albums.map(({ title }) => title[lang]));
    const links = gallery.querySelectorAll(`main section li > a[href^="${pathFor(GALLERY, lang)}"]`);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      albums.flatMap(({ pictures }) => pictures.map((id) => picturePath(id, lang))),
    );
    expect(links.map(textOf)).toEqual(
      albums.flatMap(({ pictures }) => pictures.map((id) => catalogue.pictures.get(id)!.title[lang])),
    );
  });

  test('every picture leads to its neighbours in the album, and back', () => {
    const pages = new Map(everyBuilt('picture').map((page) => [page.path, page.root]));
    for (const { pictures } of albums)
      for (const [at, id] of pictures.entries()) {
        const root = pages.get(picturePath(id, lang))!;
        const wayOf = (rel: string) => root.querySelector(`main a[rel=${rel}]`)?.getAttribute('href');
        const wanted = (other: string | undefined) => other && `${picturePath(other, lang)}#picture`;
        expect([wayOf('prev'), wayOf('next')], id).toEqual([wanted(pictures[at - 1]), wanted(pictures[at + 1])]);
        expect(root.querySelector('#picture img')?.getAttribute('alt'), id).toBeTruthy();
        expect(root.querySelector(`main a[href^="${pathFor(GALLERY, lang)}#album-"]`), id).not.toBeNull();
      }
  });
});

/** Every file that an element may fetch. */
function filesOf(image: HTMLElement): string[] {
  const sources = (image.parentNode?.querySelectorAll('source') ?? []).flatMap((source) => {
    const list = source.getAttribute('srcset') ?? '';
    return list.split(', ').map((each) => each.split(' ')[0] ?? '');
  });
  return [image.getAttribute('src') ?? '', ...(image.parentNode?.tagName === 'PICTURE' ? sources : [])];
}
