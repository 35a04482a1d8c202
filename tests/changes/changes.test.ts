import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printMistakes } from '../../src/files/mistake.ts';
import { keepRead } from '../../src/files/keeps-read.ts';
import { checkContent } from '../../src/parts/check-content.ts';
import { quickFolder } from '../support/quick-folder.ts';
import { isThorough } from '../support/thorough.ts';
import { type Change, CHANGES, removeSpecimens } from './changes.ts';

const folder = quickFolder('changes-');
const all: Change[] = [...CHANGES, { what: 'no specimen any more', make: removeSpecimens }];

beforeAll(() => {
  cpSync('content', join(folder, 'content'), { recursive: true });
  // What a change leaves as it was is not read again, as at the desk.
  keepRead(true);
});
afterAll(() => {
  keepRead(false);
  rmSync(folder, { recursive: true });
});

/** So many are made before the content is checked, in `npm test`: a check takes longer than most changes. */
const AT_ONCE = isThorough ? 1 : 12;
const groups = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, index) =>
  all.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
).map((changes) => ({ changes, what: changes.map(({ what }) => what).join(', ') }));

// One after the other in one copy, as in the course of a year. `npm run test:changes` releases them, and then they are there already.
const isChanged = existsSync('content/pages/about/visitors');
test.skipIf(isChanged).each(groups)('accepted by the check: $what', async ({ changes }) => {
  const content = join(folder, 'content');
  for (const { make } of changes) await make(content);
  const { mistakes, questions } = await checkContent(content);
  // A paper that shows a figure is printed again: npm run documents.
  const toMend = mistakes.filter(({ code }) => code !== 'paper-old');
  expect(toMend, printMistakes(toMend)).toEqual([]);
  for (const code of changes.flatMap(({ asks = [] }) => asks))
    expect(questions.map((question) => question.code)).toContain(code);
  const unasked = questions.filter(({ code }) => !all.some((change) => change.asks?.includes(code)));
  expect(unasked, printMistakes(unasked)).toEqual([]);
});
