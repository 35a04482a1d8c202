import { expect } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { routeOf } from '../../src/addresses/routes.ts';
import { buildMoment } from '../../src/lib/build-moment.ts';
import { budgetOf, DATASET, LIST_ROW, noticeBytes, WHOLE_GUIDE } from '../support/budgets.ts';
import { isSampled, sampledLists, someLists } from '../support/built-pages.ts';
import { afterFirstView, firstView, sentBytes } from '../support/first-view.ts';
import { testOnEvery } from '../support/on-every.ts';
import { isThorough } from '../support/thorough.ts';

const lists = new Set(sampledLists().map(({ path }) => path));
const pages = everyHtmlPage(catalogue)
  .filter(({ kind, path }) => kind !== 'list' || lists.has(path))
  .filter(({ kind, id }) => kind !== 'crop-year' || isThorough || isSampled(id))
  .map(({ kind, id, lang, path }) => ({
    kind,
    id,
    route: kind === 'page' ? routeOf(id) : undefined,
    lang,
    path,
  }));
const builtAt = Date.parse(`${buildMoment()}+05:30`);
const rowsIn = (path: string) =>
  someLists()
    .find((page) => page.path === path)
    ?.root.querySelectorAll('tbody tr').length ?? 0;

testOnEvery(
  'a page is as light as it must be, with the fonts of a device that has none',
  pages,
  ({ kind, id, route, lang, path }) => {
    const budget = {
      ...budgetOf(route, lang, id),
      ...(kind === 'whole' && { bytes: WHOLE_GUIDE[lang] }),
      ...(kind === 'dataset' && { bytes: DATASET[lang] }),
    };
    const notices = noticeBytes(path);
    budget.bytes += notices + (kind === 'list' ? LIST_ROW * rowsIn(path) : 0);
    const files = [...firstView(path, lang), ...afterFirstView(path, builtAt)];
    const scripts = files.filter((address) => address.endsWith('.js'));
    const list = files.join(', ');
    expect(
      files.filter((address) => !address.startsWith('/')),
      'one host',
    ).toEqual([]);
    expect(files.filter((address) => address.endsWith('.css')).length, 'style files').toBeLessThanOrEqual(
      // A whole guide has what all its chapters have.
      notices > 0 || kind === 'whole' ? 3 : 2,
    );
    expect(files.filter((address) => address.endsWith('.woff2'))).toHaveLength(lang === 'en' ? 1 : 2);
    expect(scripts.length, list).toBeGreaterThan(0);
    expect(scripts.length, list).toBeLessThanOrEqual(budget.scripts);
    expect(sentBytes(scripts, budget.scriptBytes), list).toBeLessThanOrEqual(budget.scriptBytes);
    expect(sentBytes(files, budget.bytes), list).toBeLessThanOrEqual(budget.bytes);
    expect(files.length, list).toBeLessThanOrEqual(budget.requests);
    // A list of tenders on the last day of all of them, when its filter moves them.
    const moving = [...new Set([...files, ...afterFirstView(path, Infinity)])];
    expect(sentBytes(moving, budget.bytes), moving.join(', ')).toBeLessThanOrEqual(budget.bytes);
    expect(moving.length, moving.join(', ')).toBeLessThanOrEqual(budget.requests);
  },
);
