import { namesPosts, postsFor } from '../../src/domain/posts.ts';
import type { RegisterRecord } from '../../src/schemas/record.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { fill, formatDate, formatDocumentDate } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { listDate, newestFirst } from '../../src/domain/register-records.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { recordPath } from '../../src/addresses/registers.ts';
import { builtHtml, builtPage, textOf } from '../support/built-pages.ts';
import { wordsIn } from '../support/words-in.ts';
import { expectedMenu, readExpected } from '../support/expected.ts';

/** The posts that must have a seniority list. */
const LISTED = readExpected<{ id: string; name: string; kind: string }>('seniority-posts');
const labels = readExpected<{ key: string; en: string }>('list-labels');

/** A shorter list has no form. */
const FILTER_FROM = 6;

const pages = registerPages.filter(({ route }) => route.startsWith('employee/'));

test('the specified pages for employees are registers', () => {
  const specified = expectedMenu().flatMap(({ entries = [] }) => entries.flatMap(({ route }) => route ?? []));
  const shown = pages.map(({ route }) => route);
  expect(specified.filter((id) => id.startsWith('employee/') && !shown.includes(id))).toEqual([]);
});

test.each(labels)('lists have the label “$en” (section $spec)', ({ key, en }) => {
  expect(wordsIn('en')(key).split(':')[0]).toBe(en);
});

/** The fields that only orders and seniority lists have. */
function orderFields(record: RegisterRecord) {
  return namesPosts(record) ? { posts: record.posts, details: record.details } : {};
}

describe.each(LANGS)('the pages for employees in %s', (lang) => {
  const t = translator(lang);
  const folds = [t('details.more'), t('details.less')];

  test.each(pages)('$route lists its records with order, dated, post and view PDF', ({ route, selection }) => {
    const { root } = builtPage(pathFor(route, lang));
    const records = recordsShown(selection);
    const items = root.querySelectorAll('[data-register-list] > li');
    expect(items.map(({ id }) => id).toSorted()).toEqual(records.map(({ id }) => id).toSorted());
    if (records.length > 0)
      expect(textOf(root.querySelector('[data-register-status]'))).toContain(String(records.length));
    for (const record of records) {
      const { root: page } = builtHtml(`dist${recordPath(record.register, record.id, lang)}index.html`);
      const particulars = Object.fromEntries(
        page
          .querySelectorAll('#details + dl > div')
          .map((each) => [textOf(each.querySelector('dt')), textOf(each.querySelector('dd'))]),
      );
      const names = orderFields(record).posts?.map((id) => catalogue.posts.get(id)!.name[lang]);
      expect(particulars[t('employee.order')], record.id).toBe(record.number);
      expect(particulars[t('register.date')], record.id).toBe(record.date && formatDocumentDate(record.date, lang));
      for (const name of names ?? [t('employee.allPosts')]) expect(particulars[t('register.post')]).toContain(name);
      const item = items.find(({ id }) => id === record.id);
      const files = record.documents.flatMap(({ file }) =>
        file ? [`${t('register.pdf')}: ${record.title[lang]}`] : [],
      );
      const inRow = item
        ?.querySelectorAll('a[href^="/documents/"]')
        .map((link) => textOf(link).replace(/ \([^()]+\)$/, ''));
      expect(inRow, record.id).toEqual(files.slice(0, 1));
      const links = page.querySelectorAll('main a[href^="/documents/"]').map(textOf);
      expect(links.map((text) => text.startsWith(fill(t('register.viewPdf'), { title: record.title[lang] })))).toEqual(
        files.map(() => true),
      );
      const details = page.querySelector('main details:not([data-about-page])');
      expect(details !== null, record.id).toBe(orderFields(record).details !== undefined);
      for (const word of details ? folds : []) expect(textOf(details!.querySelector('summary'))).toContain(word);
      for (const sentence of orderFields(record).details ?? []) expect(textOf(details)).toContain(sentence[lang]);
    }
  });

  test.each(pages)('$route can be narrowed by post and year', ({ route, selection }) => {
    const { root } = builtPage(pathFor(route, lang));
    const records = recordsShown(selection);
    const orders = records.map((record) => ({ id: record.id, ...orderFields(record) }));
    // A short list has no form.
    expect(root.querySelector('[data-register-form]') !== null).toBe(records.length >= FILTER_FROM);
    if (records.length < FILTER_FROM) return;
    const values = (name: string) =>
      root
        .querySelectorAll(`select[name="${name}"] option`)
        .map((option) => option.getAttribute('value'))
        .filter(Boolean);
    // A list with one entry narrows nothing and is left out.
    const choices = (all: string[]) => (new Set(all).size > 1 ? [...new Set(all)].toSorted() : []);
    expect(values('post').toSorted()).toEqual(choices(orders.flatMap(({ posts }) => posts ?? [])));
    const years = records.map((record) => listDate(record).slice(0, 4)).filter(Boolean);
    expect(values('year').toSorted()).toEqual(choices(years));
    for (const post of values('post'))
      expect(
        root
          .querySelectorAll(`[data-register-list] > li[data-post~="${post}"]`)
          .map(({ id }) => id)
          .toSorted(),
      ).toEqual(
        orders
          .filter(({ posts }) => !posts || posts.includes(post!))
          .map(({ id }) => id)
          .toSorted(),
      );
  });

  test.each(['employee-orders', 'seniority-lists'] as const)(
    'the feed of %s lists the newest, without specimens',
    (register) => {
      const feed = parse(readFileSync(`dist/${lang}/feeds/${register}.xml`, 'utf8'));
      const real = catalogue.registers.get(register)!.filter(({ specimen }) => !specimen);
      const newest = real.toSorted(newestFirst).slice(0, 50);
      expect(feed.querySelectorAll('entry > link').map((link) => new URL(link.getAttribute('href')!).pathname)).toEqual(
        newest.map(({ id }) => recordPath(register, id, lang)),
      );
    },
  );

  test('every post of the bureau’s seniority lists has its list, once for each day, with the day on its page', () => {
    const { root } = builtPage(pathFor('employee/seniority', lang));
    const lists = catalogue.registers.get('seniority-lists');
    const hasSpecimens = lists.some(({ specimen }) => specimen);
    for (const { id, name, kind } of LISTED) {
      const post = catalogue.posts.get(id)!;
      expect(post.name.en).toContain(name);
      expect(post.kind, id).toBe(kind);
      const own = lists.filter(({ posts }) => posts.includes(id));
      // Once nothing is made up any more, only lists that the bureau has published are there.
      if (hasSpecimens) expect(own.length, id).toBeGreaterThan(0);
      for (const record of own) {
        const path = recordPath('seniority-lists', record.id, lang);
        expect(root.querySelectorAll(`main a[href="${path}"]`), record.id).toHaveLength(1);
        const { root: page } = builtHtml(`dist${path}index.html`);
        expect(textOf(page.querySelector(`main dl time[datetime="${record.asOn}"]`))).toBe(
          formatDate(record.asOn, lang),
        );
        expect(textOf(page.querySelector('main'))).toContain(t('register.asOn'));
        for (const other of ['role', 'arrangement'] as const)
          expect(textOf(page.querySelector('main')).includes(t(`posts.${other}`)), id).toBe(kind === other);
      }
    }
  });

  test('recruitment rules: every cadre post is named, with what is known of it or with whom to ask', () => {
    const { root } = builtPage(pathFor('employee/recruitment_rules', lang));
    const { known, others } = postsFor('recruitment', catalogue.posts, catalogue.registers);
    const names = root.querySelectorAll('figure tbody tr').map((row) => textOf(row.querySelector('th')));
    expect(names).toEqual(known.map(([, { name }]) => name[lang]));
    const rest = root.querySelector('figure > p');
    for (const [, { name }] of others) expect(textOf(rest)).toContain(name[lang]);
    expect(rest?.querySelector('a') != null).toBe(others.length > 0);
  });
});
