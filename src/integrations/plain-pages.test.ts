import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnHashes, withoutReactMarks } from './plain-pages.ts';

test('a page allows its own scripts and styles and no others', () => {
  const mark = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = (policy: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}"><script>one()\n</script><style>a{}</style>`;
  const all = ['one()\n', 'other()', 'a{}'].map((text) => ` ${mark(text)}`).join('');
  expect(withOwnHashes(page(all))).toBe(page(` ${mark('one()\n')} ${mark('a{}')}`));
});

test('what React writes for itself is gone, except in islands, and nothing else', () => {
  const text = '<p data-fold="true" data-print="hide" aria-hidden="true">one<!-- --> two <!-- kept --></p>';
  const island = `<astro-island props="{}">${text}</astro-island>`;
  expect(withoutReactMarks(text + island + text)).toBe(
    `<p data-fold data-print="hide" aria-hidden="true">one two <!-- kept --></p>${island}<p data-fold data-print="hide" aria-hidden="true">one two <!-- kept --></p>`,
  );
  const script = `<script>const a = '<!-- --> data-a="true" ';</script>`;
  expect(withoutReactMarks(script)).toBe(script);
});
