import { expect, test } from 'vitest';
import type { Mistake } from '../files/mistake.ts';
import { say } from '../messages/say.ts';
import { mistakePage } from './mistake-page.ts';

const many: Mistake[] = Array.from({ length: 25 }, (_, index) => ({
  file: `content/${index % 2 ? 'b' : 'a'}.yaml`,
  line: 100 - index,
  field: 'title → hi',
  ...say('no-devanagari'),
}));
const few: Mistake[] = [{ file: 'content/a.yaml', ...say('part-unknown', { name: 'Tabel', parts: 'Table' }) }];

test('the page of the development server shows ten in both languages, as text', () => {
  const page = mistakePage(many);
  expect(page.match(/<li>/g)).toHaveLength(20);
  expect(page).toContain('<h1>25 mistakes in the content</h1>');
  expect(page).toMatch(/<details lang="hi">\n<summary>हिंदी में: सामग्री में 25 गलतियां<\/summary>/);
  expect(page).toContain('15 more.');
  expect(mistakePage(few)).toContain('There is no part &lt;Tabel&gt;');
});
