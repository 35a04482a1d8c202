import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { inlineScriptsOf, inlineStylesOf } from './built-pages.ts';

const headOf = (html: string) => parse(`<head>${html}</head>`);
const codeIn = (html: string) => inlineScriptsOf(headOf(html));

test('a block of linked data is no script; whatever could run is; styles stand apart', () => {
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
  expect(codeIn('<style>p{}</style>')).toEqual([]);
  expect(inlineStylesOf(headOf('<style>p{}</style>'))).toEqual(['p{}']);
});
