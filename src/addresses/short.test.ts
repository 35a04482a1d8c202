import { expect, test } from 'vitest';
import { everyPage } from './routes.ts';
import { shortPath, shortRedirects } from './short.ts';

test('a short address has a letter for the language and five figures, the same in both', () => {
  const [english, hindi] = [shortPath('/en/opium/overview/'), shortPath('/hi/opium/overview/')];
  expect(english).toMatch(/^\/e\/\d{5}$/);
  expect(hindi).toBe(english.replace('/e/', '/h/'));
});

test('what was printed stays right: figures follow from the address alone, whatever pages there are', () => {
  expect(shortPath('/en/home/')).toBe('/e/63280');
  expect(shortPath('/hi/opium/Policy/')).toBe(shortPath('/hi/opium/policy/'));
});

test('every page has a short address of its own', () => {
  const pages = everyPage();
  expect(new Set(pages.map(({ path }) => shortPath(path))).size).toBe(pages.length);
});

test('the short address of a page that moved leads on; that of a page that is there stays with it', () => {
  const moved = [
    { from: '/en/a/old/', to: '/en/a/new/' },
    { from: '/documents/a/old.pdf', to: '/en/a/new/' },
  ];
  const table = new Map(shortRedirects([{ path: '/en/a/new/' }], moved));
  expect([...table]).toEqual([
    [shortPath('/en/a/old/'), '/en/a/new/'],
    [shortPath('/en/a/new/'), '/en/a/new/'],
  ]);
});
