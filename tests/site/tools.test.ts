import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { pathFor } from '../../src/addresses/routes.ts';
import { LANGS } from '../../src/language/lang.ts';
import { builtPage, textOf } from '../support/built-pages.ts';
import { TOOLS } from '../support/tools.ts';

describe.each(LANGS)('in %s', (lang) => {
  test.each(TOOLS)(
    '$id says without scripts what to do instead, with links to what is on its page',
    ({ id, route }) => {
      const { root } = builtPage(pathFor(route, lang));
      expect(root.getElementById(id)).toBeTruthy();
      const line = parse(root.querySelector('article noscript')?.innerHTML ?? '');
      expect(textOf(line)).not.toBe('');
      for (const link of line.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        expect(href).toMatch(/^#./);
        expect(root.getElementById(href.slice(1)), href).toBeTruthy();
      }
    },
  );
});
