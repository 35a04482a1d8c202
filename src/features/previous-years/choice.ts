import { addressChoice } from '../../ui/address-choice.ts';
import { offeredBy, type UnitOptions, withUnit } from '../../ui/unit-choice.ts';

export const CHOICE = addressChoice('unit', 'office', 'year');
export type Choice = ReturnType<typeof CHOICE.given>;

/** The choice in an address. A value that is not offered is left out and named. */
export function readChoice(query: string, { units, years }: { units: UnitOptions; years: string[] }) {
  const given = withUnit(CHOICE.given(query), units);
  const { choice, problems } = CHOICE.check(given, { ...offeredBy(given, units), year: years });
  // Under an unknown unit nobody can say whether the office is one of its own.
  if (problems.unit) delete problems.office;
  return { choice, problems };
}
