import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { blocksOf, proseStart } from './blocks.ts';

const PAGES = globSync('content/pages/**/*.mdx');
const HEAD = '---\ntitle: शीर्षक 🙂\n---\n';
const kinds = (prose: string) => blocksOf(HEAD + prose).map(({ kind, text, name }) => [kind, text ?? name]);

test('blocks and what lies between them give every page back, and between them is only white space', () => {
  expect(PAGES.length).toBeGreaterThan(0);
  for (const file of PAGES) {
    const text = readFileSync(file, 'utf8');
    let [at, joined] = [0, ''];
    for (const { start, end } of blocksOf(text)) {
      const gap = text.slice(at, start);
      if (at > 0) expect(gap.trim(), file).toBe('');
      joined += gap + text.slice(start, end);
      at = end;
    }
    expect(joined + text.slice(at), file).toBe(text);
    expect(text.slice(at).trim(), file).toBe('');
    expect(blocksOf(text)[0]?.start, file).toBeGreaterThanOrEqual(proseStart(text));
  }
});

test('words lie inside their block, and are what the page says', () => {
  for (const file of PAGES) {
    const text = readFileSync(file, 'utf8');
    for (const { start, end, words, text: said } of blocksOf(text)) {
      if (!words) continue;
      expect(words.start >= start && words.end <= end, file).toBe(true);
      expect(text.slice(words.start, words.end)).toBe(said);
    }
  }
});

test('places are right behind Hindi and signs beyond 16 bits', () => {
  expect(kinds('🙂 पहला <Fact id="a" /> अंत\n\n## दूसरा **शब्द**\n')).toEqual([
    ['paragraph', '🙂 पहला <Fact id="a" /> अंत'],
    ['heading', 'दूसरा **शब्द**'],
  ]);
});

test('nested lists, parts with blocks in them, parts with words, tables', () => {
  expect(
    kinds('- एक\n  - भीतर\n- दो\n\n<Callout kind="duty" title="a > b">\n\nपाठ\n\n</Callout>\n\n| क |\n| - |\n'),
  ).toEqual([
    ['item', 'एक'],
    ['item', 'भीतर'],
    ['item', 'दो'],
    ['open', 'Callout'],
    ['paragraph', 'पाठ'],
    ['close', 'Callout'],
    ['raw', '| क |\n| - |'],
  ]);
  expect(kinds('<Path>\n  <Stop picture="bag" title="क">शब्द <Fact id="x" /></Stop>\n</Path>\n')).toEqual([
    ['open', 'Path'],
    ['part', 'शब्द <Fact id="x" />'],
    ['close', 'Path'],
  ]);
  expect(
    blocksOf(`${HEAD}<Details title="a &quot;b&quot;">\n\n1. x\n   - y\n\n</Details>`).map(({ depth }) => depth),
  ).toEqual([0, 1, 2, 0]);
});
