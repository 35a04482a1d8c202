import { readFileSync } from 'node:fs';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { letterOf, letterPath, substanceDataPath, substancePath } from '../../src/addresses/letters.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { quantitiesOf, recordsOf } from '../../src/content/passport.ts';
import { answersIn } from '../../src/content/substance-answers.ts';
import { doubtAnchor, doubtId } from '../../src/domain/page-notes.ts';
import { LANGS, otherLang } from '../../src/language/lang.ts';
import { twinOf } from '../../src/language/twin.ts';
import { HEAD_SCRIPTS } from '../../src/layouts/head-scripts.ts';
import { documentNumber } from '../../src/language/document-number.ts';
import type { passportData } from '../../src/features/substances/passport-data.ts';
import {
  type BuiltExtraPage,
  everyBuilt,
  inlineScriptsOf,
  hasSubstanceTurn,
  textOf,
  unmarkedRuns,
} from '../support/built-pages.ts';

const { rows } = catalogue.substances!;
/** The rows as their editor wrote them, read without the code of the site. */
const written = parseCsv(readFileSync('content/substances.csv', 'utf8'), { columns: true }) as Record<string, string>[];
/** Text as `textOf` gives it. */
const fold = (text: string) => text.replace(/\s+/g, ' ');
const dataOf = (id: string) =>
  JSON.parse(readFileSync(`dist${substanceDataPath(id)}`, 'utf8')) as ReturnType<typeof passportData>;
const linkedData = ({ root }: BuiltExtraPage) =>
  root
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ rawText }) => JSON.parse(rawText) as { inLanguage: string; mainEntity: Linked });

interface Linked {
  '@type': string;
  name: string;
  alternateName?: string[];
  identifier?: { value: string };
  legalStatus?: { name: string; applicableLocation: object };
}

describe.each(LANGS)('in %s', (lang) => {
  const answers = answersIn(catalogue, lang);
  const pages = new Map(
    everyBuilt('substance')
      .filter((page) => page.lang === lang)
      .map((page) => [page.id, page]),
  );
  const read = rows.filter(({ id }) => hasSubstanceTurn(id, lang));
  const mainOf = (id: string) => pages.get(id)!.root.querySelector('main')!;

  test('every substance has a page with its names, numbers and verdict', () => {
    expect([...pages.keys()].toSorted()).toEqual(written.map(({ id }) => id).toSorted());
    for (const row of written.filter(({ id }) => hasSubstanceTurn(id!, lang))) {
      const text = textOf(mainOf(row['id']!));
      const cells = ['name_en', 'name_hi', 'cas', 'hs', 'chemical_name', `other_names_${lang}`].map(
        (name) => row[name],
      );
      for (const cell of cells) expect(text, row['id']).toContain(fold(cell!));
      expect(textOf(mainOf(row['id']!).querySelector('h1'))).toBe(row[`name_${lang}`]);
      expect(text).toContain(answers.get(row['rule']!)!.verdict);
      expect(text).not.toMatch(/\{[a-z-]+\}/);
    }
  });

  test('every purpose is answered as the table of rules says', () => {
    for (const { id, rule } of read) {
      const asked = mainOf(id).querySelectorAll('[data-purpose]');
      const given = answers.get(rule)!.answers;
      expect(asked.map((each) => each.getAttribute('data-purpose'))).toEqual(given.map(({ purpose }) => purpose));
      for (const [index, answer] of given.entries()) {
        const block = asked[index]!;
        expect(block.getAttribute('data-verdict')).toBe(answer.verdict);
        expect(block.querySelectorAll('ol a').map((link) => link.getAttribute('href'))).toEqual(
          answer.documents.map(({ href }) => href),
        );
        const needed = [
          fold(answer.note ?? ''),
          answer.decides,
          answer.law,
          ...answer.documents.map(({ fee }) => fee ?? ''),
        ];
        for (const words of needed) expect(textOf(block), `${id} ${answer.purpose}`).toContain(words);
        if (answer.verdict !== 'needed') expect(textOf(block)).toContain(answer.words);
        if (answer.verdict === 'ask') expect(block.querySelector('a[href$="#exim-section"]')).toBeTruthy();
      }
    }
  });

  test('names that people use stand under their kinds, notifications in the order of time', () => {
    for (const substance of read) {
      const main = mainOf(substance.id);
      const names = textOf(main.querySelector('[aria-labelledby=names]'));
      for (const { kind, name } of substance.names) {
        expect(names, substance.id).toContain(name[lang]);
        expect(names).toContain(catalogue.substances!.nameKinds[kind][lang]);
      }
      const line = main.querySelectorAll('[aria-labelledby=law] ol a').map((link) => link.getAttribute('href'));
      expect(line).toEqual(recordsOf(substance).map(({ register, id }) => recordPath(register, id, lang)));
      const days = main.querySelectorAll('[aria-labelledby=law] ol time').map((day) => day.getAttribute('datetime'));
      expect(days).toEqual(days.toSorted());
    }
  });

  test('drugs have their quantities or lead to who knows them; a page says nothing of quantities of others', () => {
    for (const substance of read) {
      const part = mainOf(substance.id).querySelector('[aria-labelledby=quantity]');
      const drugs = quantitiesOf(substance);
      const isDrug = substance.class === 'narcotic' || substance.class === 'psychotropic';
      expect(part !== null, substance.id).toBe(isDrug);
      expect(part?.querySelectorAll('[data-drug]').map((each) => each.getAttribute('data-drug')) ?? []).toEqual(
        drugs.map(({ id }) => id),
      );
      for (const { id, notification } of drugs) {
        expect(part?.querySelector(`a[href$="?drug=${id}"]`)).toBeTruthy();
        expect(textOf(part)).toContain(documentNumber(notification, lang));
      }
    }
  });

  test('each doubt has its mark, and the mark leads to its line; nothing else carries one', () => {
    for (const substance of read) {
      const main = mainOf(substance.id);
      const marks = main.querySelectorAll('[data-doubt]').map((mark) => mark.getAttribute('href'));
      const wanted = [
        ...(substance.toConfirm.length > 0 ? [doubtId('substance', substance.id)] : []),
        ...quantitiesOf(substance).flatMap(({ id, doubt }) => (doubt ? [doubtId('drug', id)] : [])),
      ].map(doubtAnchor);
      expect([...new Set(marks)].toSorted(), substance.id).toEqual(wanted.map((id) => `#${id}`).toSorted());
      for (const id of wanted) expect(main.querySelector(`[data-about-page] [id="${id}"]`)).toBeTruthy();
    }
  });

  test('the file for machines agrees with the page', () => {
    for (const substance of read) {
      const data = dataOf(substance.id);
      const text = textOf(mainOf(substance.id));
      const said = [data.verdict, data.lead, ...data.entries.map(({ label }) => label)].map((words) => words[lang]);
      for (const words of said) expect(text, substance.id).toContain(words);
      for (const line of data.held[lang]) expect(text).toContain(line);
      expect(data.address[lang]).toMatch(new RegExp(`${substancePath(substance.id, lang)}$`));
      expect(
        data.answers.map(({ purpose, documents }) => [purpose, documents.map(({ address }) => new URL(address[lang]))]),
      ).toEqual(
        answers
          .get(substance.rule)!
          .answers.map(({ purpose, documents }) => [
            purpose,
            documents.map(({ href }) => new URL(href, data.address[lang])),
          ]),
      );
      expect(data.quantities.map(({ small, commercial }) => [small, commercial])).toEqual(
        quantitiesOf(substance).map(({ small, commercial }) => [small, commercial]),
      );
      const sources = mainOf(substance.id).querySelectorAll('[data-sources] li');
      expect(data.sources[lang]).toHaveLength(sources.length);
      expect(mainOf(substance.id).querySelector(`a[href="${substanceDataPath(substance.id)}"]`)).toBeTruthy();
    }
  });

  test('search engines are told what it is, with its names and number', () => {
    for (const substance of read) {
      const [page, ...more] = linkedData(pages.get(substance.id)!);
      const data = page?.mainEntity;
      expect(more).toEqual([]);
      const isDrug = substance.class === 'narcotic' || substance.class === 'psychotropic';
      expect(data).toMatchObject({ '@type': isDrug ? 'Drug' : 'Substance', name: substance.name[lang] });
      expect(page!.inLanguage).toBe(lang);
      expect(data!.alternateName ?? substance.name.en).toContain(substance.name[otherLang(lang)]);
      expect(data!.identifier?.value).toBe(substance.cas);
      expect(data!.legalStatus?.name).toBe(isDrug ? answers.get(substance.rule)!.verdict : undefined);
    }
  });

  test('each page has its own title, twin, neighbours and way back, and marks the other script', () => {
    for (const [index, { id }] of rows.entries()) {
      if (!hasSubstanceTurn(id, lang)) continue;
      const { root, path } = pages.get(id)!;
      expect(root.querySelector('[data-language-link]')?.getAttribute('href')).toBe(twinOf(path));
      expect(root.querySelector(`main nav a[href="${letterPath(letterOf(id), lang)}"]`)).toBeTruthy();
      const next = rows[index + 1];
      expect(root.querySelector('main a[rel=next]')?.getAttribute('href')).toBe(next && substancePath(next.id, lang));
      expect(inlineScriptsOf(root)).toEqual(HEAD_SCRIPTS.map(({ text }) => text));
      expect(unmarkedRuns(root.querySelector('main')!), path).toEqual([]);
    }
    expect(new Set([...pages.values()].map(({ html }) => /<title>[^<]+/.exec(html)?.[0])).size).toBe(rows.length);
  });

  test('the page of each letter names its substances once, in short, with the id of their old address', () => {
    const letters = everyBuilt('letter').filter((page) => page.lang === lang);
    for (const { path, root, id: letter } of letters) {
      expect(textOf(root.querySelector('h1'))).toContain(letter.toUpperCase().replace('-', '–'));
      expect(root.querySelector('[data-language-link]')?.getAttribute('href')).toBe(twinOf(path));
      expect(root.querySelector(`main nav a[href="/${lang}/exim/substances/"]`)).toBeTruthy();
      expect(unmarkedRuns(root.querySelector('main')!), path).toEqual([]);
      const items = root.querySelectorAll('main [data-forwards] > li');
      const own = rows.filter((row) => letterOf(row.id) === letter);
      expect(items.map((item) => item.id)).toEqual(own.map(({ id }) => id));
      for (const [index, { id, name, rule }] of own.entries()) {
        expect(items[index]!.querySelector('a')?.getAttribute('href')).toBe(substancePath(id, lang));
        for (const words of [name.en, name.hi, answers.get(rule)!.verdict])
          expect(textOf(items[index])).toContain(words);
      }
    }
  });
});
