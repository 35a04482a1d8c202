import { describe, expect, test } from 'vitest';
import { HTMLElement } from 'node-html-parser';
import { addressesOf } from '../../src/content/addresses.ts';
import { askLinkOf } from '../../src/content/ask.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { PART_NOTES } from '../../src/content/part-notes.ts';
import { pageIn } from '../../src/content/page-in.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { recordsShown } from '../../src/content/register-pages.ts';
import { selectionsOn } from '../../src/content/read-page.ts';
import { otherLang } from '../../src/language/lang.ts';
import { PARTS } from '../../src/parts/registry.ts';
import { dataFilePath } from '../../src/addresses/datasets.ts';
import { builtPage, everyBuiltHtmlPage, everyBuiltPage, textOf } from '../support/built-pages.ts';
import { contentPage } from '../support/content-pages.ts';
import { testOnEvery } from '../support/on-every.ts';

const foldOf = (root: HTMLElement) => root.querySelectorAll('[data-about-page]');
/** Names of the sources at the end of a page. */
const sourcesIn = (root: HTMLElement) => root.querySelectorAll('[data-about-page] [data-sources] > li').map(textOf);

/** The last element of a part of the page, however deep. */
function* lastElements(element: HTMLElement): Generator<HTMLElement> {
  let last: HTMLElement | undefined = element;
  while ((last = last.children.at(-1))) yield last;
}

test('every part says what it tells about itself, if only that it tells nothing', () => {
  expect(Object.keys(PART_NOTES).toSorted()).toEqual(Object.keys(PARTS).toSorted());
});

describe('every page', () => {
  const pages = everyBuiltHtmlPage();

  testOnEvery('ends with one closed fold', pages, ({ root }) => {
    expect(foldOf(root)).toHaveLength(1);
    const [fold] = foldOf(root);
    expect(fold!.tagName).toBe('DETAILS');
    expect(fold!.hasAttribute('open')).toBe(false);
    // Nothing of `main` comes after it.
    expect([...lastElements(root.querySelector('main')!)].includes(fold!)).toBe(true);
    expect(textOf(fold!.querySelector('summary'))).toMatch(/\d{4}/);
  });

  testOnEvery('leads from each sign of a doubt to a line of the fold', pages, ({ root }) => {
    const marks = root.querySelectorAll('main [data-doubt]').map((mark) => mark.getAttribute('href')!);
    const here = new Set(marks.filter((href) => href.startsWith('#')).map((href) => href.slice(1)));
    const lines = root.querySelectorAll('[data-about-page] [id^="doubt-"]').map(({ id }) => id);
    expect([...here].filter((id) => !lines.includes(id))).toEqual([]);
    expect(lines).toHaveLength(new Set(lines).size);
  });

  testOnEvery('has lists of sources and files in the fold only', pages, ({ path, root }) => {
    const outside = root
      .querySelectorAll('main [data-sources], main figure a[download]')
      .filter((element) => !element.closest('[data-about-page]'));
    const isListOfFiles = path.includes('4_1b14');
    expect(isListOfFiles ? [] : outside.map(textOf)).toEqual([]);
  });

  testOnEvery('numbers no source twice', pages, ({ root }) => {
    const sources = sourcesIn(root);
    expect(sources).toEqual([...new Set(sources)]);
  });

  testOnEvery('has no table that is more than half empty', pages, ({ root }) => {
    for (const table of root.querySelectorAll('main table')) {
      const cells = table.querySelectorAll('tbody tr:not([hidden]) td:not([hidden])');
      const empty = cells.filter((cell) => /^(–.*)?$/.test(textOf(cell)) || cell.querySelector('[class*="empty"]'));
      expect(empty.length * 2, textOf(table.querySelector('caption'))).toBeLessThanOrEqual(cells.length);
    }
  });
});

describe('the sources of every page', () => {
  const pages = everyBuiltPage();

  testOnEvery('are all in its fold: those its editor named, and those of its parts', pages, ({ route, lang, root }) => {
    const listed = sourcesIn(root);
    const page = pageIn(route.id, lang);
    const named = contentPage(route.id, lang).meta.sources.map(({ label }: { label: string }) => label);
    const used = partsOf(page).flatMap(({ name, attributes: { id = '', table = '' } }) => {
      if (name === 'Fact') return catalogue.facts.get(id)!.source;
      if (name === 'Procedure') return catalogue.procedures.get(id)!.source;
      if (name === 'Timeline') return catalogue.timelines.get(id)!.flatMap(({ source }) => source);
      const figures = catalogue.tables.get(
        name === 'Table' ? id : name === 'Chart' || name === 'Quantities' ? table : '',
      );
      return figures ? [...figures.source, ...figures.rows.flatMap(({ source }) => source)] : [];
    });
    const records = selectionsOn(page)
      .flatMap((selection) => recordsShown(selection))
      .flatMap(({ source, specimen }) => (specimen ? [] : source));
    const ids = [...used, ...records].filter((id) => id !== 'specimen');
    // A name of the editor may say more, in one of the languages: “the Rules, rule 8” for “the Rules”.
    const isListed = (id: string) => {
      const { label } = catalogue.sources.get(id)!;
      const elsewhere = contentPage(route.id, otherLang(lang)).meta.sources;
      return (
        listed.some((each) => each.startsWith(label[lang])) ||
        elsewhere.some((each) => each.label.startsWith(label[otherLang(lang)]))
      );
    };
    expect(ids.filter((id) => !isListed(id))).toEqual([]);
    expect(named.filter((label) => !listed.some((each) => each.startsWith(label)))).toEqual([]);
  });

  testOnEvery('stand with the files of its tables', pages, ({ route, lang, root }) => {
    const files = root.querySelectorAll('[data-about-page] a[download]').map((link) => link.getAttribute('href'));
    for (const { name, attributes } of partsOf(pageIn(route.id, lang)))
      if (name === 'Table') expect(files).toContain(dataFilePath(attributes['id']!, 'csv', lang));
  });
});

test('a page with a chart of a table has the table once, closed below it', () => {
  const pages = everyBuiltPage().filter(({ root }) => root.querySelector('main details > figure[id^="table-"]'));
  expect(pages.length).toBeGreaterThan(0);
  for (const { root, path } of pages) {
    const ids = root.querySelectorAll('main figure[id^="table-"]').map(({ id }) => id);
    expect(ids, path).toHaveLength(new Set(ids).size);
  }
});

test('the fold of a page says what is missing and leads to who can tell', () => {
  const partial = catalogue.pages.filter(({ meta }) => meta && meta.gaps.length > 0);
  expect(partial.length).toBeGreaterThan(0);
  for (const { id, lang, meta } of partial) {
    const path = addressesOf('page', catalogue).find((each) => each.id === id && each.lang === lang)!.path;
    const { root } = builtPage(path);
    const [fold] = foldOf(root);
    for (const { what, ask } of meta!.gaps) {
      expect(textOf(fold), path).toContain(what);
      expect(fold!.querySelector(`a[href="${askLinkOf(ask, lang).href}"]`), path).not.toBeNull();
    }
  }
});
