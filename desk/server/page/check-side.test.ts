import { expect, test } from 'vitest';
import type { Lang } from '../../../src/language/lang.ts';
import { avoidedWords } from '../../../src/text/voice.ts';
import type { Wanted } from '../../model/page-api.ts';
import { checkSide, readableBlocks } from './check-side.ts';

const PAGE = `---
title: Words
summary: A summary that is long enough to be a summary.
shape: chapter
provider: opium
reviewed: '2026-11-17'
---
## One

First.

<Callout kind="note" title="T">

Second.

</Callout>
`;

const find = avoidedWords([{ en: 'opium poppy', hi: 'अफीम पोस्त', avoid: ['opium plant'] }]);

function check(
  edit: (wanted: Wanted[]) => Wanted[],
  fields: Record<string, string> = {},
  text = PAGE,
  lang: Lang = 'en',
) {
  const blocks = edit(readableBlocks(text).map((_, block) => ({ block })));
  return checkSide(lang, 'pages/a/b/en.mdx', text, { was: '', fields, blocks }, find);
}
const said = (text: string) => {
  const { remarks, isReadable } = check((wanted) => wanted.with(1, { block: 1, text }));
  return [isReadable, remarks.map(({ code, block }) => [code, block])];
};

test('a good edit has nothing to say', () => {
  expect(said('Third with <Fact id="x" /> and <RouteLink to="a/b">words</RouteLink>.')).toEqual([true, []]);
  expect(check((wanted) => wanted).text).toBe(PAGE);
});

test.each([
  ['An open <Fact id="x">', 'page-part-open'],
  ['An open <b tag', 'page-less-than'],
  ['A brace { here', 'page-brace'],
  ['A brace {here}', 'prose-braces'],
  ['3 <4', 'page-less-than'],
  ['<Nothing />', 'part-unknown'],
  ['[a](https://example.com)', 'prose-link'],
  ['</Callout>', 'page-part-not-begun'],
  ['<Fact {...run()} id="x" />', 'prose-braces'],
  ['<Fact id={run()} />', 'prose-braces'],
])('%s is named at its block, and not saved', (text, code) => {
  expect(said(text)).toEqual([false, [[code, 1]]]);
});

test.each([
  ['en', 'The opium plant', 'words-glossary'],
  ['en', 'It costs Rs. 25 now', 'page-amount'],
  ['en', 'An अ in English', 'hindi-in-english'],
  ['hi', 'एक word यहां', 'latin-left'],
  ['hi', 'अधिनियम, 1985।', 'words-danda'],
  ['hi', 'यह साज़िश है', 'words-dot'],
  ['en', 'Read section 5 and 8', 'words-number'],
] as const)('%s: “%s” is named while it is typed, and can be saved', (lang, text, code) => {
  const { remarks, isReadable } = check((wanted) => wanted.with(1, { block: 1, text }), {}, PAGE, lang);
  expect(remarks.map((remark) => [remark.code, remark.block])).toEqual([[code, 1]]);
  expect(isReadable).toBe(true);
});

test('a mark before the first letter, and line ends of Windows, stay and are in nobody’s way', () => {
  for (const page of [`\uFEFF${PAGE}`, PAGE.replaceAll('\n', '\r\n')]) {
    const { text, isReadable, remarks } = check(
      (wanted) => wanted.with(1, { block: 1, text: 'Other.' }),
      { title: 'New words' },
      page,
    );
    expect(remarks).toEqual([]);
    expect(isReadable).toBe(true);
    expect(text).toBe(page.replace('First.', 'Other.').replace('title: Words', 'title: New words'));
  }
});

test('a part whose end was taken away is named at a block', () => {
  const { remarks, isReadable } = check((wanted) => wanted.slice(0, 4));
  expect(isReadable).toBe(false);
  expect(remarks).toHaveLength(1);
  expect(remarks[0]).toMatchObject({ code: 'page-part-open' });
  expect(remarks[0]?.text.hi).toMatch(/[ऀ-ॿ]/);
});

test('a mistake in a field is said at it, and saved; a top that is no YAML is not', () => {
  const short = check((wanted) => wanted, { summary: 'short' });
  expect(short.remarks).toMatchObject([{ field: 'summary', code: 'summary-short' }]);
  expect(short.isReadable).toBe(true);
  expect(check((wanted) => wanted, { gaps: '- what: "x' }).isReadable).toBe(false);
});

test('prose that was broken elsewhere is one block, which can be mended', () => {
  const broken = PAGE.replace('</Callout>', '');
  expect(readableBlocks(broken)).toHaveLength(1);
  expect(check((wanted) => wanted, {}, broken).isReadable).toBe(false);
  const mended = check(() => [{ block: 0, text: 'Mended.' }], {}, broken);
  expect(mended.text.trimEnd().endsWith("'\n---\nMended.")).toBe(true);
  expect(mended.isReadable).toBe(true);
});
