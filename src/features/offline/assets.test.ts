import { expect, test } from 'vitest';
import { assetsNamedIn, assetsNeeded, fontsIn, importsIn, photographsNamedIn } from './assets.ts';

test('a page names its styles, scripts and islands, each once', () => {
  const html = `<link rel="stylesheet" href="/_astro/style.a1_B-2.css"><link rel="icon" href="/icons/mark.svg">
    <astro-island component-url="/_astro/Finder.C3.js" renderer-url="/_astro/client.D4.js"></astro-island>
    <script type="module" src="/_astro/client.D4.js"></script>`;
  expect(assetsNamedIn(html)).toEqual(['/_astro/style.a1_B-2.css', '/_astro/Finder.C3.js', '/_astro/client.D4.js']);
  expect(assetsNamedIn('<p>_astro/style.css</p>')).toEqual([]);
});

test('a page brings its drawings along; photographs are named apart, in every size', () => {
  const html = `<source srcset="/_astro/fair-360.aB1_.webp 360w, /_astro/fair-720.aB1_.webp 720w">
    <img src="/_astro/fair-720.aB1_.jpg"><img src="/_astro/plant.cD-2.svg">`;
  expect(assetsNamedIn(html)).toEqual(['/_astro/plant.cD-2.svg']);
  expect(photographsNamedIn(html)).toEqual([
    '/_astro/fair-360.aB1_.webp',
    '/_astro/fair-720.aB1_.webp',
    '/_astro/fair-720.aB1_.jpg',
  ]);
});

test('a script names what it imports at once and later, but not the search', () => {
  const code = 'import{a as t}from"./tools.nb1hur_U.js";import "./x.A.js";const l=()=>import(`./player.G-1.js`);';
  expect(importsIn(code)).toEqual(['/_astro/tools.nb1hur_U.js', '/_astro/x.A.js', '/_astro/player.G-1.js']);
  expect(importsIn('import(`./browser.D69.js`);new Worker("./worker-Bgg.js")')).toEqual([]);
  expect(importsIn('const text = "see ./a.js for more"')).toEqual([]);
});

test('styles name their fonts', () => {
  expect(fontsIn('src:local(x),url(/_astro/noto-400.K.woff2)format("woff2")')).toEqual(['/_astro/noto-400.K.woff2']);
});

test('a page needs what its scripts import, and what these import in turn, even in a circle', async () => {
  const scripts: Record<string, string> = {
    '/_astro/a.1.js': 'from"./b.1.js"',
    '/_astro/b.1.js': 'from"./c.1.js"',
    '/_astro/c.1.js': 'from"./a.1.js"',
  };
  const needed = await assetsNeeded('"/_astro/s.1.css" "/_astro/a.1.js"', async (path) => scripts[path]!);
  expect(needed).toEqual(['/_astro/s.1.css', '/_astro/a.1.js', '/_astro/b.1.js', '/_astro/c.1.js']);
});

test('a script that cannot be read is not passed over', async () => {
  const read = () => Promise.reject(new Error('gone'));
  await expect(assetsNeeded('"/_astro/a.1.js"', read)).rejects.toThrow('gone');
});
