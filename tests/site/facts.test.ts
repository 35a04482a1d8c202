import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { pageNotes } from '../../src/content/page-notes.ts';
import { pathFor, routeOf } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

const uses = catalogue.pages.flatMap((page) =>
  partsOf(page)
    .filter(({ name }) => name === 'Fact')
    .map(({ attributes }) => ({ id: attributes['id']!, page, path: pathFor(page.id, page.lang) })),
);

test('pages print their facts', () => {
  expect(uses.length).toBeGreaterThan(0);
  for (const { id, page, path } of uses) {
    const fact = catalogue.facts.get(id)!;
    const main = textOf(builtPage(path).root.querySelector('main'));
    expect(main, `${path} ${id}`).toContain(formatFact(fact, page.lang));
  }
});

test('the words for the bureau’s own text stand for “spec”, which no reader sees', () => {
  for (const { path } of uses) {
    const sources = builtPage(path).root.querySelectorAll('main li').map(textOf);
    expect(sources).not.toContain('spec');
  }
});

test('a page with figures of an earlier crop year says so in one line, and whom to ask', () => {
  for (const page of catalogue.pages) {
    const path = pathFor(page.id, page.lang);
    const line = builtPage(path).root.querySelector('main [data-awaited]');
    const { awaited } = pageNotes(page.id, page.lang);
    const isShown = awaited !== undefined && routeOf(page.id).view === undefined;
    expect(line?.getAttribute('data-awaited'), path).toBe(isShown ? awaited.awaited : undefined);
    if (!isShown) continue;
    for (const year of [awaited.awaited, ...awaited.shown]) expect(textOf(line), path).toContain(year);
    expect(line!.querySelectorAll('a').length, path).toBeGreaterThan(0);
  }
});
