import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import { stateOn } from '../lib/period.ts';
import { areasOf, isNewOn, newestFirst, periodOf, standingOn } from './register-records.ts';

test.each([
  ['2026-10-31', false],
  ['2026-11-01', true],
  ['2026-11-30', true],
  ['2026-12-01', false],
])('a record of 1 November is new on %s: %s', (today, isNew) => {
  expect(isNewOn(sampleRecord({ date: '2026-11-01' }), today)).toBe(isNew);
});

test('a record whose day is not known is never new', () => {
  expect(isNewOn(sampleRecord({ date: '2026-11' }), '2026-11-02')).toBe(false);
  expect(isNewOn(sampleRecord({}), '2026-11-02')).toBe(false);
});

test.each([
  ['2025-09-30', 'upcoming'],
  ['2025-10-01', 'current'],
  ['2026-09-30', 'current'],
  ['2026-10-01', 'ended'],
])('a policy for 2025-26 is, on %s, %s', (today, state) => {
  expect(stateOn(today, periodOf(sampleRecord({ validity: 'crop-year', cropYear: '2025-26' }))!)).toBe(state);
});

test('what holds until a day holds on that day', () => {
  const period = periodOf(sampleRecord({ validity: 'until', validUntil: '2026-12-01' }))!;
  expect(stateOn('2026-12-01', period)).toBe('current');
  expect(stateOn('2026-12-02', period)).toBe('ended');
});

test('newest first; the exact day before the bare year; no date at the end', () => {
  const records = [
    sampleRecord({ id: 'none' }),
    sampleRecord({ id: 'year', date: '2024' }),
    sampleRecord({ id: 'day', date: '2024-03-05' }),
    sampleRecord({ id: 'crop', cropYear: '2025-26', validity: 'crop-year' }),
    sampleRecord({ id: 'newest', date: '2026-02-18' }),
  ];
  expect(records.toSorted(newestFirst).map(({ id }) => id)).toEqual(['newest', 'crop', 'day', 'year', 'none']);
});

test.each([
  [{ validity: 'in-force' }, 'in-force'],
  [{ validity: 'superseded' }, 'superseded'],
  [{ validity: 'not-known' }, 'not-known'],
  [{ validity: 'crop-year', cropYear: '2025-26' }, 'in-force'],
  [{ validity: 'crop-year', cropYear: '2024-25' }, 'superseded'],
  [{ validity: 'crop-year', cropYear: '2026-27' }, 'upcoming'],
  [{ validity: 'until', validUntil: '2026-09-30' }, 'in-force'],
  [{ validity: 'until', validUntil: '2026-09-29' }, 'superseded'],
] as const)('on 30 September 2026 a record with %j counts as %s', (fields, standing) => {
  expect(standingOn(sampleRecord(fields), '2026-09-30')).toBe(standing);
});

test('a record is for its own section and for those it names', () => {
  expect(areasOf(sampleRecord({ section: 'docs', alsoFor: ['exim', 'opium'] }))).toEqual(['docs', 'exim', 'opium']);
});
