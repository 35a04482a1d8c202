import { expect, test } from 'vitest';
import { diffLines, linesOf } from './diff-lines.ts';
import { clashesOf, mergedText, mergeTexts, settledText } from './merge-texts.ts';

/** Puts the new text together again from the runs. */
function rebuilt(old: string, now: string): string {
  const [before, after] = [linesOf(old), linesOf(now)];
  return diffLines(before, after)
    .map(({ isSame, old: [a, b], now: [c, d] }) => (isSame ? before.slice(a, b) : after.slice(c, d)).join(''))
    .join('');
}

test.each([
  ['', ''],
  ['', 'a\n'],
  ['a\n', ''],
  ['a\nb\nc\n', 'a\nc\n'],
  ['a\nb\nc\n', 'x\na\nb\ny\nc'],
  ['a\nb\nc\na\nb\nb\na\n', 'c\nb\na\nb\na\nc\n'],
])('runs of lines cover both texts: %j to %j', (old, now) => {
  expect(rebuilt(old, now)).toBe(now);
});

test('random texts are rebuilt from their differences, and merging with an unchanged side gives the other', () => {
  let seed = 7;
  const next = (most: number) => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most;
  const text = () => Array.from({ length: next(14) }, () => `${'abcd'[next(4)]}\n`).join('');
  for (let turn = 0; turn < 300; turn += 1) {
    const [base, other] = [text(), text()];
    expect(rebuilt(base, other)).toBe(other);
    expect(mergedText(mergeTexts(base, other, base))).toBe(other);
    expect(mergedText(mergeTexts(base, base, other))).toBe(other);
    expect(mergedText(mergeTexts(base, other, other))).toBe(other);
  }
});

test('only lines that both changed clash, even where changed lines touch', () => {
  const base = 'title:\n  en: One\n  hi: एक\nfee: 500\n';
  const mine = 'title:\n  en: Once\n  hi: एक\nfee: 600\n';
  const theirs = 'title:\n  en: One\n  hi: एक बार\nfee: 700\n';
  const pieces = mergeTexts(base, mine, theirs);
  expect(clashesOf(pieces)).toEqual([{ base: 'fee: 500\n', mine: 'fee: 600\n', theirs: 'fee: 700\n' }]);
  expect(settledText(pieces, () => 'mine')).toBe('title:\n  en: Once\n  hi: एक बार\nfee: 600\n');
  expect(settledText(pieces, () => 'theirs')).toBe('title:\n  en: Once\n  hi: एक बार\nfee: 700\n');
});

// Compared each with each, they would take hours: longer than any test may.
test('a list of 120,000 rows with one changed row, and one that is new, are compared at once', () => {
  const rows = Array.from({ length: 120_000 }, (_, index) => `${index},name\n`);
  const runs = diffLines(rows, rows.with(60_000, 'other\n'));
  expect(runs.filter(({ isSame }) => !isSame)).toEqual([
    { isSame: false, old: [60_000, 60_001], now: [60_000, 60_001] },
  ]);
  expect(diffLines([], rows)).toEqual([{ isSame: false, old: [0, 0], now: [0, 120_000] }]);
});
