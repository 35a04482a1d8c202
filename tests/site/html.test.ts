import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect } from 'vitest';
import { everyHtmlPage } from '../../src/content/addresses.ts';
import { catalogue } from '../../src/content/catalogue.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtHtml, everyBuilt, someLists } from '../support/built-pages.ts';
import { testOnEvery } from '../support/on-every.ts';
import { hasTurn, someOf } from '../support/thorough.ts';

const CONFIG: ConfigData = {
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // How the engine writes HTML is its own affair; these are style, not validity.
    'no-trailing-whitespace': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    // Telephone numbers stand in their own element already.
    'tel-non-breaking': 'off',
    // Rows of some tables are laid out as blocks on a phone; the roles keep their meaning (see DataTable).
    'no-redundant-role': 'off',
    'no-inline-style': 'error',
  },
};
// No search for a file of settings beside each page.
const validator = new HtmlValidate(new StaticConfigLoader(CONFIG));

/**
 * Every third page of the site is looked at, of pages made from data, such as one for each record, every so many-th, and of each one language, by
 * turns; all of them in both in `npm run test:all`.
 */
const STEP = 4;
const MANY = ['record', 'substance'];

const documents = [
  ...[...new Set(everyHtmlPage(catalogue).map(({ kind }) => kind))].flatMap((kind) =>
    LANGS.flatMap((lang) => {
      const ofKind = (kind === 'list' ? someLists() : everyBuilt(kind)).filter((page) => page.lang === lang);
      const step = kind === 'list' ? 1 : kind === 'page' ? 3 : MANY.includes(kind) ? 3 * STEP : STEP;
      const pages = someOf(ofKind, step);
      // Both languages are made by the same views, and have the same elements: `twins.test.ts`.
      const inTurn = pages.filter((_, index) => hasTurn(lang, index));
      // The frame is the same on all pages: `pages.test.ts`.
      return inTurn.map(({ path, html }, index) => ({ path, html: index === 0 ? html : withoutFrame(html) }));
    }),
  ),
  ...['404', 'index'].map((name) => ({ path: `/${name}.html`, html: builtHtml(`dist/${name}.html`).html })),
];

/** Head and main part of a document. */
function withoutFrame(html: string): string {
  const end = '</main>';
  return `${html.slice(0, html.indexOf('<header'))}${html.slice(html.indexOf('<main'), html.lastIndexOf(end))}${end}</body></html>`;
}

/** The engine writes the loader of its islands where the first one stands; where a style may stand is its own affair. */
function withoutIslandLoader(html: string): string {
  return html.replace(/<style>astro-island[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)*/, '');
}

testOnEvery('a page is valid HTML', documents, async ({ path, html }) => {
  const report = await validator.validateString(withoutIslandLoader(html), path);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(faults).toEqual([]);
});
