import { describe, expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import { todayInIndia } from '../lib/indian-date.ts';
import { awaitedOn, newestPolicyYear, newestTract, type PolicyRecord } from './awaited-crop-year.ts';

const policy = (cropYear: string, fields: Partial<PolicyRecord> = {}) =>
  sampleRecord<'policies'>({ register: 'policies', kind: 'gum', cropYear, ...fields });
const lists = (cropYear: string, asOn: string) => ({ cropYear, asOn });

const lastYear = [policy('2025-26'), policy('2025-26', { kind: 'straw', date: '2025-09-11' })];
const before = policy('2024-25', { date: '2024-10-31' });
const lastLists = lists('2025-26', '2025-10-20');

describe('the running crop year', () => {
  test('neither policy nor lists are out: the day of the last policy is told', () => {
    expect(awaitedOn('2026-11-17', [before, ...lastYear], [lastLists])).toEqual({
      year: '2026-27',
      missing: 'both',
      last: { what: 'policy', date: '2025-09-11' },
    });
  });

  test('once the policy is out, only the lists are awaited', () => {
    const out = [...lastYear, policy('2026-27', { date: '2026-11-20' })];
    expect(awaitedOn('2026-11-21', out, [lastLists])).toEqual({
      year: '2026-27',
      missing: 'lists',
      last: { what: 'lists', date: '2025-10-20' },
    });
    expect(awaitedOn('2026-11-21', out, [])).toEqual({ year: '2026-27', missing: 'lists', last: undefined });
  });

  test('lists may come before the policy is on the site', () => {
    const awaited = awaitedOn('2026-11-21', lastYear, [lastLists, lists('2026-27', '2026-11-19')]);
    expect(awaited).toMatchObject({ missing: 'policy', last: { what: 'policy', date: '2025-09-11' } });
  });

  test('when both are out nothing is awaited', () => {
    expect(awaitedOn('2026-11-21', [policy('2026-27')], [lists('2026-27', '2026-11-19')])).toBeUndefined();
  });

  test('specimens are not out, and neither a tract nor a notice is a policy', () => {
    const others = (['tract', 'notice'] as const).map((kind) => policy('2026-27', { kind }));
    const madeUp = [policy('2026-27', { specimen: true }), ...others];
    const list = { ...lists('2026-27', '2026-11-19'), specimen: true as const };
    expect(awaitedOn('2026-11-21', madeUp, [list])).toEqual({ year: '2026-27', missing: 'both', last: undefined });
  });

  test('a day that is not known is not told', () => {
    expect(awaitedOn('2026-11-17', [before, policy('2025-26')], [])?.last).toBeUndefined();
  });

  test.each([
    ['2026-09-30T18:29:59Z', undefined],
    ['2026-09-30T18:30:00Z', '2026-27'],
  ])('it begins at midnight in India: %s', (moment, year) => {
    expect(awaitedOn(todayInIndia(new Date(moment)), lastYear, [lastLists])?.year).toBe(year);
  });

  test('a policy that comes in September is there when its crop year begins', () => {
    const early = [...lastYear, policy('2026-27', { date: '2026-09-14' })];
    expect(awaitedOn('2026-09-30', early, [lastLists])).toBeUndefined();
    expect(awaitedOn('2026-10-01', early, [lastLists])?.missing).toBe('lists');
  });
});

test('the newest policy and the newest notification of the tracts', () => {
  const tracts = ['2023-24', '2025-26', '2020-21'].map((year) => policy(year, { kind: 'tract', id: year }));
  expect(newestPolicyYear([...lastYear, before, ...tracts, policy('2026-27', { kind: 'tract' })])).toBe('2025-26');
  expect(newestTract([...lastYear, ...tracts])?.id).toBe('2025-26');
  expect(newestTract(lastYear)).toBeUndefined();
});
