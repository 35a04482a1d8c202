import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { withOwnHashes } from './plain-pages.ts';

test('a page allows its own scripts and styles and no others', () => {
  const mark = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const page = (policy: string) =>
    `<meta http-equiv="content-security-policy" content="script-src 'self'${policy}"><script>one()\n</script><style>a{}</style>`;
  const all = ['one()\n', 'other()', 'a{}'].map((text) => ` ${mark(text)}`).join('');
  expect(withOwnHashes(page(all))).toBe(page(` ${mark('one()\n')} ${mark('a{}')}`));
});
