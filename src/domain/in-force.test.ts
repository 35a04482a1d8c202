import { describe, expect, test } from 'vitest';
import { cropYearOn } from '../lib/crop-year-on.ts';
import { todayInIndia } from '../lib/indian-date.ts';
import { isDay } from '../lib/is-day.ts';
import { lastDay, overlap } from '../lib/span.ts';
import { erasOf } from './eras.ts';
import { inForceOn, stateOnDay } from './in-force.ts';

const OLD = { name: 'old', from: '2001-10-02', until: '2014-04-30' };
const NEW = { name: 'new', from: '2014-05-01' };
const on = (day: string) => inForceOn(day, [OLD, NEW]).map(({ name }) => name);

describe('what was in force on a day', () => {
  test('both ends of a span belong to it', () => {
    expect(on('2001-10-01')).toEqual([]);
    expect(on('2001-10-02')).toEqual(['old']);
    expect(on('2014-04-30')).toEqual(['old']);
    expect(on('2014-05-01')).toEqual(['new']);
    expect(on('2026-11-19')).toEqual(['new']);
  });

  test('a day begins at Indian midnight', () => {
    expect(on(todayInIndia(new Date('2014-04-30T18:29:59Z')))).toEqual(['old']);
    expect(on(todayInIndia(new Date('2014-04-30T18:30:00Z')))).toEqual(['new']);
  });

  test('the crop year of a day turns on 1 October', () => {
    expect(cropYearOn('2013-09-30')).toBe('2012-13');
    expect(cropYearOn('2013-10-01')).toBe('2013-14');
    expect(cropYearOn(todayInIndia(new Date('2013-09-30T18:30:00Z')))).toBe('2013-14');
  });

  test('a first day that is known as a month leaves its days open, but the last', () => {
    const states = ['2015-01-31', '2015-02-01', '2015-02-27', '2015-02-28', '2015-03-01'].map((day) =>
      stateOnDay(day, { from: '2015-02' }),
    );
    expect(states).toEqual(['not-yet', 'not-known', 'not-known', 'in-force', 'in-force']);
    expect([lastDay('2016-02'), lastDay('2015'), lastDay('2015-05-01')]).toEqual([
      '2016-02-29',
      '2015-12-31',
      '2015-05-01',
    ]);
  });

  test('without a first day nobody can say, until it is over', () => {
    expect(stateOnDay('2014-04-30', { until: '2014-04-30' })).toBe('not-known');
    expect(stateOnDay('2014-05-01', { until: '2014-04-30' })).toBe('over');
    expect(stateOnDay('2014-05-01', {})).toBe('not-known');
  });
});

test('eras lie between the days on which something changes', () => {
  expect(erasOf([NEW, OLD, OLD, { from: '2001-10-02' }, {}])).toEqual([
    { from: '2001-10-02', until: '2014-04-30' },
    { from: '2014-05-01' },
  ]);
  expect(erasOf([{ from: '2001-10-02', until: '2014-04-30' }])).toEqual([
    { from: '2001-10-02', until: '2014-04-30' },
    { from: '2014-05-01' },
  ]);
  expect(erasOf([])).toEqual([]);
});

test('spans overlap where they share a day', () => {
  expect(overlap(OLD, NEW)).toBe(false);
  expect(overlap(OLD, { from: '2014-04-30' })).toBe(true);
  expect(overlap({}, NEW)).toBe(true);
  expect(overlap({ until: '2014-04-30' }, NEW)).toBe(false);
});

test('a day is one of the calendar', () => {
  expect(['2012-06-15', '2012-02-29', '2012-02-30', '2011-02-29', '15-06-2012', '', '2012-6-15'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
