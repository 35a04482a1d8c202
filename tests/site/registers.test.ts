import { existsSync, readFileSync, statSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/catalogue/catalogue.ts';
import { recordHref, recordsShown, registerPages } from '../../src/catalogue/register-pages.ts';
import { describeDocument } from '../../src/i18n/format-document.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { translator } from '../../src/i18n/strings.ts';
import { newestFirst } from '../../src/lib/register-records.ts';
import { REGISTER_IDS } from '../../src/registers.ts';
import { pathFor } from '../../src/routes.ts';
import { builtPage, everyBuiltPage, fileAt, textOf } from '../support/built-pages.ts';

describe.each(LANGS)('registers in %s', (lang) => {
  const t = translator(lang);

  test('every record stands on a page with title, purpose, section, kind and validity', () => {
    for (const { route, selection } of registerPages)
      for (const record of recordsShown(selection)) {
        const item = builtPage(pathFor(route, lang)).root.querySelector(`li[id="${record.id}"]`);
        const text = textOf(item);
        expect(textOf(item!.querySelector('h3'))).toBe(record.title[lang]);
        for (const words of [
          record.purpose[lang],
          t(`kind.${record.kind}`),
          t(`provider.${record.section}`),
          t('register.validity'),
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
  expect(links.length).toBeGreaterThanOrEqual(6);
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
