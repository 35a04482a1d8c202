import { expect, test } from 'vitest';
import { sampleRecord } from '../../tests/support/sample-record.ts';
import { rowFields } from './row-fields.ts';

const today = '2026-11-18';

test('events carry their mark even where all are still to come', () => {
  const event = (starts: string) =>
    sampleRecord<'events'>({ register: 'events', kind: 'event', validity: 'not-known', starts });
  expect(rowFields([event('2027-06-26'), event('2027-09-14')], today).state).toBe(true);
});

test('other records show how they stand only where they differ', () => {
  const record = (cropYear: string) => sampleRecord({ validity: 'crop-year', cropYear });
  expect(rowFields([record('2026-27'), record('2026-27')], today).state).toBe(false);
  expect(rowFields([record('2026-27'), record('2024-25')], today).state).toBe(true);
});
