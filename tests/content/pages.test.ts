import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { DEVANAGARI_OF_HINDI, devanagariShare } from '../../src/i18n/devanagari.ts';
import { LANGS } from '../../src/i18n/lang.ts';
import { ROUTES, routeOf } from '../../src/routes.ts';
import { contentPage, everyContentPage } from '../support/content-pages.ts';

/** Latin that may stand in Hindi text: clause numbers in Roman numerals, and the exact name of the stored value. */
const LATIN_IN_HINDI = /\((?:x{0,3}(?:ix|iv|v?i{0,3}))\)|`lang`/g;

const UNFINISHED = /under construction|coming soon|lorem ipsum|निर्माणाधीन|शीघ्र आ रहा/i;

describe('every page of the route table', () => {
  test('has its two files, and no file stands without a route', () => {
    const expected = ROUTES.flatMap(({ id }) => LANGS.map((lang) => `${id}/${lang}.mdx`));
    const actual = readdirSync('content/pages', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.\w+$/.test(file),
    );
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  test.each(LANGS)('has a title and a summary of its own (%s)', (lang) => {
    for (const field of ['title', 'summary'] as const) {
      const values = ROUTES.map(({ id }) => contentPage(id, lang).meta[field]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  test.each(everyContentPage())('$file says something finished', ({ meta, body }) => {
    expect(`${meta.title} ${meta.summary} ${body}`).not.toMatch(UNFINISHED);
    expect(body.trim().length).toBeGreaterThan(100);
  });
});

describe('the two languages of a page', () => {
  test.each(ROUTES)('$id: same headings, lists, links and figures', ({ id }) => {
    const [en, hi] = LANGS.map((lang) => outline(contentPage(id, lang).body));
    expect(hi).toEqual(en);
  });

  test.each(ROUTES)('$id: same provider, review date and sources', ({ id }) => {
    const [en, hi] = LANGS.map((lang) => contentPage(id, lang).meta);
    expect(hi?.provider).toBe(en?.provider);
    expect(hi?.reviewed).toBe(en?.reviewed);
    expect(hi?.hasNoEntries).toBe(en?.hasNoEntries);
    expect(hi?.sources.map(({ url }) => url)).toEqual(en?.sources.map(({ url }) => url));
  });

  test.each(ROUTES)('$id: the Hindi is Hindi throughout', ({ id }) => {
    const { meta, body } = contentPage(id, 'hi');
    const labels = meta.sources.map(({ label }) => label).join(' ');
    const words = `${meta.title} ${meta.menuLabel ?? ''} ${meta.summary} ${labels} ${withoutTags(body)}`;
    expect(devanagariShare(words)).toBeGreaterThan(0.95);
    expect(words.replace(LATIN_IN_HINDI, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([]);
  });

  test.each(ROUTES)('$id: the Hindi needs no letter that the fallback font lacks', ({ id }) => {
    const { meta, body } = contentPage(id, 'hi');
    const known = new Set(DEVANAGARI_OF_HINDI);
    const used = [...(JSON.stringify(meta) + body)].filter((letter) => /[\u0900-\u097F]/.test(letter));
    expect(used.filter((letter) => !known.has(letter))).toEqual([]);
  });
});

test.each(everyContentPage())('$file links only to pages that exist', ({ body }) => {
  for (const target of linkTargets(body)) expect(() => routeOf(target)).not.toThrow();
  expect(body, 'links to pages are written with RouteLink').not.toMatch(/\]\(|<a\b/);
});

function outline(body: string) {
  const lines = body.split('\n');
  return {
    headings: lines.filter((line) => /^#{2,3} /.test(line)).map((line) => line.indexOf(' ')),
    listItems: lines.filter((line) => /^\s*(-|\d+\.) /.test(line)).length,
    links: linkTargets(body),
    figures: (withoutTags(body).match(/\d+(?:[.,]\d+)*/g) ?? []).toSorted(),
  };
}

function linkTargets(body: string): string[] {
  return [...body.matchAll(/<RouteLink to="([^"]+)"/g)].map(([, target]) => target ?? '');
}

function withoutTags(body: string): string {
  return body.replace(/<[^>]+>/g, ' ');
}
