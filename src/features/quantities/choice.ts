import { addressChoice, type Reading } from '../../ui/address-choice.ts';
import { dayProblem, type DayProblem, type LawDays } from '../../domain/law-day.ts';
import { isWeightUnit, readWeight, WEIGHT_UNITS, type Weight, type WeightProblem } from '../../domain/weight.ts';

export const CHOICE = addressChoice('drug', 'weight', 'unit', 'on');
export type Choice = ReturnType<typeof CHOICE.given>;
export type Problem = WeightProblem | DayProblem | 'missing' | 'unknown';
type QuantityReading = Reading<keyof Choice, Problem>;

/** The choice in an address. A drug or unit that is not offered is left out and named; a weight without a unit is in the usual one. */
export function readChoice(query: string, drugs: string[]): QuantityReading {
  const { choice, problems } = CHOICE.check(CHOICE.given(query), { drug: drugs, unit: WEIGHT_UNITS });
  return { choice: { ...choice, unit: choice.unit || WEIGHT_UNITS[0] }, problems };
}

/** What keeps a choice from being answered. Without a day the law of today counts. */
export function problemsIn(choice: Choice, days: LawDays): QuantityReading['problems'] {
  const weight = readWeight(choice.weight, isWeightUnit(choice.unit) ? choice.unit : 'g');
  const { on: _, ...missing } = CHOICE.missingIn(choice);
  // A weight that is missing has its own words.
  return {
    ...missing,
    ...(typeof weight === 'string' && { weight }),
    ...(choice.on.trim() !== '' && { on: dayProblem(choice.on, days) }),
  };
}

/** The weight of a choice without problems; undefined for any other. */
export function weightOf({ drug, weight: written, unit }: Choice): Weight | undefined {
  const weight = isWeightUnit(unit) && drug !== '' ? readWeight(written, unit) : undefined;
  return typeof weight === 'object' ? weight : undefined;
}
