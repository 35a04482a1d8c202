import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Wanted } from '../../model/page-api.ts';
import { assemble } from './assemble.ts';
import { blocksOf } from './blocks.ts';

const PAGES = globSync('content/pages/**/*.mdx');
const same = (count: number): Wanted[] => Array.from({ length: count }, (_, block) => ({ block }));
const HEAD = '---\ntitle: क\n---\n';
/** The prose after an edit. */
function edited(prose: string, edit: (wanted: Wanted[]) => Wanted[]): string {
  const text = HEAD + prose;
  const blocks = blocksOf(text);
  const result = assemble(text, blocks, edit(same(blocks.length))).text;
  expect(result.startsWith(HEAD)).toBe(true);
  return result.slice(HEAD.length);
}
const move = (wanted: Wanted[], from: number, to: number) => {
  const moved = [...wanted];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
};

test('no edit changes no byte of any page; naming the old words and attributes is no edit', () => {
  expect(PAGES.length).toBeGreaterThan(0);
  for (const file of PAGES) {
    const text = readFileSync(file, 'utf8');
    const blocks = blocksOf(text);
    expect(assemble(text, blocks, same(blocks.length)).text, file).toBe(text);
    const named = blocks.map(({ text: words, attributes }, block) => ({ block, text: words, attributes }));
    const { text: again, places } = assemble(text, blocks, named);
    expect(again, file).toBe(text);
    expect(places.every(({ isChanged }) => !isChanged)).toBe(true);
  }
});

test('other words change their span alone, in every block of every page', () => {
  for (const file of PAGES) {
    const text = readFileSync(file, 'utf8');
    const blocks = blocksOf(text);
    const index = blocks.findLastIndex(({ kind, words }) => words && kind !== 'raw');
    const words = blocks[index]?.words;
    if (!words) continue;
    const wanted = same(blocks.length).with(index, { block: index, text: 'नए शब्द' });
    expect(assemble(text, blocks, wanted).text, file).toBe(
      `${text.slice(0, words.start)}नए शब्द${text.slice(words.end)}`,
    );
  }
});

test('a block taken away and put back at its place gives the file back', () => {
  for (const file of PAGES.filter((_, index) => index % 10 === 0)) {
    const text = readFileSync(file, 'utf8');
    const blocks = blocksOf(text);
    // A block is put in with a line free before it.
    const at = blocks.findIndex(
      ({ kind, start }, index) => index > 0 && kind === 'paragraph' && text.slice(0, start).endsWith('\n\n'),
    );
    if (at < 0) continue;
    const added: Wanted = { added: { kind: 'paragraph', text: blocks[at]?.text ?? '', depth: blocks[at]?.depth ?? 0 } };
    expect(assemble(text, blocks, same(blocks.length).with(at, added)).text, file).toBe(text);
  }
});

test('attributes: what stays is not touched', () => {
  const prose = '<Callout  kind="duty"\n title="a">\n\nx\n\n</Callout>\n';
  const set = (attributes: Record<string, string>) =>
    edited(prose, (wanted) => wanted.with(0, { block: 0, attributes }));
  expect(set({ title: 'b "c"' })).toBe(prose.replace('"a"', '"b &quot;c&quot;"'));
  expect(set({ kind: 'note' })).toBe(prose.replace('"duty"', '"note"'));
  expect(
    edited('<Register id="tenders" />\n', (wanted) => wanted.with(0, { block: 0, attributes: { state: 'active' } })),
  ).toBe('<Register id="tenders" state="active" />\n');
  expect(
    edited('<Register id="tenders" state="active" />\n', (wanted) =>
      wanted.with(0, { block: 0, attributes: { state: '' } }),
    ),
  ).toBe('<Register id="tenders" />\n');
});

test('new blocks stand as an editor would write them', () => {
  expect(
    edited('## A\n\n- a\n- b\n\nEnd.\n', (wanted) => [
      ...wanted.slice(0, 2),
      { added: { kind: 'item', isOrdered: false, text: 'new\nline', depth: 0 } },
      ...wanted.slice(2, 3),
      { added: { kind: 'open', name: 'Callout', attributes: { kind: 'note', title: 'T' }, depth: 0 } },
      { added: { kind: 'paragraph', text: 'words', depth: 1 } },
      { added: { kind: 'close', name: 'Callout', depth: 0 } },
      ...wanted.slice(3),
      { added: { kind: 'heading', level: 3, text: 'H', depth: 0 } },
      { added: { kind: 'part', name: 'Table', attributes: { id: 'x' }, depth: 0 } },
      { added: { kind: 'paragraph', text: '  ', depth: 0 } },
    ]),
  ).toBe(
    '## A\n\n- a\n- new line\n- b\n\n<Callout kind="note" title="T">\n\nwords\n\n</Callout>\n\nEnd.\n\n### H\n\n<Table id="x" />\n',
  );
  const stop = {
    added: { kind: 'part', name: 'Stop', attributes: { picture: 'bag', title: 'B' }, text: 'b', depth: 1 },
  } as const;
  expect(edited('<Path>\n  <Stop title="A">a</Stop>\n</Path>\n', (wanted) => wanted.toSpliced(2, 0, stop))).toBe(
    '<Path>\n  <Stop title="A">a</Stop>\n  <Stop picture="bag" title="B">b</Stop>\n</Path>\n',
  );
  expect(edited('', () => [{ added: { kind: 'paragraph', text: 'First.', depth: 0 } }])).toBe('First.\n');
});

test('numbers count on after an item came, went or moved, in its list alone', () => {
  const prose = '1. a\n2. b\n   1. x\n   2. y\n3. c\n\nText.\n\n1. d\n';
  expect(edited(prose, (wanted) => move(wanted, 4, 0))).toBe('1. c\n2. a\n3. b\n   1. x\n   2. y\n\nText.\n\n1. d\n');
  expect(edited(prose, (wanted) => wanted.toSpliced(0, 1))).toBe('1. b\n   1. x\n   2. y\n2. c\n\nText.\n\n1. d\n');
  expect(
    edited(prose, (wanted) =>
      wanted.toSpliced(3, 0, { added: { kind: 'item', isOrdered: true, text: 'n', depth: 1 } }),
    ),
  ).toBe('1. a\n2. b\n   1. x\n   2. n\n   3. y\n3. c\n\nText.\n\n1. d\n');
});

test('a block without words goes', () => {
  expect(edited('## A\n\nOne.\n\nTwo.\n', (wanted) => wanted.with(1, { block: 1, text: ' ' }))).toBe('## A\n\nTwo.\n');
});
