import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtHtml, everyBuiltHtmlPage } from '../support/built-pages.ts';

const validator = new HtmlValidate({
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
});

const documents = [
  ...everyBuiltHtmlPage(),
  ...['404', 'index'].map((name) => ({ path: `/${name}.html`, ...builtHtml(`dist/${name}.html`) })),
];

/** The engine writes the loader of its islands where the first one stands; where a style may stand is its own affair. */
function withoutIslandLoader(html: string): string {
  return html.replace(/<style>astro-island[^<]*<\/style>(?:<script>[\s\S]*?<\/script>)*/, '');
}

test.each(documents)('$path is valid HTML', async ({ path, html }) => {
  const report = await validator.validateString(withoutIslandLoader(html), path);
  const faults = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  expect(faults).toEqual([]);
});
