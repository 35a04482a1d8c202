import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { load } from '../../src/content/load.ts';
import { writeRecorded } from '../../src/content/recorded-file.ts';
import { subjectMarks } from '../../src/content/subjects.ts';
import { record, untold } from '../../src/domain/recorded.ts';
import { withChange } from '../../src/files/change-text.ts';
import { quickFolder } from '../support/quick-folder.ts';

const folder = quickFolder('history-');
const root = join(folder, 'content');
/** Long after everything in it was written. */
const TODAY = '2027-03-01';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(join(root, file), text);

async function known(minor: string[] = []) {
  const loaded = await load(root);
  expect(loaded.mistakes).toEqual([]);
  const { recorded, changes = [] } = loaded.catalogue;
  const now = { marks: subjectMarks(loaded), recorded, changes, today: TODAY };
  return { untold: untold(now), next: record(now, minor) };
}

function change(file: string, from: string, to: string): void {
  expect(read(file)).toContain(from);
  write(file, read(file).replace(from, to));
}

beforeEach(async () => {
  cpSync('tests/faults/good', root, { recursive: true });
  // Its picture is drawn by the tests of planted faults.
  rmSync(join(root, 'pictures'), { recursive: true });
  const loaded = await load(root);
  const { recorded, changes = [] } = loaded.catalogue;
  writeRecorded(record({ marks: subjectMarks(loaded), recorded, changes, today: '2026-11-16' }), root);
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a page', 'pages/area/one/en.mdx', 'Fill in the form.', 'Fill in both forms.', 'area/one'],
  ['a title', 'pages/area/one/hi.mdx', 'title: ', 'title: नया ', 'area/one'],
  [
    'a record',
    'registers/notifications/2024-01-01-first.yaml',
    'S.O. 1(E)',
    'S.O. 9(E)',
    'notifications/2024-01-01-first',
  ],
  ['a fee', 'facts.yaml', 'value: 25', 'value: 30', 'facts/sample-fee'],
  ['a figure of a table', 'tables/yields.csv', '54', '55', 'tables/yields'],
])(
  '%s that changed without a line is found; a line or the word of an editor quiets it',
  async (_, file, from, to, id) => {
    expect((await known()).untold).toEqual([]);
    change(file, from, to);
    expect((await known()).untold).toEqual([id]);
    const { next } = await known([id]);
    writeRecorded(next, root);
    expect((await known()).untold).toEqual([]);
    change(file, to, from);
    expect((await known()).untold).toEqual([id]);
    const what = { en: 'It is as before.', hi: 'यह पहले जैसा है।' };
    write('changes.yaml', withChange(read('changes.yaml'), { date: '2027-02-01', of: [id], what }));
    const told = await known();
    expect(told.untold).toEqual([]);
    writeRecorded(told.next, root);
    change(file, from, to);
    expect((await known()).untold, 'an old line tells of no new change').toEqual([id]);
  },
);

test('what no reader sees is no change: the day of a review, spaces, comments', async () => {
  change('pages/area/one/en.mdx', "reviewed: '2026-11-16'", "reviewed: '2026-11-18'");
  change('pages/area/one/en.mdx', 'Fill in the form.', 'Fill in  the form.');
  write('facts.yaml', `# Another comment\n${read('facts.yaml')}`);
  expect((await known()).untold).toEqual([]);
});

test('a new page or record needs no line, and has the day on which it was added; what is made up has no history', async () => {
  const text = read('registers/notifications/2024-01-01-first.yaml').replace('S.O. 1(E)', 'S.O. 7(E)');
  write('registers/notifications/2024-03-01-third.yaml', text);
  write('registers/notifications/2024-04-01-specimen.yaml', `${text}specimen: true\n`);
  const { untold: waiting, next } = await known();
  expect(waiting).toEqual([]);
  expect(next['notifications/2024-03-01-third']?.since).toBe(TODAY);
  expect(next['notifications/2024-04-01-specimen']).toBeUndefined();
  expect(next['area/one']?.since).toBe('2026-11-16');
});
