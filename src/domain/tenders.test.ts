import { expect, test } from 'vitest';
import { sampleRecord, sampleRegisters } from '../../tests/support/sample-record.ts';
import type { Corrigendum, Tender } from '../schemas/record.ts';
import { nowInIndia } from '../lib/indian-date.ts';
import { inOrder, selectRecords } from './register-records.ts';
import { closingOf, openingOf, tenderStateAt } from './tenders.ts';

const words = { en: 'Sample', hi: 'नमूना' };

function tender(fields: Partial<Tender> = {}): Tender {
  return sampleRecord({ register: 'tenders', kind: 'tender', closes: '2027-01-01T15:00', corrigenda: [], ...fields });
}
const corrigendum = (fields: Partial<Corrigendum>): Corrigendum => ({
  date: '2026-12-01',
  title: words,
  changes: words,
  documents: [],
  ...fields,
});

test.each([
  ['2027-01-01T09:29:59.999Z', 'active'],
  ['2027-01-01T09:30:00.000Z', 'archived'],
  ['2027-01-01T09:30:01.000Z', 'archived'],
])('a tender that closes at 15:00 in India is, at %s, %s', (now, state) => {
  expect(tenderStateAt(tender(), nowInIndia(new Date(now)))).toBe(state);
});

test.each([
  ['2026-12-31T18:29:59Z', 'active'],
  ['2026-12-31T18:30:00Z', 'archived'],
])('a tender that closes at midnight in India is, at %s, %s', (now, state) => {
  expect(tenderStateAt(tender({ closes: '2027-01-01T00:00' }), nowInIndia(new Date(now)))).toBe(state);
});

test('a corrigendum moves the closing time, and only the newest that moves it counts', () => {
  const later = corrigendum({ date: '2026-12-20', newCloses: '2027-02-01T15:00', newOpens: '2027-02-02T11:00' });
  const earlier = corrigendum({ date: '2026-12-10', newCloses: '2027-01-20T15:00' });
  const reworded = corrigendum({ date: '2026-12-30' });
  const moved = tender({ opens: '2027-01-02T11:00', corrigenda: [later, earlier, reworded] });
  expect(closingOf(moved)).toBe('2027-02-01T15:00');
  expect(openingOf(moved)).toBe('2027-02-02T11:00');
  expect(tenderStateAt(moved, '2027-01-25T00:00')).toBe('active');
  expect(tenderStateAt(moved, '2027-02-01T15:00')).toBe('archived');
  expect(closingOf(tender({ corrigenda: [reworded] }))).toBe('2027-01-01T15:00');
});

test('of two corrigenda of one day the one written later counts, also if it closes the tender earlier', () => {
  const first = corrigendum({ newCloses: '2027-03-01T15:00' });
  const second = corrigendum({ newCloses: '2026-12-15T15:00' });
  expect(closingOf(tender({ corrigenda: [first, second] }))).toBe('2026-12-15T15:00');
});

test('each tender stands in exactly one list: open ones by what closes first, closed ones by what closed last', () => {
  const closings = ['2027-05-01T15:00', '2026-01-05T15:00', '2027-03-01T15:00', '2026-09-05T15:00', '2027-01-01T15:00'];
  const registers = sampleRegisters({ tenders: closings.map((closes) => tender({ id: closes, closes })) });
  const listed = (state: 'active' | 'archived') => {
    const selection = { id: 'tenders' as const, state };
    const chosen = selectRecords(registers, selection, '2027-01-01T15:00');
    return inOrder(chosen, selection, '2027-01-01').map(({ id }) => id);
  };
  expect(listed('active')).toEqual(['2027-03-01T15:00', '2027-05-01T15:00']);
  expect(listed('archived')).toEqual(['2027-01-01T15:00', '2026-09-05T15:00', '2026-01-05T15:00']);
});

test('coming events stand by what comes first, then those that are over, the last one first', () => {
  const starts = ['2026-06-26', '2027-09-14', '2026-11-16T11:00', '2025-06-26', '2027-06-26'];
  const events = starts.map((day) => sampleRecord({ id: day, register: 'events', kind: 'event', starts: day }));
  expect(inOrder(events, { id: 'events' }, '2026-11-16').map(({ id }) => id)).toEqual([
    '2026-11-16T11:00',
    '2027-06-26',
    '2027-09-14',
    '2026-06-26',
    '2025-06-26',
  ]);
});
