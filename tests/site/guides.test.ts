import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordPath } from '../../src/addresses/registers.ts';
import { chaptersOf, guideHubs, pathFor, routes, wholeGuidePath } from '../../src/addresses/routes.ts';
import { everySearchedPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { registerOf } from '../../src/content/register-pages.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { builtHtml, builtPage, everyBuilt, textOf } from '../support/built-pages.ts';
import { contentPage } from '../support/content-pages.ts';
import { readExpected } from '../support/expected.ts';

const hubs = guideHubs();
const mainOf = (route: string, lang: Lang) => builtPage(pathFor(route, lang)).root.querySelector('main')!;
const hrefs = (
  root: { querySelectorAll: (selector: string) => { getAttribute: (name: string) => string | undefined }[] },
  selector: string,
) => root.querySelectorAll(selector).map((link) => link.getAttribute('href'));

describe.each(LANGS)('guides in %s', (lang) => {
  test.each(hubs)('the hub %s has a card for each chapter, with its question and its answer', (hub) => {
    const cards = mainOf(hub, lang).querySelectorAll('nav li');
    for (const { key } of chaptersOf(hub)) {
      const { title, summary } = contentPage(`${hub}/${key}`, lang).meta;
      const toChapter = cards.filter(
        (each) => each.querySelector('a')?.getAttribute('href') === pathFor(`${hub}/${key}`, lang),
      );
      expect(toChapter.map(textOf), key).toContain(`${title}${summary}`.replace(/\s+/g, ' '));
    }
    expect(hrefs(mainOf(hub, lang), 'nav a')).toContain(wholeGuidePath(hub, lang));
  });

  test.each(hubs)('the chapters of %s lead up, to one another, back and on', (hub) => {
    const paths = chaptersOf(hub).map(({ key }) => pathFor(`${hub}/${key}`, lang));
    for (const [at, path] of paths.entries()) {
      const main = builtPage(path).root.querySelector('main')!;
      expect(hrefs(main, 'ol a')).toContain(pathFor(hub, lang));
      expect(hrefs(main, 'a[rel=prev]')).toEqual(paths.slice(0, at).slice(-1));
      expect(hrefs(main, 'a[rel=next]')).toEqual(paths.slice(at + 1, at + 2));
      const contents = main.querySelector('[data-contents]');
      if (contents)
        expect(hrefs(contents, 'ol > li > a')).toEqual(paths.map((each) => (each === path ? '#main' : each)));
      else expect(contentPage(`${hub}/${chaptersOf(hub)[at]!.key}`, lang).meta.shape).toBe('tool');
    }
  });

  test.each(hubs)('the whole guide %s holds every chapter, and no search engine lists it', (hub) => {
    const path = wholeGuidePath(hub, lang);
    const { root } = everyBuilt('whole').find((page) => page.path === path)!;
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(root.querySelector('link[rel=canonical]')).toBeNull();
    expect(readFileSync('dist/sitemap.xml', 'utf8')).not.toContain(`${path}<`);
    expect(everySearchedPage(catalogue).map((page) => page.path)).not.toContain(path);
    for (const { key } of chaptersOf(hub)) {
      const { title, shape } = contentPage(`${hub}/${key}`, lang).meta;
      expect(textOf(root.getElementById(key))).toBe(title);
      const own = mainOf(`${hub}/${key}`, lang).querySelectorAll('article :is(h2, h3)[id]');
      if (shape !== 'tool')
        for (const { id } of own.filter((heading) => heading.closest('section, table, figure') === null))
          expect(root.getElementById(`${key}-${id}`), `${key}: ${id}`).not.toBeNull();
    }
  });

  test.each(readExpected<{ page: string; ids: string[] }>('anchors'))(
    'old links into $page still land',
    ({ page, ids }) => {
      const { root } = builtPage(pathFor(page, lang));
      // A record that is no longer on the first page of its list has its own, to which the link leads.
      const register = registerOf(page);
      const isThere = (id: string) =>
        root.getElementById(id) ?? (register && existsSync(`dist${recordPath(register, id, lang)}index.html`));
      expect(ids.filter((id) => !isThere(id))).toEqual([]);
    },
  );

  test('a record leads to the pages that explain it', () => {
    for (const { id } of routes())
      for (const record of contentPage(id, lang).meta.records ?? []) {
        const [register, name] = record.split('/');
        const registerId = REGISTER_IDS.find((each) => each === register)!;
        const path = recordPath(registerId, name!, lang);
        expect(hrefs(mainOf(id, lang), '#related ~ ul a')).toContain(path);
        expect(hrefs(builtHtml(`dist${path}index.html`).root, 'dl a')).toContain(pathFor(id, lang));
      }
  });
});
