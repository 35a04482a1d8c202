import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { withChange } from './change-text.ts';

const change = {
  date: '2026-11-20',
  of: ['opium/overview', 'opium/overview/*'],
  what: { en: "Corrected: it's 600 now", hi: 'सुधार: अब 600 है' },
};

test('a line is put before the others; comments and form of the file stay', () => {
  const before = "# What changed\n- date: '2026-11-19'\n  # why\n  of: [a/b]\n  what: { en: A., hi: अ। }\n";
  const after = withChange(before, change);
  expect(after.startsWith('# What changed\n- date: ')).toBe(true);
  expect(after.endsWith(before.slice(before.indexOf('- date')))).toBe(true);
  expect(parse(after)).toMatchObject([change, { date: '2026-11-19' }]);
});

test('an empty file gets its first line', () => {
  for (const empty of ['# Nothing yet\n[]\n', '# Nothing yet\n', ''])
    expect(parse(withChange(empty, change))).toEqual([change]);
});

test('line breaks and spaces around words are no part of a line', () => {
  const what = { en: ' One\n two ', hi: 'एक' };
  expect(parse(withChange('[]\n', { ...change, what }))).toMatchObject([{ what: { en: 'One two', hi: 'एक' } }]);
});
