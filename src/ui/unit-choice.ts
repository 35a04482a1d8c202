/** Units that can be chosen, each with its offices. */
export type UnitOptions = { id: string; offices: { id: string }[] }[];
type UnitChoice = Record<'unit' | 'office', string>;

/** A link to an office need not name its unit. */
export function withUnit<Choice extends UnitChoice>(choice: Choice, units: UnitOptions): Choice {
  const home = units.find(({ offices }) => offices.some(({ id }) => id === choice.office));
  return choice.unit === '' && home ? { ...choice, unit: home.id } : choice;
}

/** Ids of what can be chosen: the units, and the offices of the chosen one. */
export function offeredBy({ unit }: UnitChoice, units: UnitOptions): Record<'unit' | 'office', string[]> {
  const offices = units.find(({ id }) => id === unit)?.offices ?? [];
  return { unit: units.map(({ id }) => id), office: offices.map(({ id }) => id) };
}

/** Another value of one field. An office belongs to its unit and is forgotten with it. */
export function choose<Choice extends UnitChoice>(choice: Choice, field: keyof Choice, value: string): Choice {
  const office = field === 'unit' && value !== choice.unit ? { office: '' } : {};
  return { ...choice, [field]: value, ...office };
}
