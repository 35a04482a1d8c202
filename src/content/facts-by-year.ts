import { cropYearOn } from '../lib/indian-date.ts';
import type { Fact, WrittenFact } from '../schemas/fact.ts';

/**
 * Every fact by its id. One that changes with the crop year stands under its id with the value of the present crop year, or, while that
 * is not given, the last one before it; and under `id:2025-26` with the value of each year.
 */
export function factsOn(day: string, written: ReadonlyMap<string, WrittenFact>): Map<string, Fact> {
  const present = cropYearOn(day);
  return new Map(
    [...written].flatMap(([id, fact]): [string, Fact][] => {
      if (!('years' in fact)) return [[id, fact]];
      const years = Object.entries(fact.years)
        .map(([year, value]): Fact & { year: string } => ({ ...value, year }))
        .toSorted((a, b) => a.year.localeCompare(b.year));
      const shown = years.findLast(({ year }) => year <= present) ?? years[0];
      if (!shown) return [];
      return [
        [id, shown.year === present ? shown : { ...shown, awaited: present }],
        ...years.map((value): [string, Fact] => [`${id}:${value.year}`, value]),
      ];
    }),
  );
}
