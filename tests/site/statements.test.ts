import { expect, test } from 'vitest';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor, routesBelow } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpected } from '../support/expected.ts';

const statements = readExpected<{ page: string; en: string; hi: string }>('statements');

test.each(statements)('$page, or a chapter of it, says “$en” (section $spec)', (statement) => {
  for (const lang of LANGS) {
    const text = [statement.page, ...routesBelow(statement.page)]
      .map((route) => textOf(builtPage(pathFor(route, lang)).root.querySelector('main')))
      .join('\n');
    expect(text).toMatch(new RegExp(statement[lang], 'i'));
  }
});
