import { expect, test } from 'vitest';
import { catalogue } from '../../src/content/catalogue.ts';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { routeOf } from '../../src/addresses/routes.ts';
import { ALLOWANCE, budgetOf, TO_BE_CUT } from '../support/budgets.ts';
import { firstView, sentBytes } from '../support/first-view.ts';

const pages = everyHtmlPage(catalogue).map(({ kind, id, lang, path }) => ({
  route: kind === 'page' ? routeOf(id) : undefined,
  lang,
  path,
}));

test.each(pages)(
  '$path is as light as it must be, with the fonts of a device that has none',
  ({ route, lang, path }) => {
    const budget = budgetOf(route, lang);
    const files = firstView(path, lang);
    const scripts = files.filter((address) => address.endsWith('.js'));
    const list = files.join(', ');
    expect(
      files.filter((address) => !address.startsWith('/')),
      'one host',
    ).toEqual([]);
    expect(
      files.filter((address) => address.endsWith('.css')),
      'one style file',
    ).toHaveLength(1);
    expect(files.filter((address) => address.endsWith('.woff2'))).toHaveLength(lang === 'en' ? 1 : 2);
    expect(scripts.length, list).toBeGreaterThan(0);
    expect(scripts.length, list).toBeLessThanOrEqual(budget.scripts);
    expect(sentBytes(scripts), list).toBeLessThanOrEqual(budget.scriptBytes);
    const isLong = TO_BE_CUT.includes(path);
    expect(sentBytes(files), list).toBeLessThanOrEqual(budget.bytes + (isLong ? ALLOWANCE : 0));
    expect(files.length, list).toBeLessThanOrEqual(budget.requests);
  },
);
