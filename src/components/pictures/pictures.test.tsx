import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { placeOf, shownPicture, type Picture as PictureContent, squarePicture } from '../../domain/pictures.ts';
import { LANGS } from '../../language/lang.ts';
import type { Album } from '../../schemas/picture.ts';
import { Gallery } from './Gallery';
import { Image } from './Image';
import { Picture } from './Picture';

const html = (element: Parameters<typeof renderToStaticMarkup>[0]) => parse(renderToStaticMarkup(element));
const photograph = (id: string, width = 2000, height = 1000): PictureContent => ({
  id,
  kind: 'photograph',
  title: { en: `Title ${id}`, hi: `शीर्षक ${id}` },
  alt: { en: 'Two people at a table.', hi: 'मेज पर दो लोग।' },
  caption: { en: 'A caption.', hi: 'एक कैप्शन।' },
  credit: { en: 'Somebody', hi: 'कोई' },
  taken: '2025-04',
  image: { file: `${id}.jpg`, format: 'jpg', width, height, mark: 'aB_-1234' },
});
const drawing: PictureContent = {
  ...photograph('plant'),
  kind: 'drawing',
  taken: undefined,
  image: { file: 'plant.svg', format: 'svg', width: 40, height: 30, mark: 'x' },
};
const albumOf = (...pictures: string[]): Album => ({ title: { en: 'Album', hi: 'एल्बम' }, pictures });

describe('the sizes of a picture', () => {
  test.each([
    [2000, [360, 720, 1080, 1600]],
    [1600, [360, 720, 1080, 1600]],
    [900, [360, 720, 900]],
    [640, [360, 640]],
  ])('of %i px has no size wider than itself', (width, widths) => {
    const { webp, fallback } = shownPicture(photograph('a', width, width / 2));
    expect(webp.map((made) => made.width)).toEqual(widths);
    expect(webp.every((made) => made.height === Math.round(made.width / 2))).toBe(true);
    expect(fallback).toMatchObject({ format: 'jpg', width: Math.min(720, width) });
  });

  test('a picture that may be transparent falls back to PNG', () => {
    const png = { ...photograph('a'), image: { ...photograph('a').image, format: 'png' as const } };
    expect(shownPicture(png).fallback.format).toBe('png');
  });

  test('other bytes have other names', () => {
    const other = { ...photograph('a'), image: { ...photograph('a').image, mark: 'zzzzzzzz' } };
    expect(shownPicture(other).fallback.href).not.toBe(shownPicture(photograph('a')).fallback.href);
  });
});

describe.each(LANGS)('in %s', (lang) => {
  test('a photograph has its sizes, a fallback, its place on the page, its description, and who took it', () => {
    const root = html(<Picture lang={lang} picture={photograph('fair')} />);
    const image = root.querySelector('figure picture > img');
    expect(image?.attributes).toMatchObject({
      src: '/_astro/fair-720.aB_-1234.jpg',
      alt: photograph('fair').alt[lang],
      width: '2000',
      height: '1000',
      loading: 'lazy',
      decoding: 'async',
    });
    const source = root.querySelector('picture > source[type="image/webp"]');
    expect(source?.getAttribute('srcset')).toContain('/_astro/fair-360.aB_-1234.webp 360w, ');
    expect(source?.getAttribute('sizes')).toBeTruthy();
    expect(root.querySelector('figcaption')?.text).toBe(
      lang === 'en' ? 'A caption. Photograph: Somebody, April 2025' : 'एक कैप्शन। फोटो: कोई, अप्रैल 2025',
    );
  });

  test('a drawing is one file, and says that it is drawn', () => {
    const root = html(<Picture lang={lang} picture={drawing} />);
    expect(root.querySelectorAll('source')).toEqual([]);
    expect(root.querySelector('img')?.getAttribute('src')).toBe('/_astro/plant.x.svg');
    expect(root.querySelector('figcaption')?.text).toMatch(lang === 'en' ? /Drawing: Somebody$/ : /रेखाचित्र: कोई$/);
  });

  test('an album leads to the page of each picture; only the first are fetched at once', () => {
    const albums = new Map([
      ['one', albumOf('a', 'b', 'c')],
      ['two', albumOf('d')],
    ]);
    const root = html(<Gallery lang={lang} albums={albums} pictureOf={photograph} section="docs" />);
    expect(root.querySelectorAll('h2').map(({ id }) => id)).toEqual(['album-one', 'album-two']);
    expect(root.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
      ['a', 'b', 'c', 'd'].map((id) => `/${lang}/highlights/gallery/${id}/`),
    );
    const waits = root.querySelectorAll('img').map((image) => image.getAttribute('loading') === 'lazy');
    expect(waits).toEqual([false, false, true, true]);
    expect(root.querySelectorAll('section > p').map(({ text }) => text.trim())).toEqual(
      lang === 'en' ? ['3 pictures', '1 picture'] : ['3 चित्र', '1 चित्र'],
    );
  });

  test('a gallery without albums says so, and whom to ask', () => {
    const root = html(<Gallery lang={lang} albums={new Map()} pictureOf={photograph} section="docs" />);
    expect(root.querySelectorAll('img')).toEqual([]);
    expect(root.querySelector('h2')?.text).toBe(lang === 'en' ? 'No pictures yet' : 'अभी कोई चित्र नहीं');
    expect(root.querySelectorAll('a')).toHaveLength(1);
  });
});

test('what is seen at once is fetched at once; a square stands half as large as it is', () => {
  const image = html(<Image picture={squarePicture(photograph('face'))} alt="" sizes="6rem" isFirst />).querySelector(
    'img',
  );
  expect(image?.getAttribute('loading')).toBeUndefined();
  expect(image?.attributes).toMatchObject({ width: '96', height: '96' });
});

test('a picture knows its neighbours within its album, not beyond', () => {
  const albums = new Map([
    ['one', albumOf('a', 'b')],
    ['two', albumOf('c')],
  ]);
  expect(placeOf('b', albums)).toMatchObject({ albumId: 'one', position: 2, before: 'a', after: undefined });
  expect(placeOf('c', albums)).toMatchObject({ albumId: 'two', position: 1, before: undefined, after: undefined });
  expect(placeOf('d', albums)).toBeUndefined();
});
