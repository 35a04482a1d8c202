import { expect, test } from 'vitest';
import { pathFor } from '../../src/addresses/routes.ts';
import { feedPath } from '../../src/addresses/registers.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { awaitedNow, policyYear } from '../../src/content/awaited-crop-year.ts';
import { pageIn } from '../../src/content/page-in.ts';
import { partsOf } from '../../src/content/read-page.ts';
import { formatDocumentDate } from '../../src/language/format.ts';
import { type Lang, LANGS } from '../../src/language/lang.ts';
import { builtPage, textOf } from '../support/built-pages.ts';

const partsIn = (id: string, lang: Lang) => partsOf(pageIn(id, lang)).map(({ name }) => name);

test('pages say in one line what of the running crop year is not out, when the last came, and how to be told', () => {
  const awaited = awaitedNow();
  const saying = catalogue.pages.filter(({ meta }) => meta?.awaitsYear);
  expect(saying.length).toBeGreaterThan(0);
  for (const { id, lang, meta } of catalogue.pages) {
    const path = pathFor(id, lang);
    const line = builtPage(path).root.querySelector('main [data-awaits]');
    const hasLists = partsIn(id, lang).includes('Cultivators');
    const isSaid = meta?.awaitsYear || (hasLists && awaited?.missing !== 'policy');
    const year = isSaid ? awaited?.year : undefined;
    expect(line?.getAttribute('data-awaits'), path).toBe(year);
    if (!line || !awaited) continue;
    expect(textOf(line), path).toContain(awaited.year);
    const links = line.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links, path).toContain(feedPath('policies', lang));
    // The page of the lists says it beside the year of the newest.
    if (hasLists) continue;
    if (awaited.last) expect(textOf(line), path).toContain(formatDocumentDate(awaited.last.date, lang));
    expect(links[0], path).toContain(pathFor('about/contact', lang));
  }
});

test('the newest policy on the policy page is that of the register', () => {
  for (const lang of LANGS) {
    const note = builtPage(pathFor('opium/Policy', lang)).root.querySelector('main [role=note]');
    expect(textOf(note)).toContain(policyYear());
  }
});
