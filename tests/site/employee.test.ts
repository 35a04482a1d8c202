import { namesPosts } from '../../src/domain/posts.ts';
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
import { builtPage, textOf } from '../support/built-pages.ts';
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
    expect(items).toHaveLength(records.length);
    expect(textOf(root.querySelector('[data-register-status]'))).toContain(String(records.length));
    for (const record of records) {
      const item = items.find(({ id }) => id === record.id)!;
      const particulars = Object.fromEntries(
        item
          .querySelectorAll('dl > div')
          .map((each) => [textOf(each.querySelector('dt')), textOf(each.querySelector('dd'))]),
      );
      const names = orderFields(record).posts?.map((id) => catalogue.posts.get(id)!.name[lang]);
      expect(particulars[t('employee.order')], record.id).toBe(record.number);
      expect(particulars[t('register.date')], record.id).toBe(record.date && formatDocumentDate(record.date, lang));
      expect(particulars[t('register.post')], record.id).toBe(names?.join(', ') ?? t('employee.allPosts'));
      const links = item.querySelectorAll('a[href^="/documents/"]').map(textOf);
      expect(links.map((text) => text.startsWith(fill(t('register.viewPdf'), { title: record.title[lang] })))).toEqual(
        record.documents.filter(({ file }) => file).map(() => true),
      );
      const details = item.querySelector('details');
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

  test.each(['employee-orders', 'seniority-lists'] as const)('the feed of %s lists the newest', (register) => {
    const feed = parse(readFileSync(`dist/${lang}/feeds/${register}.xml`, 'utf8'));
    const newest = catalogue.registers.get(register)!.toSorted(newestFirst).slice(0, 50);
    expect(feed.querySelectorAll('entry > link').map((link) => link.getAttribute('href')!.split('#')[1])).toEqual(
      newest.map(({ id }) => id),
    );
  });

  test('every post of the bureau’s seniority lists has its list, with the day and a link to it', () => {
    const { root } = builtPage(pathFor('employee/seniority', lang));
    const rows = root.querySelectorAll('figure tbody tr');
    const listed = [...catalogue.posts].filter(([, { hasSeniorityList }]) => hasSeniorityList);
    expect(rows).toHaveLength(listed.length);
    for (const { id, name, kind } of LISTED) {
      const post = catalogue.posts.get(id)!;
      expect(post.name.en).toContain(name);
      expect(post.kind, id).toBe(kind);
      const row = rows.find((each) => textOf(each.querySelector('th')) === post.name[lang])!;
      const link = row.querySelector('a')!;
      const list = root.querySelector(
        `[data-register-list] > li${link.getAttribute('href')!.replace(/#(.+)/, '[id="$1"]')}`,
      )!;
      const record = catalogue.registers.get('seniority-lists')!.find((each) => each.id === list.id)!;
      expect(textOf(link)).toBe(`${t('posts.view')}: ${post.name[lang]}`);
      expect(record.posts).toEqual([id]);
      for (const place of [row, list]) {
        const day = place.querySelectorAll('time').find((time) => time.getAttribute('datetime') === record.asOn);
        expect(textOf(day!), id).toBe(formatDate(record.asOn!, lang));
      }
      expect(textOf(list)).toContain(t('register.asOn'));
      for (const other of ['role', 'arrangement'] as const)
        expect(textOf(row).includes(t(`posts.${other}`)), id).toBe(kind === other);
    }
  });

  test('recruitment rules: every cadre post is named, and a missing text is called missing', () => {
    const { root } = builtPage(pathFor('employee/recruitment_rules', lang));
    const rows = root.querySelectorAll('figure tbody tr');
    const cadre = [...catalogue.posts.values()].filter(({ kind }) => kind === 'cadre');
    expect(rows.map((row) => textOf(row.querySelector('th')))).toEqual(cadre.map(({ name }) => name[lang]));
    const real = catalogue.registers
      .get('employee-orders')!
      .filter(({ kind, posts, specimen }) => kind === 'recruitment' && posts && !specimen);
    expect(rows.filter((row) => textOf(row.querySelectorAll('td').at(-1)!).includes(t('posts.notFound')))).toHaveLength(
      cadre.length - new Set(real.flatMap(({ posts }) => posts!)).size,
    );
  });
});
