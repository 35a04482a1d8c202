import { expect, test } from 'vitest';
import { say } from '../messages/say.ts';
import { ContentError, type Mistake, MOST_AT_ONCE, printMistakes } from './mistake.ts';

const many: Mistake[] = Array.from({ length: 25 }, (_, index) => ({
  file: `content/${index % 2 ? 'b' : 'a'}.yaml`,
  line: 100 - index,
  field: 'title → hi',
  ...say('no-devanagari'),
}));

test('ten of many are printed, with their whole number and how many more there are', () => {
  const text = printMistakes(many, { most: MOST_AT_ONCE });
  expect(text).toMatch(/^25 mistakes in the content:\n/);
  expect(text.match(/line \d+, title → hi: The Hindi text holds no Devanagari/g)).toHaveLength(10);
  expect(text).toMatch(/\n15 more\. Mend these first, then check again\.$/);
});

test('the same in Hindi', () => {
  const text = printMistakes(many, { most: MOST_AT_ONCE, lang: 'hi' });
  expect(text).toMatch(/^सामग्री में 25 गलतियां:\n/);
  expect(text.match(/पंक्ति \d+, title → hi: हिंदी पाठ में देवनागरी/g)).toHaveLength(10);
  expect(text).toMatch(/\n15 और हैं। /);
});

test('within a file the lines run down, and files come in the order in which they were found', () => {
  const text = printMistakes(many);
  const lines = [...text.matchAll(/line (\d+)/g)].map(([, line]) => Number(line));
  expect(lines).toHaveLength(25);
  expect(lines.slice(0, 13)).toEqual(lines.slice(0, 13).toSorted((a, b) => a - b));
  expect(text.indexOf('content/a.yaml')).toBeLessThan(text.indexOf('content/b.yaml'));
  expect(text).not.toContain('more.');
});

test('a question is named by its code, which an answer repeats', () => {
  const question: Mistake = { file: 'content/a.yaml', ...say('answer-not-needed', { code: 'x' }) };
  expect(printMistakes([question])).toMatch(
    /^1 thing to look at again in the content:\n\n.*\n.* \[answer-not-needed\]$/,
  );
});

test('the build stops with ten at a time', () => {
  expect(new ContentError(many).message).toContain('15 more.');
  expect(new ContentError(many).mistakes).toHaveLength(25);
});
