import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printMistakes } from '../../src/files/mistake.ts';
import { checkContent } from '../../src/parts/check-content.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { type Change, CHANGES, removeSpecimens } from './changes.ts';

const folder = quickFolder('changes-');
const all: Change[] = [...CHANGES, { what: 'no specimen any more', make: removeSpecimens }];

beforeAll(() => cpSync('content', join(folder, 'content'), { recursive: true }));
afterAll(() => rmSync(folder, { recursive: true }));

// One after the other in one copy, as in the course of a year. `npm run test:changes` releases them, and then they are there already.
const isChanged = existsSync('content/pages/about/visitors');
test.skipIf(isChanged).each(all)('$what is accepted by the check', async ({ make, asks = [] }) => {
  const content = join(folder, 'content');
  await make(content);
  const { mistakes, questions } = await checkContent(content);
  // A paper that shows a figure is printed again: npm run documents.
  const toMend = mistakes.filter(({ code }) => code !== 'paper-old');
  expect(toMend, printMistakes(toMend)).toEqual([]);
  for (const code of asks) expect(questions.map((question) => question.code)).toContain(code);
  const unasked = questions.filter(({ code }) => !all.some((change) => change.asks?.includes(code)));
  expect(unasked, printMistakes(unasked)).toEqual([]);
});
