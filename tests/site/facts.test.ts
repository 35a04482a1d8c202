import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { formatFact } from '../../src/words/format-fact.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { pathFor } from '../../src/addresses/routes.ts';
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
