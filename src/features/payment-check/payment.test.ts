import { describe, expect, test } from 'vitest';
import { paymentFor, type PaymentRules, strawYield } from './payment.ts';

const rules: PaymentRules = {
  rate: { gum: { from: 1000, to: 3000 }, straw: { from: 150, to: 150 } },
  share: 80,
  standard: 70,
  arePerHectare: 100,
};

describe('gum opium', () => {
  test('is counted at the standard consistence, and paid in two parts', () => {
    const payment = paymentFor({ kind: 'gum', area: 1000, weight: 7000, degrees: 650 }, rules);
    expect(payment).toEqual({
      kg: 6.5,
      perHectare: 65,
      price: { from: 6500, to: 19_500 },
      now: { from: 5200, to: 15_600 },
      later: { from: 1300, to: 3900 },
    });
  });

  test('without a consistence its weight counts as it is', () => {
    expect(paymentFor({ kind: 'gum', area: 500, weight: 4321, degrees: undefined }, rules).kg).toBe(4.321);
    expect(paymentFor({ kind: 'gum', area: 500, weight: 4321, degrees: 700 }, rules).kg).toBe(4.321);
  });

  test('both parts are the whole price, to the rupee', () => {
    for (let weight = 1; weight < 9000; weight += 37) {
      const { price, now, later } = paymentFor({ kind: 'gum', area: 1000, weight, degrees: 683 }, rules);
      expect(now.from + later.from).toBe(price.from);
      expect(now.to + later.to).toBe(price.to);
      expect(Number.isInteger(price.from) && Number.isInteger(now.to)).toBe(true);
    }
  });
});

test('straw has one rate, no consistence, and no part that comes later', () => {
  const { kg, price, now, later } = paymentFor({ kind: 'straw', area: 500, weight: 42_000, degrees: 350 }, rules);
  expect(kg).toBe(42);
  expect(price).toEqual({ from: 6300, to: 6300 });
  expect(now).toEqual(price);
  expect(later).toEqual({ from: 0, to: 0 });
});

test.each([
  [799.99, 'below'],
  [800, 'straw'],
  [899.99, 'straw'],
  [900, 'gum'],
])('a yield of %s kg of straw per hectare', (perHectare, meaning) => {
  expect(strawYield(perHectare, { straw: 800, gum: 900 })).toBe(meaning);
});
