import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { inlineCodeOf } from './built-pages.ts';

const codeIn = (html: string) => inlineCodeOf(parse(`<head>${html}</head>`));

test('a block of linked data is no script; whatever could run or apply is', () => {
  expect(
    codeIn('<script type="application/ld+json">{"@type":"WebPage"}</script><script src="/a.js"></script>'),
  ).toEqual([]);
  for (const type of [
    '',
    ' type="module"',
    ' type="application/json"',
    ' type="text/javascript"',
    ' type="speculationrules"',
  ])
    expect(codeIn(`<script${type}>planted()</script>`), type).toEqual(['planted()']);
  expect(codeIn('<style>p{}</style>')).toEqual(['p{}']);
});
