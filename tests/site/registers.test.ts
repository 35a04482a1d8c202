import { existsSync, readFileSync, statSync } from 'node:fs';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { posterPdf } from '../../src/addresses/posters.ts';
import { olderPath, recordPath, rowsPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { listedRecords } from '../../src/content/record-lists.ts';
import { listOfRecord, recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { formatQuantity } from '../../src/words/format-fact.ts';
import { describeDocument } from '../../src/words/format-document.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import { fill, formatDocumentDate } from '../../src/language/format.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { buildDay } from '../../src/lib/build-moment.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { tieAmendments } from '../../src/domain/amendments.ts';
import { olderPages, PAGE_ROWS } from '../../src/domain/list-pages.ts';
import { areasOf, newestFirst, standingOn, standsByValidity } from '../../src/domain/register-records.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import type { RegisterRecord } from '../../src/schemas/record.ts';
import { builtHtml, builtPage, everyBuilt, everyBuiltPage, textOf } from '../support/built-pages.ts';
import { hasTurn } from '../support/thorough.ts';

const hrefOf = (link: HTMLElement) => (link.getAttribute('href') ?? '').replaceAll('&amp;', '&');
const amendments = tieAmendments(catalogue.registers);
const amendmentsOf = (record: RegisterRecord) => amendments.get(record)?.amendedBy.length ?? 0;
/** Changes that stay open at the end of a long line in time. */
const OPEN = 5;
const records = REGISTER_IDS.flatMap((register): RegisterRecord[] => catalogue.registers.get(register));
/** Of each record the page in one language, by turns; of all in both in `npm run test:all`. */
const recordsRead = (lang: Lang) => records.filter((_, index) => hasTurn(lang, index));
const rowsOf = (root: HTMLElement) => root.querySelectorAll('[data-register-list] > li');
/** The list itself and the pages of its years. */
const pagesOfList = (route: string, lang: Lang) => [
  builtPage(pathFor(route, lang)).root,
  ...everyBuilt('older').flatMap((page) => (page.lang === lang && page.id.startsWith(`${route}/`) ? [page.root] : [])),
];

/** The built page of a record, with its head. */
function documentOf({ register, id }: RegisterRecord, lang: Lang): HTMLElement {
  const page = everyBuilt('record').find((each) => each.path === recordPath(register, id, lang));
  if (!page) throw new Error(`${register}/${id} has no page.`);
  return page.root;
}

const pageOf = (record: RegisterRecord, lang: Lang) => documentOf(record, lang).querySelector('main')!;

describe.each(LANGS)('registers in %s', (lang) => {
  const t = translator(lang);
  const read = recordsRead(lang);

  test('every record has a page with title, purpose, kind, section, file, its list, and how to cite it', () => {
    for (const record of read) {
      const main = pageOf(record, lang);
      const text = textOf(main);
      expect(textOf(main.querySelector('h1')), record.id).toBe(record.title[lang]);
      for (const words of [record.purpose[lang], t(`kind.${record.kind}`), t(`provider.${record.section}`)])
        expect(text, record.id).toContain(words.replace(/\s+/g, ' '));
      for (const { file, url } of record.documents)
        expect(
          main.querySelectorAll('a').some((link) => textOf(link) && hrefOf(link) === (url ?? `/documents/${file}`)),
          record.id,
        ).toBe(true);
      const list = listOfRecord(record.register, record.id)!;
      expect(main.querySelector(`dl a[href="${pathFor(list, lang)}"]`), record.id).not.toBeNull();
      const badges = main.querySelectorAll('p > span').map(textOf);
      expect(badges.includes(t('badge.specimen')), record.id).toBe(record.specimen ?? false);
      const clauses = (record.register === 'policies' && record.clauses) || [];
      for (const { text: says } of clauses) expect(text, record.id).toContain(says[lang]);
      const isDoubtful = [record, ...clauses].some(({ toConfirm }) => toConfirm !== undefined);
      expect(main.querySelector('[data-doubt]') !== null, record.id).toBe(isDoubtful);
      const citation = textOf(main.querySelector('#cite')?.nextElementSibling);
      const named = textOf(documentOf(record, lang).querySelector('title'));
      expect(named.startsWith(`${t('badge.specimen')}: `), record.id).toBe(record.specimen ?? false);
      if (record.specimen) expect(citation).toBe('');
      else
        for (const words of [
          record.title[lang],
          documentNumber(record.number ?? '', lang),
          recordPath(record.register, record.id, lang),
        ])
          expect(citation, record.id).toContain(words);
    }
  });

  test('the page of a release says where it was, and which drugs it is about', () => {
    for (const release of read) {
      if (release.register !== 'media-releases') continue;
      const details = textOf(pageOf(release, lang).querySelector('dl'));
      const { place, state, seized = [], destroyed = [] } = release;
      if (place) expect(details, release.id).toContain(place[lang]);
      if (state) expect(details, release.id).toContain(t(`state.${state}`));
      for (const { drug, quantity, unit } of [...seized, ...destroyed]) {
        expect(details, release.id).toContain(t(`drug.${drug}`));
        if (quantity !== undefined && unit) expect(details, release.id).toContain(formatQuantity(quantity, unit, lang));
      }
    }
  });

  test('a record says how it stands where that is known', () => {
    for (const record of read) {
      const standing = standingOn(record, buildDay());
      const state = textOf(pageOf(record, lang).querySelector('h1 + p'));
      if (!standsByValidity(record)) continue;
      const begin = 'from' in record ? record.from : undefined;
      if (record.validity === 'in-force' && begin)
        expect(state, record.id).toContain(fill(t('record.inForceSince'), { date: formatDocumentDate(begin, lang) }));
      else if (record.validity === 'in-force' && record.date)
        expect(state, record.id).toContain(
          record.date.length === 4
            ? fill(t('record.inForceOfYear'), { year: record.date })
            : fill(t('record.inForce'), { date: formatDocumentDate(record.date, lang) }),
        );
      if (record.supersededBy) expect(state, record.id).toContain(t('record.replacedBy'));
      if (standing !== 'not-known') expect(state, record.id).not.toBe('');
    }
  });

  test('without scripts every record is linked from each of its lists, where its old anchor is', () => {
    for (const { route, selection } of registerPages) {
      const rows = pagesOfList(route, lang).flatMap(rowsOf);
      for (const { register, id, title, short = title } of recordsShown(selection)) {
        const row = rows.find((each) => each.id === id);
        const link = row?.querySelector('[data-title]');
        expect(link?.getAttribute('href'), id).toBe(recordPath(register, id, lang));
        expect(textOf(link), id).toBe(short[lang]);
      }
    }
  });

  test('no page of a list has more than 30 rows; the first has the newest, and leads to the other years', () => {
    for (const { route, selection } of registerPages) {
      const [first, ...older] = pagesOfList(route, lang);
      const all = listedRecords(catalogue, selection);
      expect(
        rowsOf(first!).map(({ id }) => id),
        route,
      ).toEqual(all.slice(0, PAGE_ROWS).map(({ id }) => id));
      expect(older.length > 0, route).toBe(all.length > PAGE_ROWS);
      for (const page of older) {
        expect(rowsOf(page).length, route).toBeGreaterThan(0);
        expect(rowsOf(page).length, route).toBeLessThanOrEqual(PAGE_ROWS);
      }
      const links = [first!, ...older].flatMap((page) => page.querySelectorAll('main nav a').map(hrefOf));
      for (const { year, page } of olderPages(all)) expect(links).toContain(olderPath(route, year, page, lang));
    }
  });

  test('the file with all rows of a long list has each once, as the pages have it', () => {
    const long = registerPages.filter(({ selection }) => recordsShown(selection).length > PAGE_ROWS);
    expect(long.length).toBeGreaterThan(0);
    for (const { route, selection } of long) {
      const { root: rows } = builtHtml(`dist${rowsPath(route, lang)}`);
      const items = rows.querySelectorAll('li');
      expect(items.map(({ id }) => id)).toEqual(listedRecords(catalogue, selection).map(({ id }) => id));
      for (const row of rowsOf(builtPage(pathFor(route, lang)).root))
        expect(items.find(({ id }) => id === row.id)?.innerHTML, row.id).toBe(row.innerHTML);
    }
  });

  test('no field says the same on every row, and no title begins with a date', () => {
    for (const { route } of registerPages) {
      const rows = rowsOf(builtPage(pathFor(route, lang)).root);
      for (const row of rows)
        expect(textOf(row.querySelector('[data-title]')), row.id).not.toMatch(/^\d{1,2} \S+ \d{4}\b/);
      // Files are not fields: several entries may have the same. Events all lie ahead until the first is over.
      const facts = rows.map((row) =>
        row.querySelectorAll('p:last-child > span').flatMap((fact) => (fact.querySelector('a') ? [] : textOf(fact))),
      );
      const [first = [], ...others] = facts;
      const everywhere = first.filter((fact) => others.every((each) => each.includes(fact)));
      const isAhead = (fact: string) => fact === t('event.upcoming');
      if (others.length > 0)
        expect(
          everywhere.filter((fact) => !isAhead(fact)),
          route,
        ).toEqual([]);
    }
  });

  test.each(REGISTER_IDS)('%s has a feed with its newest records, specimens left out', (register) => {
    const feed = parse(readFileSync(`dist/${lang}/feeds/${register}.xml`, 'utf8'));
    const newest = catalogue.registers
      .get(register)!
      .filter(({ specimen }) => !specimen)
      .toSorted(newestFirst)
      .slice(0, 50);
    const titles = feed.querySelectorAll('entry > title').map(textOf);
    expect(titles).toHaveLength(newest.length);
    const summaries = feed.querySelectorAll('entry > summary').map(textOf);
    newest.forEach(({ title, number }, index) => {
      expect(summaries[index]).toContain(number ? documentNumber(number, lang) : '');
      expect(titles[index]).toContain(title[lang]);
    });
    const links = feed.querySelectorAll('entry > link').map((link) => new URL(hrefOf(link)).pathname);
    expect(links).toEqual(newest.map(({ id }) => recordPath(register, id, lang)));
    // Readers of feeds would show every record again.
    const ids = feed.querySelectorAll('entry > id').map(textOf);
    expect(ids.map((id) => id.split(`/${lang}/feeds/${register}.xml#`)[1])).toEqual(newest.map(({ id }) => id));
  });

  test('an amendment leads to what it amends, and the amended record to every amendment, in order of time', () => {
    let links = 0;
    for (const [record, { amends, amendedBy }] of amendments) {
      const linked = pageOf(record, lang).querySelectorAll('section a').map(hrefOf);
      const pathOf = ({ register, id }: RegisterRecord) => recordPath(register, id, lang);
      for (const base of amends) expect(linked, record.id).toContain(pathOf(base));
      const changes = amendedBy.map(pathOf).toReversed();
      expect(linked.filter((href) => changes.includes(href))).toEqual(changes);
      links += changes.length;
    }
    expect(links).toBeGreaterThan(0);
  });

  test('a long line in time shows the newest changes and folds the others', () => {
    const longest = recordsShown({ id: 'acts-and-rules' }).toSorted((a, b) => amendmentsOf(b) - amendmentsOf(a))[0]!;
    const count = amendmentsOf(longest);
    expect(count).toBeGreaterThan(OPEN);
    const main = pageOf(longest, lang);
    expect(main.querySelectorAll('section details li')).toHaveLength(count - OPEN);
    expect(textOf(main.querySelector('section summary'))).toBe(fill(t('record.earlier'), { count: count - OPEN }));
  });

  test('a list can be narrowed by area, unless the page is made for one or it is narrowed by drug', () => {
    let forms = 0;
    for (const { route, selection } of registerPages) {
      // A short list has no form.
      const form = builtPage(pathFor(route, lang)).root.querySelector('[data-register-form]');
      if (!form) continue;
      const offered = form
        .querySelectorAll('select[name="area"] option')
        .flatMap((option) => option.getAttribute('value') || []);
      const listed = recordsShown({ ...selection, state: undefined });
      const hasDrugs = form.querySelector('select[name="drug"]') !== null;
      const areas = new Set(selection.section || hasDrugs ? [] : listed.flatMap(areasOf));
      // A list with one entry narrows nothing and is left out.
      expect(offered.toSorted(), route).toEqual(areas.size > 1 ? [...areas].toSorted() : []);
      forms += 1;
    }
    expect(forms).toBeGreaterThan(0);
  });

  test('a link to a text elsewhere says whether it is a Government website', () => {
    for (const record of read)
      for (const { url } of record.documents) {
        if (!url) continue;
        const links = pageOf(record, lang).querySelectorAll('a[target="_blank"]');
        const isOfficial = /\.(gov|nic)\.in$/.test(new URL(url).hostname);
        const words = links.filter((link) => hrefOf(link) === url).map(textOf);
        const [said, unsaid] = ['register.officialText', 'register.copyElsewhere'].map((key) => t(key));
        expect(
          words.some((text) => text.startsWith((isOfficial ? said : unsaid)!)),
          `${record.id} ${url}`,
        ).toBe(true);
      }
  });

  test('pages with a register name their feed', () => {
    for (const { route, selection } of registerPages) {
      const { root } = builtPage(pathFor(route, lang));
      const feed = `/${lang}/feeds/${selection.id}.xml`;
      expect(root.querySelector('link[type="application/atom+xml"]')?.getAttribute('href')).toBe(feed);
      if (recordsShown(selection).length > 0) expect(root.querySelector(`main a[href="${feed}"]`)).toBeTruthy();
    }
  });
});

test('a record that was replaced leads to the one that holds now', () => {
  const replaced = [...catalogue.registers.values()].flat().filter(({ supersededBy }) => supersededBy);
  expect(replaced.length).toBeGreaterThan(0);
  for (const record of replaced) {
    const next = catalogue.registers.get(record.register).find(({ id }) => id === record.supersededBy)!;
    const linkTo = (from: RegisterRecord, to: RegisterRecord) =>
      pageOf(from, 'en').querySelector(`a[href="${recordPath(to.register, to.id, 'en')}"]`);
    expect(linkTo(record, next), record.id).not.toBeNull();
    expect(linkTo(next, record), record.id).not.toBeNull();
  }
});

test('every link to a file of ours says format, size, pages and language, as the file has them', () => {
  const ofRecords = LANGS.flatMap((lang) =>
    recordsRead(lang).map((record) => ({ lang, root: documentOf(record, lang) })),
  );
  // The rows of a list say only the size.
  const links = [...everyBuiltPage(), ...ofRecords].flatMap(({ lang, root }) =>
    root.querySelectorAll('main a[type="application/pdf"]').map((link) => ({ lang, link })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { lang, link } of links) {
    const path = link.getAttribute('href')!.replace('/documents/', '');
    const file = catalogue.documents.get(path)!;
    expect(existsSync(`dist/documents/${path}`)).toBe(true);
    expect(statSync(`dist/documents/${path}`).size).toBe(file.bytes);
    // A record or a poster may know better than the file in which languages it is.
    const said = languagesSaid(path).map((languages) => describeDocument({ ...file, languages }, lang));
    const whole = textOf(link);
    expect(
      [describeDocument(file, lang), ...said].some((words) => whole.includes(words)),
      whole,
    ).toBe(true);
  }
});

/** The languages that records and posters give for a document of theirs. */
function languagesSaid(path: string): Lang[][] {
  const poster = [...catalogue.posters.keys()].flatMap((id) => LANGS.filter((lang) => posterPdf(id, lang) === path));
  if (poster.length > 0) return [poster];
  const all = [...catalogue.registers.values()].flat();
  const corrigenda = all.flatMap((record) => (record.register === 'tenders' ? record.corrigenda : []));
  return [...all, ...corrigenda]
    .flatMap(({ documents }) => documents)
    .flatMap(({ file, languages }) => (file === path && languages ? [languages] : []));
}

test('every PDF we made is tagged, bilingual and fits on one sheet of paper', () => {
  for (const name of catalogue.papers.keys()) {
    const file = catalogue.documents.get(`${name}.pdf`)!;
    expect(file, name).toMatchObject({ isTagged: true, languages: ['en', 'hi'] });
    expect(file.pages, name).toBeLessThanOrEqual(2);
  }
});
