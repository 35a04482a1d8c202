import { expect, test } from 'vitest';
import type { Fact } from '../schemas/fact.ts';
import { formatFact, formatMoney, formatQuantity } from './format-fact.ts';

type Bare<Any> = Any extends Fact ? Omit<Any, 'label' | 'source'> : never;
const common = { label: { en: 'Sample', hi: 'नमूना' }, source: ['spec'] };
const CASES: [Bare<Fact>, string, string][] = [
  [{ kind: 'money', value: 5000 }, 'Rs. 5,000', '5,000 रुपये'],
  [{ kind: 'money', value: 150_000 }, 'Rs. 1,50,000', '1,50,000 रुपये'],
  [{ kind: 'money', value: 200_000 }, 'Rs. 2 lakh', '2 लाख रुपये'],
  [{ kind: 'money', from: 100_000, to: 200_000 }, 'Rs. 1 lakh to Rs. 2 lakh', '1 लाख रुपये से 2 लाख रुपये'],
  [{ kind: 'percent', value: 5, bound: 'up-to' }, 'up to 5%', '5 प्रतिशत तक'],
  [{ kind: 'number', value: 121_049 }, '1,21,049', '1,21,049'],
  [{ kind: 'quantity', value: 1, unit: 'day', bound: 'within' }, 'within 1 day', '1 दिन के भीतर'],
  [{ kind: 'quantity', from: 10, to: 20, unit: 'year' }, '10 to 20 years', '10 से 20 वर्ष'],
  [{ kind: 'quantity', choices: [20, 35], unit: 'kg' }, '20 kg or 35 kg', '20 किलोग्राम या 35 किलोग्राम'],
  [{ kind: 'each-year', fromDay: '10-01', toDay: '09-30' }, '1 October to 30 September', '1 अक्तूबर से 30 सितंबर'],
  [{ kind: 'each-year', fromDay: '02-29', toDay: '03-01' }, '29 February to 1 March', '29 फरवरी से 1 मार्च'],
  [{ kind: 'crop-year', cropYear: '2025-26' }, '2025-26', '2025-26'],
  [{ kind: 'date', date: '2014-05-01' }, '1 May 2014', '1 मई 2014'],
  [{ kind: 'words', words: { en: 'yes', hi: 'हां' } }, 'yes', 'हां'],
];

test.each(CASES)('%o', (fact, en, hi) => {
  expect(formatFact({ ...common, ...fact }, 'en')).toBe(en);
  expect(formatFact({ ...common, ...fact }, 'hi')).toBe(hi);
});

test('money and quantities stand alone too', () => {
  expect(formatMoney(99_999, 'en')).toBe('Rs. 99,999');
  expect(formatQuantity(2, 'are', 'en')).toBe('2 ares');
});
