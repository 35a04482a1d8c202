import { fromKeys, isOneOf } from '../../lib/keys.ts';
import { type AmountProblem, readAmount } from '../../lib/read-amount.ts';
import { addressChoice, type Problems } from '../../ui/address-choice.ts';
import { type Delivery, KINDS } from './payment.ts';

export const PAYMENT = addressChoice('kind', 'area', 'weight', 'degrees');
export type PaymentField = (typeof PAYMENT.fields)[number];
export type PaymentChoice = Record<PaymentField, string>;
export type Problem = AmountProblem | 'noChoice';

export const MAX_LENGTH = 20;

/** Hundredths of an are, grams, tenths of a degree. Above the limits somebody has written another unit. */
const AMOUNTS = {
  area: { decimals: 2, below: 100_000 },
  weight: { decimals: 3, below: 100_000 },
  degrees: { decimals: 1, below: 101 },
};

/** What an address says, as it was written; a kind that is not offered is named. */
export function readPayment(query: string): { choice: PaymentChoice; problems: Problems<PaymentField, Problem> } {
  const given = PAYMENT.given(query);
  const cut = fromKeys(PAYMENT.fields, (field) => given[field].slice(0, MAX_LENGTH));
  const { choice, problems } = PAYMENT.check(cut, { kind: KINDS });
  return { choice, problems: problems.kind ? { kind: 'noChoice' } : {} };
}

/** Amounts that cannot be read, and a kind that is not chosen. The consistence may be left empty. */
export function paymentProblems(choice: PaymentChoice): Problems<PaymentField, Problem> {
  const problems: Problems<PaymentField, Problem> = {};
  if (choice.kind === '') problems.kind = 'noChoice';
  for (const field of ['area', 'weight', 'degrees'] as const) {
    if (field === 'degrees' && (choice.kind !== 'gum' || choice.degrees.trim() === '')) continue;
    const amount = readAmount(choice[field], AMOUNTS[field]);
    if (typeof amount === 'string') problems[field] = amount;
  }
  return problems;
}

/** The delivery of a choice without problems. */
export function deliveryOf(choice: PaymentChoice): Delivery | undefined {
  const { kind } = choice;
  const [area, weight] = [readAmount(choice.area, AMOUNTS.area), readAmount(choice.weight, AMOUNTS.weight)];
  if (!isOneOf(KINDS, kind) || typeof area === 'string' || typeof weight === 'string') return undefined;
  const degrees = readAmount(choice.degrees, AMOUNTS.degrees);
  return { kind, area, weight, degrees: typeof degrees === 'number' ? degrees : undefined };
}

/** What goes into the address: straw has no consistence. */
export function writePayment({ degrees, ...choice }: PaymentChoice): Record<string, string> {
  return choice.kind === 'straw' ? choice : { ...choice, degrees };
}
