import { namesPosts } from '../../src/domain/posts.ts';
import type { RegisterRecord } from '../../src/schemas/record.ts';
import { readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { recordsShown, registerPages } from '../../src/content/register-pages.ts';
import { formatDate, formatDocumentDate } from '../../src/language/format.ts';
import { LANGS } from '../../src/language/lang.ts';
import { translator } from '../../src/words/strings.ts';
import { newestFirst } from '../../src/domain/register-records.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

/** The posts of which the bureau keeps a seniority list. Written by hand: nothing else may decide it. */
const LISTED = {
  'sub-inspector': 'Sub-Inspector',
  inspector: 'Inspector',
  superintendent: 'Superintendent',
  'district-opium-officer': 'District Opium Officer (DOO)',
  'upper-division-clerk': 'Upper Division Clerk',
  'lower-division-clerk': 'Lower Division Clerk',
  stenographer: 'Stenographer',
  driver: 'Driver',
  havildar: 'Havildar',
  'administrative-officer': 'Administrative Officer',
  'private-secretary': 'Private Secretary',
  'multi-tasking-staff': 'Multi-Tasking Staff',
  translator: 'Translator',
  'senior-translation-officer': 'Senior Translation Officer',
  'liaison-officer': 'Liaison Officer for caste matters (SC/ST/OBC)',
  'charge-head': 'Charge Head',
  'link-officer': 'Link Officer',
  'additional-charge': 'Additional Charge',
};
const NOT_CADRE = ['liaison-officer', 'charge-head', 'link-officer', 'additional-charge'];

const pages = registerPages.filter(({ route }) => route.startsWith('employee/'));

test('the ten pages for employees are registers', () => {
  expect(pages.map(({ route }) => route.replace('employee/', ''))).toEqual([
    'vacancy',
    'transfer_posting',
    'agt',
    'promotions',
    'Charges_Emp',
    'Deptexam_promotion',
    'macp',
    'seniority',
    'recruitment_rules',
    'misc',
  ]);
});

/** The fields that only orders and seniority lists have. */
function orderFields(record: RegisterRecord) {
  return namesPosts(record) ? { posts: record.posts, details: record.details } : {};
}

describe.each(LANGS)('the pages for employees in %s', (lang) => {
  const t = translator(lang);
  const words =
    lang === 'en'
      ? { order: 'Order', dated: 'Dated', post: 'Post', asOn: 'As on', view: 'View', pdf: 'View PDF' }
      : { order: 'आदेश', dated: 'दिनांक', post: 'पद', asOn: 'स्थिति की तिथि', view: 'देखें', pdf: 'पीडीएफ देखें' };
  const folds = lang === 'en' ? ['Read more', 'Read less'] : ['और पढ़ें', 'कम पढ़ें'];

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
      expect(particulars, record.id).toMatchObject({
        [words.order]: record.number,
        [words.dated]: formatDocumentDate(record.date!, lang),
        [words.post]: names?.join(', ') ?? t('employee.allPosts'),
      });
      const links = item.querySelectorAll('a[href^="/documents/"]').map(textOf);
      expect(links.map((text) => text.startsWith(`${words.pdf}: ${record.title[lang]}`))).toEqual(
        record.documents.filter(({ file }) => file).map(() => true),
      );
      const details = item.querySelector('details');
      expect(details !== null, record.id).toBe(orderFields(record).details !== undefined);
      for (const word of details ? folds : []) expect(textOf(details!.querySelector('summary'))).toContain(word);
      for (const sentence of orderFields(record).details ?? []) expect(textOf(details)).toContain(sentence[lang]);
    }
  });

  test.each(pages)(
    '$route can be narrowed by post and year, and has something to read more of',
    ({ route, selection }) => {
      const { root } = builtPage(pathFor(route, lang));
      const records = recordsShown(selection).map((record) => ({ id: record.id, ...orderFields(record) }));
      const values = (name: string) =>
        root
          .querySelectorAll(`select[name="${name}"] option`)
          .map((option) => option.getAttribute('value'))
          .filter(Boolean);
      expect(values('post').toSorted()).toEqual([...new Set(records.flatMap(({ posts }) => posts ?? []))].toSorted());
      expect(values('year').length).toBeGreaterThan(1);
      for (const post of values('post'))
        expect(
          root
            .querySelectorAll(`[data-register-list] > li[data-post~="${post}"]`)
            .map(({ id }) => id)
            .toSorted(),
        ).toEqual(
          records
            .filter(({ posts }) => !posts || posts.includes(post!))
            .map(({ id }) => id)
            .toSorted(),
        );
      expect(records.some(({ details }) => details)).toBe(true);
    },
  );

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
    expect(rows).toHaveLength(Object.keys(LISTED).length);
    for (const [id, name] of Object.entries(LISTED)) {
      const post = catalogue.posts.get(id)!;
      expect(post.name.en).toBe(name);
      const row = rows.find((each) => textOf(each.querySelector('th')) === post.name[lang])!;
      const link = row.querySelector('a')!;
      const list = root.querySelector(
        `[data-register-list] > li${link.getAttribute('href')!.replace(/#(.+)/, '[id="$1"]')}`,
      )!;
      const record = catalogue.registers.get('seniority-lists')!.find((each) => each.id === list.id)!;
      expect(textOf(link)).toBe(`${words.view}: ${post.name[lang]}`);
      expect(record.posts).toEqual([id]);
      for (const place of [row, list]) {
        const day = place.querySelectorAll('time').find((time) => time.getAttribute('datetime') === record.asOn);
        expect(textOf(day!), id).toBe(formatDate(record.asOn!, lang));
      }
      expect(textOf(list)).toContain(words.asOn);
      expect(textOf(row).includes(t(id === 'additional-charge' ? 'posts.arrangement' : 'posts.role')), id).toBe(
        NOT_CADRE.includes(id),
      );
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
