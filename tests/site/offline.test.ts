import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordAt } from '../../src/content/register-pages.ts';
import { standingOn } from '../../src/domain/register-records.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { listPacks } from '../../src/features/offline/build-packs.ts';
import { type Manifest, PACK_LIMIT, PACK_MOST } from '../../src/features/offline/pack.ts';
import { manifestPath, offlinePath } from '../../src/addresses/offline.ts';
import { sheetPath } from '../../src/addresses/sheets.ts';
import { formatBytes } from '../../src/words/format-document.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { pathFor, routes } from '../../src/addresses/routes.ts';
import { redirectsOf } from '../../server/redirects.ts';
import { listSite } from '../../server/site-files.ts';
import { builtPage, everyBuilt, everyBuiltPage, fileAt, textOf, unmarkedRuns } from '../support/built-pages.ts';

const redirectFor = redirectsOf('dist', listSite('dist').files.keys());
const isRecord = (path: string) => path.includes('/records/');
const packs = LANGS.flatMap((lang) => [...catalogue.packs].map(([id, pack]) => ({ id, lang, pack })));

test('there are packs to save', () => {
  expect(packs.length).toBeGreaterThan(0);
});

describe.each(packs)('the pack $id in $lang', ({ id, lang, pack }) => {
  const { bytes, files } = JSON.parse(readFileSync(`dist${manifestPath(id, lang)}`, 'utf8')) as Manifest;
  const paths = files.map(({ path }) => path);

  test('weighs no more than it may, as sent', () => {
    const sent = files.map(({ path }) => [`${fileAt(path)}.br`, fileAt(path)!].find((file) => existsSync(file))!);
    const weight = sent.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(weight).toBeLessThanOrEqual(PACK_MOST);
    // The size of the page that names it was taken before it was written there.
    expect(Math.abs(weight - bytes)).toBeLessThan(100);
  });

  test('names every file as it is sent', () => {
    for (const { path, sha256 } of files)
      expect(
        createHash('sha256')
          .update(readFileSync(fileAt(path)!))
          .digest('hex'),
        path,
      ).toBe(sha256);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('holds its pages, its sheets, the page about it, and all that these load, but not the search', () => {
    const pages = [
      ...pack.pages.map((page) => pathFor(page, lang)),
      ...pack.sheets.map((sheet) => sheetPath(sheet, lang)),
      offlinePath(lang),
    ];
    const held = paths.filter((path) => path.endsWith('/'));
    expect(held.filter((path) => !isRecord(path))).toEqual(pages);
    // Of the records in its lists, only forms and what is in force.
    for (const path of held.filter(isRecord)) {
      const record = recordAt(path.slice(`/${lang}/records/`.length, -1));
      expect(record.register === 'forms' || standingOn(record, buildDay()) === 'in-force', path).toBe(true);
    }
    for (const page of pages)
      for (const asset of readFileSync(fileAt(page)!, 'utf8').match(/\/_astro\/[\w.@-]+/g)!)
        // Photographs are kept once they were seen.
        if (!/\.(webp|jpe?g|png)$/.test(asset)) expect(paths).toContain(asset);
    for (const data of pack.data) expect(paths).toContain(data);
    expect(paths.filter((path) => /search|_astro\/worker/.test(path))).toEqual([]);
  });

  test('is offered with its size and all its links, and a page of its readers leads to it', () => {
    const { root } = everyBuilt('offline').find((page) => page.lang === lang)!;
    const card = root.querySelector(`section[aria-labelledby=${id}]`)!;
    expect(textOf(card)).toContain(formatBytes(bytes, lang));
    expect(card.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(
      paths.filter((path) => path.endsWith('/') && path !== offlinePath(lang) && !isRecord(path)),
    );
    const leads = everyBuiltPage().filter((page) =>
      page.root.querySelector(`main a[href="${offlinePath(lang)}#${id}"]`),
    );
    expect(leads.map(({ path }) => path)).not.toEqual([]);
  });
});

describe.each(everyBuilt('offline'))('$path', ({ lang, path, root }) => {
  test('says before any script runs that saving needs one, and shows no button that does nothing', () => {
    expect(textOf(root.querySelector('main [data-no-script]'))).toBe(translator(lang)('offline.noScript'));
    for (const button of root.querySelectorAll('main button'))
      expect(button.closest('[hidden]'), String(button)).toBeTruthy();
  });

  test('has its heading, no unmarked words of the other language, and a link in the foot of every page', () => {
    expect(textOf(root.querySelector('h1'))).toBe(translator(lang)('offline.title'));
    expect(unmarkedRuns(root.querySelector('main')!)).toEqual([]);
    expect(builtPage(`/${lang}/home/`).root.querySelector(`footer a[href="${path}"]`)).toBeTruthy();
    expect(root.querySelector(`footer a[href="${path}"]`)?.getAttribute('aria-current')).toBe('page');
    expect(redirectFor(path.slice(0, -1))).toBe(path);
  });
});

test('every page has the place where the worker writes the date of a copy', () => {
  for (const { html, path } of everyBuiltPage()) expect(html.match(/<main\b[^>]*>/g), path).toHaveLength(1);
});

test.each(LANGS)('a pack that is too large is named, with its largest pages (%s)', async (lang) => {
  const { id, pack } = packs[0]!;
  const all = { ...pack, pages: routes().map((route) => route.id) };
  const { tooLarge } = await listPacks('dist', { ...catalogue, packs: new Map([[id, all]]) }, lang);
  expect(tooLarge).toHaveLength(1);
  expect(tooLarge[0]).toMatch(new RegExp(`^content/packs\\.yaml, ${id}: [\\d.]+ [KM]B in “${lang}”, more than`));
  expect(tooLarge[0]).toContain(`more than ${formatBytes(PACK_LIMIT, 'en')}. The largest: /`);
});
