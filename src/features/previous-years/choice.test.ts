import { describe, expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { choose } from '../../ui/unit-choice.ts';
import { CHOICE, readChoice } from './choice.ts';

const choices = {
  units: [
    { id: 'rajasthan', offices: [{ id: 'doo-kota' }, { id: 'doo-bhilwara' }] },
    { id: 'uttar-pradesh', offices: [{ id: 'doo-bareilly' }] },
  ],
  years: ['2021-22', '2020-21'],
};
const whole = { unit: 'rajasthan', office: 'doo-kota', year: '2020-21' };
const nothing = { unit: '', office: '', year: '' };

describe('the choice in the address', () => {
  test('comes back as it was put there', () => {
    expect(queryOf(whole)).toBe('?unit=rajasthan&office=doo-kota&year=2020-21');
    expect(readChoice(queryOf(whole), choices)).toEqual({ choice: whole, problems: {} });
  });

  test.each([
    ['', nothing, {}],
    ['?unit=rajasthan', { ...nothing, unit: 'rajasthan' }, {}],
    ['?office=doo-bareilly', { ...nothing, unit: 'uttar-pradesh', office: 'doo-bareilly' }, {}],
    ['?unit=bihar&office=doo-kota&year=2020-21', { ...nothing, year: '2020-21' }, { unit: 'unknown' }],
    ['?unit=rajasthan&office=doo-bareilly', { ...nothing, unit: 'rajasthan' }, { office: 'unknown' }],
    ['?office=doo-nowhere', nothing, { office: 'unknown' }],
    ['?unit=rajasthan&year=1720-21', { ...nothing, unit: 'rajasthan' }, { year: 'unknown' }],
    ['?unit=__proto__&office=%3Cb%3E&year=%E0%A4%A', nothing, { unit: 'unknown', year: 'unknown' }],
  ])('%s', (query, choice, problems) => {
    expect(readChoice(query, choices)).toEqual({ choice, problems });
  });
});

test('an office is forgotten with its unit, and with nothing else', () => {
  expect(choose(whole, 'unit', 'uttar-pradesh')).toEqual({ ...whole, unit: 'uttar-pradesh', office: '' });
  expect(choose(whole, 'unit', 'rajasthan')).toEqual(whole);
  expect(choose(whole, 'year', '2021-22')).toEqual({ ...whole, year: '2021-22' });
});

test('what is missing is named', () => {
  expect(CHOICE.missingIn(whole)).toEqual({});
  expect(CHOICE.missingIn({ ...whole, office: '', year: '' })).toEqual({ office: 'missing', year: 'missing' });
});
