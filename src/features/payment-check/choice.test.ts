import { expect, test } from 'vitest';
import { queryOf } from '../../ui/address-choice.ts';
import { deliveryOf, paymentProblems, readPayment, writePayment } from './choice.ts';

const choice = { kind: 'gum', area: '१०', weight: '7.25', degrees: '68.5' };

test('a delivery comes back from the address, in digits of either script', () => {
  expect(readPayment(queryOf(choice))).toEqual({ choice, problems: {} });
  expect(paymentProblems(choice)).toEqual({});
  expect(deliveryOf(choice)).toEqual({ kind: 'gum', area: 1000, weight: 7250, degrees: 685 });
});

test('the consistence may stay empty, and counts for gum only', () => {
  expect(paymentProblems({ ...choice, degrees: '' })).toEqual({});
  expect(deliveryOf({ ...choice, degrees: '' })?.degrees).toBeUndefined();
  expect(paymentProblems({ ...choice, kind: 'straw', degrees: 'abc' })).toEqual({});
  expect(writePayment({ ...choice, kind: 'straw' })).not.toHaveProperty('degrees');
  expect(writePayment(choice)).toEqual(choice);
});

test('every field is named with what is wrong in it', () => {
  expect(paymentProblems({ kind: '', area: '', weight: '7,5', degrees: '' })).toEqual({
    kind: 'noChoice',
    area: 'empty',
    weight: 'comma',
  });
  expect(paymentProblems({ ...choice, area: '0', weight: '7.2555', degrees: '300' })).toEqual({
    area: 'notPositive',
    weight: 'tooExact',
    degrees: 'tooLarge',
  });
  expect(deliveryOf({ ...choice, weight: 'abc' })).toBeUndefined();
});

test('odd addresses are cut, and an unknown kind is named', () => {
  const { choice: read, problems } = readPayment(`?kind=oil&weight=${'9'.repeat(3000)}`);
  expect(read.kind).toBe('');
  expect(read.weight).toHaveLength(20);
  expect(problems).toEqual({ kind: 'noChoice' });
});
