import { expect, test } from 'vitest';
import { rulesOf } from './style-files.ts';

const CSS =
  '@layer a,b;@layer components{._1{color:red}._2:hover{color:blue}@media print{._2{display:none}._1 ._2{top:0}}}@layer base{@font-face{font-family:x}body{margin:0}}';
const isTwo = (selector: string) => selector.includes('_2') && !selector.includes('_1');

test('takes the wanted rules with the blocks around them', () => {
  expect(rulesOf(CSS, isTwo)).toBe('@layer components{._2:hover{color:blue}@media print{._2{display:none}}}');
});

test('leaves all others where they are', () => {
  expect(rulesOf(CSS, (selector) => !isTwo(selector))).toBe(
    '@layer components{._1{color:red}@media print{._1 ._2{top:0}}}@layer base{@font-face{font-family:x}body{margin:0}}',
  );
});

test('a kind of paper is one rule, with what stands in its margins', () => {
  const paper = '@media print{@page names{margin:1mm;@bottom-center{content:counter(page)}}}';
  expect(rulesOf(paper, (selector) => selector === '')).toBe(paper);
  expect(rulesOf(paper, isTwo)).toBe('');
});

test('a block that is not closed is an error', () => {
  expect(() => rulesOf('.a{color:red', () => true)).toThrow(/not closed/);
});
