import { expect, test } from 'vitest';
import { nowInIndia } from '../lib/indian-date.ts';
import type { Notice } from '../schemas/notice.ts';
import { isNoticeOn, noticeStateAt, noticesToWrite } from './notices.ts';

const words = { en: 'Closed', hi: 'बंद' };
const notice = (fields: Partial<Notice>): Notice => ({
  id: 'closed',
  level: 'info',
  title: words,
  areas: 'all',
  from: '2026-09-30',
  until: '2026-09-30',
  ...fields,
});

test.each([
  ['2026-09-29T18:29:59Z', 'coming'],
  ['2026-09-29T18:30:00Z', 'shown'],
  ['2026-09-30T18:29:59Z', 'shown'],
  ['2026-09-30T18:30:00Z', 'over'],
])('a notice for 30 September is at %s: %s', (utc, state) => {
  expect(noticeStateAt(notice({}), nowInIndia(new Date(utc)))).toBe(state);
});

test('pages hold what is shown and what begins within 14 days, to the minute', () => {
  const ids = (moment: string) =>
    noticesToWrite([notice({ from: '2028-02-29T10:00', until: '2028-02-29T18:00' })], moment).length;
  expect(ids('2028-02-15T09:59')).toBe(0);
  expect(ids('2028-02-15T10:00')).toBe(1);
  expect(ids('2028-02-29T17:59')).toBe(1);
  expect(ids('2028-02-29T18:00')).toBe(0);
});

test('the most urgent stands first, then the newest', () => {
  const given = [
    notice({ id: 'a', from: '2026-09-28' }),
    notice({ id: 'b', from: '2026-09-29' }),
    notice({ id: 'c', level: 'urgent', from: '2026-09-01' }),
    notice({ id: 'd', level: 'important' }),
  ];
  expect(noticesToWrite(given, '2026-09-30T12:00').map(({ id }) => id)).toEqual(['c', 'd', 'b', 'a']);
});

test.each([
  ['all', undefined, true],
  ['all', 'opium/Policy', true],
  [['opium'], 'opium/Policy', true],
  [['opium/overview'], 'opium/overview/licence', true],
  [['opium/overview'], 'opium/Policy', false],
  [['op'], 'opium/Policy', false],
  [['opium'], undefined, false],
] as const)('a notice for %j on %s: %s', (areas, route, expected) => {
  expect(isNoticeOn({ areas: areas === 'all' ? areas : [...areas] }, route)).toBe(expected);
});
