import { expect, test } from 'vitest';
import { LANGS } from '../../src/language/lang.ts';
import { pathFor } from '../../src/addresses/routes.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { readExpected } from '../support/expected.ts';

const statements = readExpected<{ page: string; en: string; hi: string }>('statements');

test.each(statements)('$page says “$en” (section $spec)', (statement) => {
  for (const lang of LANGS) {
    const text = textOf(builtPage(pathFor(statement.page, lang)).root.querySelector('main'));
    expect(text).toMatch(new RegExp(statement[lang], 'i'));
  }
});
