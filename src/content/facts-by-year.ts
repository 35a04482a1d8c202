import { stateOnDay } from '../domain/in-force.ts';
import { cropYearOn } from '../lib/crop-year-on.ts';
import type { Fact, WrittenFact } from '../schemas/fact.ts';

/**
 * Every fact by its id. One that changes with the crop year stands under its id with the value of the present crop year, or, while that
 * is not given, the last one before it; and under `id:2025-26` with the value of each year. One that the law has changed stands under its id with the value of today, and under
 * `id:2014-05-01` with each value by its first day.
 */
export function factsOn(day: string, written: ReadonlyMap<string, WrittenFact>): Map<string, Fact> {
  const present = cropYearOn(day);
  return new Map(
    [...written].flatMap(([id, fact]): [string, Fact][] => {
      if ('since' in fact) return sinceDays(id, fact.since, day);
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

/** The ids of the single values, from what is written, whether or not it is right. */
export function datedIds(raw: object): string[] {
  return Object.entries(raw).flatMap(([id, fact]: [string, { years?: object; since?: object } | null]) =>
    Object.keys(fact?.years ?? fact?.since ?? {}).map((day) => `${id}:${day}`),
  );
}

type Since = Extract<WrittenFact, { since: object }>['since'];

/** The values of a fact by their first days, and the one that holds on a day: else the last one before it. */
function sinceDays(id: string, since: Since, day: string): [string, Fact][] {
  const values = Object.entries(since)
    .map(([from, { value, until }]) => ({ fact: { ...value, since: from }, from, until }))
    .toSorted((a, b) => a.from.localeCompare(b.from));
  const shown = values.findLast((each) => stateOnDay(day, each) !== 'not-yet') ?? values[0];
  return [
    ...(shown ? [[id, shown.fact] as [string, Fact]] : []),
    ...values.map(({ fact, from }): [string, Fact] => [`${id}:${from}`, fact]),
  ];
}
