import { describe, expect, test } from 'vitest';
import type { Change, Recorded } from '../schemas/change.ts';
import { concerns, hasOwnPage, record, untold } from './recorded.ts';

const line = (date: string, ...of: string[]): Change => ({ date, of, what: { en: 'Changed.', hi: 'बदला।' } });
const recorded: Recorded = {
  'area/one': { since: '2026-11-01', mark: 'a' },
  'area/two': { since: '2026-11-01', mark: 'b', lines: 1 },
};
const now = (marks: Record<string, string>, changes: Change[], known = recorded) => ({
  marks: new Map(Object.entries(marks)),
  recorded: known,
  changes,
  today: '2026-11-20',
});
const told = [line('2026-11-02', 'area/two')];

describe('what changed without a line', () => {
  test('is named until there is a line more than when it was recorded', () => {
    const marks = { 'area/one': 'A', 'area/two': 'B' };
    expect(untold(now(marks, told))).toEqual(['area/one', 'area/two']);
    expect(untold(now(marks, [line('2026-11-10', 'area/one'), ...told]))).toEqual(['area/two']);
    expect(untold(now(marks, [line('2026-11-10', 'area/*'), ...told]))).toEqual([]);
  });

  test('is not asked of twice on the day of a line, nor of what was added today', () => {
    const today = [line('2026-11-20', 'area/one'), ...told];
    const known = record(now({ 'area/one': 'A', 'area/two': 'b' }, today));
    expect(untold(now({ 'area/one': 'again', 'area/two': 'b' }, today, known))).toEqual([]);
    const added = record(now({ 'area/one': 'a', 'area/two': 'b', 'area/new': 'n' }, told));
    expect(added['area/new']).toEqual({ since: '2026-11-20', mark: 'n' });
    expect(untold(now({ 'area/new': 'N' }, told, added))).toEqual([]);
  });

  test('an office that joins others is a change of the pages that show all of them; a fact is told by the page it came to', () => {
    const marks = { 'offices/new': 'o', 'facts/new': 'f', 'area/new': 'n' };
    expect(untold(now(marks, []))).toEqual(['offices/new']);
    expect(untold(now(marks, [], {})), 'where nothing is recorded yet').toEqual([]);
  });
});

describe('recording', () => {
  test('keeps the old mark of what waits for its line, and takes the new one of what is told or minor', () => {
    const marks = { 'area/one': 'A', 'area/two': 'B' };
    const next = record(now(marks, told), ['area/one']);
    expect(next['area/one']?.mark).toBe('A');
    expect(next['area/two']).toEqual(recorded['area/two']);
    expect(record(now(marks, [line('2026-11-19', 'area/two'), ...told]))['area/two']).toEqual({
      since: '2026-11-01',
      mark: 'B',
      lines: 2,
    });
  });

  test('what is gone stays known while a line names it, and is forgotten else', () => {
    expect(record(now({}, told))).toEqual({ 'area/two': { ...recorded['area/two'], gone: true } });
    const back = record(now({ 'area/two': 'b' }, told, record(now({}, told))));
    expect(back['area/two']).toEqual({ since: '2026-11-20', mark: 'b', lines: 1 });
  });
});

test('a line about all below a name does not mean what was added later', () => {
  const all = line('2026-11-10', 'area/*');
  expect(concerns(all, 'area/one', '2026-11-10')).toBe(true);
  expect(concerns(all, 'area/one', '2026-11-11')).toBe(false);
  expect(concerns(all, 'areas/one', '2026-11-01')).toBe(false);
});

test('pages, records and substances tell by themselves when they were added; facts and offices have no page', () => {
  const ids = ['area/one', 'notifications/2026-01-01-a', 'substances/codeine', 'facts/fee', 'offices/one', 'home'];
  expect(ids.filter(hasOwnPage)).toEqual(ids.slice(0, 3));
});
