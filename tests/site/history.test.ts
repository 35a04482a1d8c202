import { readFileSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import {
  ALL_AREAS,
  CHANGES,
  changeAreas,
  changesFeedPath,
  changesOfAreaPath,
  changesOfYearPath,
} from '../../src/addresses/changes.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { addressesOf } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { changeLines } from '../../src/content/change-lines.ts';
import { shownOn } from '../../src/content/page-notes.ts';
import { routesOut } from '../../src/content/pages-out.ts';
import { PAGE_ROWS, yearPages } from '../../src/domain/list-pages.ts';
import { beginningOf } from '../../src/domain/recorded.ts';
import { formatDate } from '../../src/language/format.ts';
import { type Lang, LANGS, otherLang } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { builtHtml, builtPage, everyBuilt, everyBuiltPage, textOf } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';
import { wordsIn } from '../support/words-in.ts';

const linesOf = (root: HTMLElement) => root.querySelectorAll('[data-about-page] [data-history] > li');
const daysOf = (lines: HTMLElement[]) =>
  lines.map((line) => line.querySelector('time')?.getAttribute('datetime') ?? '');
const own = [...everyBuiltPage(), ...everyBuilt('record')];
const recordedOf = (id: string) => catalogue.recorded[id];

describe('the history of a page', () => {
  const told = own.flatMap((page) => {
    const id = 'route' in page ? page.route.id : page.id;
    return recordedOf(id) ? [{ ...page, id, root: page.root, path: page.path, lang: page.lang }] : [];
  });

  testOnEvery('ends with the day on which it was added; the newest line stands first', told, ({ id, lang, root }) => {
    const lines = linesOf(root);
    const days = daysOf(lines);
    expect(days.toSorted().toReversed()).toEqual(days);
    expect(days.at(-1)).toBe(recordedOf(id)?.since);
    expect(textOf(lines.at(-1))).toBe(`${formatDate(days.at(-1)!, lang)}: ${wordsIn(lang)('history.added')}`);
    expect(root.querySelector(`[data-about-page] a[href="${pathFor(CHANGES, lang)}"]`)).not.toBeNull();
    expect(root.querySelectorAll('[data-about-page] [data-history]')[0]?.children.length).toBeLessThanOrEqual(6);
  });

  testOnEvery('is the same in both languages', told, ({ lang, path, root }) => {
    const twin = told.find((page) => page.lang === otherLang(lang) && page.path === twinOf(path));
    expect(daysOf(linesOf(twin!.root))).toEqual(daysOf(linesOf(root)));
  });

  test.each(LANGS)('has each line that names it or something it shows, in %s', (lang) => {
    let found = 0;
    for (const { of, what, date } of catalogue.changes)
      for (const name of of.filter((each) => beginningOf(each) === undefined))
        for (const { id } of routesOut().filter(
          (route) => (route.id === name || shownOn(route.id).has(name)) && (recordedOf(route.id)?.since ?? '') <= date,
        )) {
          const lines = linesOf(builtPage(pathFor(id, lang)).root).map(textOf);
          expect(lines, `${id} ${date}`).toContain(`${formatDate(date, lang)}: ${what[lang]}`);
          found += 1;
        }
    expect(found).toBeGreaterThan(0);
  });
});

test('whatever can change is shown by some page, so that readers learn of it', () => {
  const shown = new Set(routesOut().flatMap(({ id }) => [id, ...shownOn(id)]));
  const isShown = (kind: string) => [...shown].some((id) => id === kind || id.startsWith(`${kind}/`));
  const kinds = new Set(Object.keys(catalogue.recorded).map((id) => id.split('/')[0] ?? ''));
  // Sheets and posters are pages themselves.
  expect([...kinds].filter((kind) => !isShown(kind))).toEqual(['posters', 'sheets']);
});

describe.each(LANGS)('all changes, in %s', (lang) => {
  const page = (path: string) => builtHtml(`dist${path}index.html`).root;
  const rows = (root: HTMLElement) => root.querySelectorAll('[data-changes] > li');
  const lines = changeLines(catalogue);

  test('the page has the newest, by month, each with its day, words and pages', () => {
    const root = page(pathFor(CHANGES, lang));
    expect(rows(root).map(({ id }) => id)).toEqual(lines.slice(0, PAGE_ROWS).map(({ id }) => id));
    for (const [index, row] of rows(root).entries()) {
      const line = lines[index];
      expect(textOf(row.querySelector('time'))).toBe(formatDate(line?.date ?? '', lang));
      if (line?.what) expect(textOf(row)).toContain(line.what[lang]);
      expect(row.querySelectorAll('a').length, row.id).toBeGreaterThan(0);
    }
    const months = new Set(lines.slice(0, PAGE_ROWS).map(({ date }) => date.slice(0, 7)));
    expect(root.querySelectorAll('main h2').filter(({ id }) => id.startsWith('month-'))).toHaveLength(months.size);
  });

  test('earlier ones stand on the pages of their years', () => {
    for (const { year, page: number, rows: wanted } of yearPages(lines))
      expect(rows(page(changesOfYearPath(year, number, lang))).map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
  });

  test('every change stands under a subject, to which the page of all leads', () => {
    const ids = changeAreas(catalogue.menu).flatMap(({ id }) =>
      rows(page(changesOfAreaPath(id, lang))).map((row) => row.id),
    );
    // A subject has as many as the page of all: at least its own of the newest.
    const newest = lines.slice(0, PAGE_ROWS).map(({ id }) => id);
    expect(newest.filter((id) => !ids.includes(id))).toEqual([]);
    const root = page(pathFor(CHANGES, lang));
    for (const { id } of changeAreas(catalogue.menu))
      expect(root.querySelector(`main a[href="${changesOfAreaPath(id, lang)}"]`), id).not.toBeNull();
  });

  test('each subject has an Atom feed and a JSON Feed with the same entries, which the page offers', () => {
    const root = page(pathFor(CHANGES, lang));
    for (const area of [ALL_AREAS, ...changeAreas(catalogue.menu).map(({ id }) => id)]) {
      const [atom, json] = feedsOf(area, lang);
      expect(atom.ids).toEqual(json.ids);
      expect(atom.links).toEqual(json.links);
      expect(new Set(atom.ids).size, area).toBe(atom.ids.length);
      for (const form of ['xml', 'json'] as const)
        expect(root.querySelector(`main a[href="${changesFeedPath(area, lang, form)}"]`), area).not.toBeNull();
    }
    const [all] = feedsOf(ALL_AREAS, lang);
    expect(all.ids.map((id) => id.split('#')[1])).toEqual(lines.slice(0, 50).map(({ id }) => id));
  });
});

test('feeds are in the list of addresses, and no change is told before its day', () => {
  expect(addressesOf('changes-feed', catalogue).length).toBe(addressesOf('changes-json-feed', catalogue).length);
  const future = { date: '2999-01-01', of: [CHANGES], what: { en: 'Later.', hi: 'बाद में।' } };
  const shown = changeLines({ ...catalogue, changes: [future, ...catalogue.changes] });
  expect(shown).toEqual(changeLines(catalogue));
});

function feedsOf(area: string, lang: Lang) {
  const atom = parse(readFileSync(`dist${changesFeedPath(area, lang, 'xml')}`, 'utf8'));
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+05:30$/;
  for (const updated of atom.querySelectorAll('updated')) expect(textOf(updated)).toMatch(moment);
  expect(textOf(atom.querySelector('feed > author > name'))).not.toBe('');
  const json: { version: string; language: string; items: { id: string; url: string; date_published: string }[] } =
    JSON.parse(readFileSync(`dist${changesFeedPath(area, lang, 'json')}`, 'utf8'));
  expect(json).toMatchObject({ version: 'https://jsonfeed.org/version/1.1', language: lang });
  for (const { date_published: day } of json.items) expect(day).toMatch(moment);
  return [
    {
      ids: atom.querySelectorAll('entry > id').map(textOf),
      links: atom.querySelectorAll('entry > link').map((link) => link.getAttribute('href')),
    },
    { ids: json.items.map(({ id }) => id), links: json.items.map(({ url }) => url) },
  ] as const;
}
