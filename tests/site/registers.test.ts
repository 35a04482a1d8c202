import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordHref, recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { describeDocument } from '../../src/words/format-document.ts';
import { fill } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { wordsIn as translator } from '../support/words-in.ts';
import { tieAmendments } from '../../src/domain/amendments.ts';
import { areasOf, newestFirst, standsByValidity } from '../../src/domain/register-records.ts';
import { REGISTER_IDS } from '../../src/schemas/registers.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import type { RegisterRecord } from '../../src/schemas/record.ts';
import { builtPage, everyBuiltPage, fileAt, textOf } from '../support/built-pages.ts';

const amendments = tieAmendments(catalogue.registers);
const amendmentsOf = (record: RegisterRecord) => amendments.get(record)?.amendedBy.length ?? 0;
/** Amendments that stand open in a long list. */
const OPEN = 3;

describe.each(LANGS)('registers in %s', (lang) => {
  const t = translator(lang);

  test('every record stands on a page with title, purpose, section, kind and, where it has one, validity', () => {
    for (const { route, selection } of registerPages)
      for (const record of recordsShown(selection)) {
        const item = builtPage(pathFor(route, lang)).root.querySelector(`li[id="${record.id}"]`);
        const text = textOf(item);
        expect(textOf(item!.querySelector('h3'))).toBe(record.title[lang]);
        for (const words of [
          record.purpose[lang],
          t(`kind.${record.kind}`),
          t(`provider.${record.section}`),
          standsByValidity(record) ? t(record.register === 'events' ? 'event.state' : 'register.validity') : '',
        ])
          expect(text, record.id).toContain(words.replace(/\s+/g, ' '));
        const badges = item!.querySelectorAll('p > span').map(textOf);
        expect(badges.includes(t('badge.specimen')), record.id).toBe(record.specimen ?? false);
        expect(badges.includes(t('fact.toConfirm')), record.id).toBe(record.toConfirm !== undefined);
        if (record.toConfirm) expect(text).toContain(record.toConfirm[lang]);
      }
  });

  test('no record is out of reach', () => {
    const lost = REGISTER_IDS.flatMap((register) =>
      catalogue.registers.get(register)!.filter(({ id }) => !recordHref(register, id, lang)),
    );
    expect(lost.map(({ id }) => id)).toEqual([]);
  });

  test.each(REGISTER_IDS)('%s has a feed with its newest records', (register) => {
    const feed = parse(readFileSync(`dist/${lang}/feeds/${register}.xml`, 'utf8'));
    const newest = catalogue.registers.get(register)!.toSorted(newestFirst).slice(0, 50);
    const titles = feed.querySelectorAll('entry > title').map(textOf);
    expect(titles).toHaveLength(newest.length);
    const summaries = feed.querySelectorAll('entry > summary').map(textOf);
    newest.forEach(({ title, specimen, number }, index) => {
      expect(summaries[index]).toContain(number ?? '');
      expect(titles[index]).toContain(title[lang]);
      if (specimen) expect(titles[index]).toContain(t('badge.specimen'));
    });
    for (const link of feed.querySelectorAll('entry > link')) {
      const { pathname, hash } = new URL(link.getAttribute('href')!);
      expect(readFileSync(fileAt(pathname)!, 'utf8')).toContain(`id="${hash.slice(1)}"`);
    }
  });

  test('an amendment leads to what it amends, and the amended record back to every amendment, once', () => {
    let links = 0;
    for (const { route, selection } of registerPages)
      for (const record of recordsShown(selection)) {
        const { amends, amendedBy } = amendments.get(record) ?? { amends: [], amendedBy: [] };
        const item = builtPage(pathFor(route, lang)).root.querySelector(`li[id="${record.id}"]`)!;
        const linked = item.querySelectorAll('a[href*="#"]').map((link) => link.getAttribute('href')!);
        const expected = [...amends, ...amendedBy].map(({ id }) => id);
        if (record.supersededBy) expected.unshift(record.supersededBy);
        expect(
          linked.map((href) => href.split('#')[1]),
          record.id,
        ).toEqual(expected);
        for (const href of linked) {
          const [path, id] = href.split('#') as [string, string];
          expect(path.startsWith(`/${lang}/`)).toBe(true);
          expect(builtPage(path).root.querySelector(`li[id="${id}"]`), href).toBeTruthy();
        }
        links += linked.length;
      }
    expect(links).toBeGreaterThan(0);
  });

  test('a long list of amendments shows the newest and folds the rest', () => {
    const longest = recordsShown({ id: 'acts-and-rules' }).toSorted((a, b) => amendmentsOf(b) - amendmentsOf(a))[0]!;
    const count = amendmentsOf(longest);
    expect(count).toBeGreaterThan(OPEN + 1);
    const act = builtPage(pathFor('notifications/acts_rules', lang)).root.querySelector(`li[id="${longest.id}"]`)!;
    expect(act.querySelectorAll('ul > li')).toHaveLength(count);
    expect(act.querySelectorAll('details li')).toHaveLength(count - OPEN);
    expect(textOf(act.querySelector('summary'))).toBe(fill(t('register.moreAmendments'), { count: count - OPEN }));
  });

  test('a list can be narrowed by area, unless the page is made for one', () => {
    let forms = 0;
    for (const { route, selection } of registerPages) {
      // A short list has no form.
      const form = builtPage(pathFor(route, lang)).root.querySelector('[data-register-form]');
      if (!form) continue;
      const offered = form
        .querySelectorAll('select[name="area"] option')
        .flatMap((option) => option.getAttribute('value') || []);
      const records = recordsShown({ ...selection, state: undefined });
      const areas = new Set(selection.section ? [] : records.flatMap(areasOf));
      // A list with one entry narrows nothing and is left out.
      expect(offered.toSorted(), route).toEqual(areas.size > 1 ? [...areas].toSorted() : []);
      forms += 1;
    }
    expect(forms).toBeGreaterThan(0);
  });

  test('a link to a text elsewhere says whether it is a Government website', () => {
    for (const { route, selection } of registerPages)
      for (const { id, documents } of recordsShown(selection)) {
        const links = builtPage(pathFor(route, lang)).root.querySelectorAll(`li[id="${id}"] a[target="_blank"]`);
        for (const { url } of documents) {
          if (!url) continue;
          const isOfficial = /\.(gov|nic)\.in$/.test(new URL(url).hostname);
          const words = links.filter((link) => link.getAttribute('href')?.replaceAll('&amp;', '&') === url).map(textOf);
          const [said, unsaid] = ['register.officialText', 'register.copyElsewhere'].map((key) => t(key));
          expect(
            words.some((text) => text.startsWith((isOfficial ? said : unsaid)!)),
            `${id} ${url}`,
          ).toBe(true);
        }
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
  for (const { id, register, supersededBy } of replaced) {
    const path = new URL(recordHref(register, id, 'en')!, 'http://site').pathname;
    const item = builtPage(path).root.querySelector(`li[id="${id}"]`)!;
    expect(item.querySelector(`a[href$="#${supersededBy}"]`), id).toBeTruthy();
  }
});

test('every link to a file of ours says format, size, pages and language, as the file has them', () => {
  const links = everyBuiltPage().flatMap(({ lang, root }) =>
    root.querySelectorAll('main a[href^="/documents/"]').map((link) => ({ lang, link })),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const { lang, link } of links) {
    const path = link.getAttribute('href')!.replace('/documents/', '');
    const file = catalogue.documents.get(path)!;
    expect(existsSync(`dist/documents/${path}`)).toBe(true);
    expect(statSync(`dist/documents/${path}`).size).toBe(file.bytes);
    expect(textOf(link)).toContain(describeDocument(file, lang));
  }
});

test('every PDF we made is tagged, bilingual and fits on one sheet of paper', () => {
  for (const name of catalogue.papers.keys()) {
    const file = catalogue.documents.get(`${name}.pdf`)!;
    expect(file, name).toMatchObject({ isTagged: true, languages: ['en', 'hi'] });
    expect(file.pages, name).toBeLessThanOrEqual(2);
  }
});
