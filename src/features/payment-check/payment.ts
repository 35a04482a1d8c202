/** What is handed over: gum opium from lanced capsules, or unlanced poppy straw. */
export const KINDS = ['gum', 'straw'] as const;
export type Kind = (typeof KINDS)[number];

/** Hundredths of an are; grams; tenths of a degree. */
export interface Delivery {
  kind: Kind;
  area: number;
  weight: number;
  /** Undefined: as the standard. */
  degrees: number | undefined;
}

/** Rupees for a kilogram: of straw one rate, of gum the lowest and the highest. */
export interface Rate {
  from: number;
  to: number;
}

export interface PaymentRules {
  rate: Record<Kind, Rate>;
  /** Percent of the price that is paid for gum at the weighing centre. */
  share: number;
  /** Degrees of consistence at which gum is counted. */
  standard: number;
  arePerHectare: number;
}

export interface Payment {
  /** Kilograms that count. */
  kg: number;
  /** Kilograms per hectare. */
  perHectare: number;
  /** Rupees. */
  price: Rate;
  now: Rate;
  later: Rate;
}

const GRAMS = 1000;
const HUNDREDTHS = 100;
const TENTHS = 10;

/** What is paid for a delivery, step by step. Nobody is paid for fractions of a gram or of a rupee. */
export function paymentFor({ kind, area, weight, degrees }: Delivery, rules: PaymentRules): Payment {
  const isGum = kind === 'gum';
  const grams = isGum && degrees !== undefined ? Math.round((weight * degrees) / (rules.standard * TENTHS)) : weight;
  const kg = grams / GRAMS;
  const price = each(rules.rate[kind], (rate) => Math.round(kg * rate));
  // The share at the centre is a rule for opium; the one rate known for straw is what was paid there.
  const now = each(price, (rupees) => (isGum ? Math.round((rupees * rules.share) / 100) : rupees));
  return {
    kg,
    perHectare: ((kg * HUNDREDTHS) / area) * rules.arePerHectare,
    price,
    now,
    later: { from: price.from - now.from, to: price.to - now.to },
  };
}

function each({ from, to }: Rate, change: (value: number) => number): Rate {
  return { from: change(from), to: change(to) };
}

/** What a yield of unlanced straw means for the next patta. */
export type StrawYield = 'below' | 'straw' | 'gum';

export function strawYield(perHectare: number, limits: { straw: number; gum: number }): StrawYield {
  if (perHectare < limits.straw) return 'below';
  return perHectare < limits.gum ? 'straw' : 'gum';
}
