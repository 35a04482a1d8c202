import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figuresOf, figuresOnlyIn } from '../../model/block-figures.ts';
import { align } from './align.ts';
import { blocksOf } from './blocks.ts';

const rowsOf = (en: string, hi: string) => align(blocksOf(en), blocksOf(hi)).map(({ en: a, hi: b }) => [a, b]);

test('nearly every row of the pages has both languages, and the same figures in them', () => {
  const pages = globSync('content/pages/**/en.mdx');
  expect(pages.length).toBeGreaterThan(0);
  let rows = 0;
  const wrong = pages.flatMap((file) => {
    const en = blocksOf(readFileSync(file, 'utf8'));
    const hi = blocksOf(readFileSync(file.replace(/en\.mdx$/, 'hi.mdx'), 'utf8'));
    return align(en, hi).flatMap(({ en: a, hi: b }) => {
      rows += 1;
      const [one, other] = [en[a ?? -1], hi[b ?? -1]];
      if (!one || !other) return [`${file}: ${one?.text ?? other?.text ?? other?.name}`];
      return figuresOf(one).join() === figuresOf(other).join() ? [] : [`${file}: ${one.text} / ${other.text}`];
    });
  });
  // An editor may have left a sentence for later; a wrong alignment would make most rows wrong.
  expect(wrong.length / rows, wrong.join('\n')).toBeLessThan(0.01);
});

test('a missing paragraph, item or part leaves a gap where it is missing', () => {
  expect(rowsOf('## A\n\nOne in 1985.\n\nTwo.\n\n## B\n', '## क\n\nदो।\n\n## ख\n')).toEqual([
    [0, 0],
    [1, undefined],
    [2, 1],
    [3, 2],
  ]);
  expect(rowsOf('- a 1\n- b 2\n- c 3\n', '- क 1\n- ग 3\n')).toEqual([
    [0, 0],
    [1, undefined],
    [2, 1],
  ]);
  expect(rowsOf('<Table id="a" />\n\n<Table id="b" />\n', '<Table id="b" />\n')).toEqual([
    [0, undefined],
    [1, 0],
  ]);
  expect(rowsOf('', 'पाठ\n')).toEqual([[undefined, 0]]);
});

test('a heading never stands beside a paragraph, nor a part beside another', () => {
  expect(rowsOf('## A\n', 'पाठ\n')).toEqual([
    [0, undefined],
    [undefined, 0],
  ]);
  expect(rowsOf('<ThisMonth />\n', '<Chapters />\n')).toHaveLength(2);
});

test('figures of names do not count, those of titles do', () => {
  expect(figuresOf({ text: '12 to <Fact id="form-4" /> of <RouteLink to="rti/b1">the 16</RouteLink>' })).toEqual([
    '12',
    '16',
  ]);
  expect(figuresOf({ attributes: { title: 'Rule 5', id: 'x-7' } })).toEqual(['5']);
  expect(figuresOnlyIn(['1', '1', '2'], ['1'])).toEqual(['1', '2']);
});
