import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { inlineScriptsOf, inlineStylesOf } from './built-pages.ts';

const scriptsIn = (html: string) => inlineScriptsOf(parse(`<head>${html}</head>`));

test('a block of linked data is no script; whatever could run is', () => {
  expect(
    scriptsIn('<script type="application/ld+json">{"@type":"WebPage"}</script><script src="/a.js"></script>'),
  ).toEqual([]);
  for (const type of [
    '',
    ' type="module"',
    ' type="application/json"',
    ' type="text/javascript"',
    ' type="speculationrules"',
  ])
    expect(scriptsIn(`<script${type}>planted()</script>`), type).toEqual(['planted()']);
});

test('styles are found wherever they stand', () => {
  expect(inlineStylesOf('<style>p{}</style><body><style media="print">a{}</style>')).toEqual(['p{}', 'a{}']);
});
