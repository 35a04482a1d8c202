import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MY_CROP_YEAR, yearCalendarPath, yearPath, yearsFilePath } from '../../src/addresses/my-crop-year.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { addressesOf, everyListedPage, everySearchedPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { knownFor, stepsOf, YEAR_FACTS } from '../../src/domain/crop-year.ts';
import { isDistrictOffice } from '../../src/domain/district-offices.ts';
import { LANGS } from '../../src/language/lang.ts';
import { mapHref } from '../../src/lib/map-href.ts';
import { CROP_KINDS } from '../../src/schemas/crop-calendar.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { translator } from '../../src/words/strings.ts';
import { builtPage, everyBuilt, fileAt, textOf } from '../support/built-pages.ts';
import { sentBytes } from '../support/first-view.ts';

const offices = [...catalogue.offices]
  .filter(([id]) => isDistrictOffice(id))
  .map(([id, office]) => ({ id, ...office }));
const pages = new Map(everyBuilt('crop-year').map((page) => [page.path, page]));
/** As `textOf` has it: facts have spaces that do not break. */
const plain = (text: string) => text.replace(/\s+/g, ' ');
const lancing = catalogue.calendar.steps.find(({ straw, id }) => straw && id === 'lancing')!;

/** Of the file with all crop years, which the front page fetches for a reader who has chosen one. */
const MOST_BYTES = 12 * 1024;

describe.each(LANGS)('crop years in %s', (lang) => {
  const t = translator(lang);

  test('the page to choose leads to each office with each kind', () => {
    const links = builtPage(pathFor(MY_CROP_YEAR, lang))
      .root.querySelectorAll('article a')
      .map((link) => link.getAttribute('href'));
    for (const { id } of offices) for (const kind of CROP_KINDS) expect(links).toContain(yearPath(id, kind, lang));
  });

  test.each(offices)('$id: each kind has its own words, dates, figures, papers and office', (office) => {
    for (const kind of CROP_KINDS) {
      const main = pages.get(yearPath(office.id, kind, lang))!.root.querySelector('main')!;
      const text = textOf(main);
      for (const step of stepsOf(kind, catalogue.calendar.steps)) {
        expect(text).toContain(plain(step.duty[lang]));
        for (const paper of step.bring ?? []) expect(text).toContain(plain(paper[lang]));
        for (const { year, dates } of knownFor(step, office, kind)) {
          expect(text).toContain(plain(dates[lang]));
          expect(text).toContain(year);
        }
      }
      for (const id of YEAR_FACTS[kind]) expect(text).toContain(plain(formatFact(catalogue.facts.get(id)!, lang)));
      const links = main.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '');
      expect(links.filter((href) => href.startsWith('tel:')).length).toBeGreaterThan(0);
      expect(links).toContain(mapHref(`${office.name.en}, ${office.address!.en}`));
      expect(links.filter((href) => href.includes(`office=${office.id}`))).toHaveLength(1);
      const lists = links.filter((href) => /\/opium\/Eligible\/\d/.test(href));
      expect(lists).toHaveLength(4);
      for (const href of lists) expect(href).toContain(`/${office.id}/`);
      expect(links).toContain(yearCalendarPath(office.id, kind, lang));
    }
  });

  test('nobody without a patta to lance is told to lance, neither on the page nor on the front page', () => {
    const file = readFileSync(`dist${yearsFilePath(lang)}`, 'utf8').split('\n');
    const ofStraw = file.filter((line) => line.startsWith('<section data-year="') && line.includes('/straw"'));
    expect(ofStraw).toHaveLength(offices.length);
    for (const { id } of offices) {
      const straw = textOf(pages.get(yearPath(id, 'straw', lang))!.root.querySelector('main'));
      expect(straw).not.toContain(plain(lancing.duty[lang]));
      expect(straw).toContain(plain(lancing.straw!.duty![lang]));
    }
    for (const line of ofStraw) expect(line).not.toContain(lancing.title[lang]);
  });

  test('one file holds every office and kind, a line each, and is light', () => {
    const path = yearsFilePath(lang);
    const lines = readFileSync(fileAt(path)!, 'utf8').split('\n');
    expect(lines.map((line) => /^<section data-year="([^"]+)"/.exec(line)?.[1])).toEqual(
      offices.flatMap(({ id }) => CROP_KINDS.map((kind) => `${id}/${kind}`)),
    );
    for (const line of lines) expect(line).toContain(t('myYear.forget'));
    expect(sentBytes([path], MOST_BYTES)).toBeLessThanOrEqual(MOST_BYTES);
  });

  test.each(['home/home', 'opium/overview'])('%s has the place for it, and the way to choose', (route) => {
    const slot = builtPage(pathFor(route, lang)).root.querySelector('main [data-years]')!;
    expect(slot.getAttribute('data-years')).toBe(yearsFilePath(lang));
    expect(textOf(slot)).toContain(t('myYear.choose'));
  });
});

test('crop years stand in the sitemap; the search finds only the page to choose', () => {
  const listed = new Set(everyListedPage(catalogue).map(({ path }) => path));
  const searched = new Set(everySearchedPage(catalogue).map(({ path }) => path));
  for (const { path } of addressesOf('crop-year', catalogue)) {
    expect(listed.has(path)).toBe(true);
    expect(searched.has(path)).toBe(false);
  }
  for (const lang of LANGS) expect(searched.has(pathFor(MY_CROP_YEAR, lang))).toBe(true);
});
