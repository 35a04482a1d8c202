import { fromKeys } from '../../lib/keys.ts';
import { mapValues } from '../../lib/map-values.ts';
import { addressChoice, type Choice as AnyChoice, type Problems } from '../../ui/address-choice.ts';
import type { AmountProblem } from '../../lib/read-amount.ts';
import { type DamagedPlot, readArea } from './rules.ts';

export const EXCESS = addressChoice('licensed', 'measured');
export type ExcessChoice = ReturnType<typeof EXCESS.given>;

const AREAS = ['plot', 'damaged'] as const;
export const QUESTIONS = ['lancing', 'whole-patch', 'panchnama'] as const;
export const UPROOTING = addressChoice(...AREAS, ...QUESTIONS);
export type UprootingChoice = ReturnType<typeof UPROOTING.given>;

export const ANSWERS = ['yes', 'no'] as const;

export type Problem = AmountProblem | 'noChoice' | 'moreThanPlot';

/** The areas in an address, as they were written; nothing is as long as this. */
export function readExcess(query: string) {
  return { choice: cut(EXCESS.given(query)), problems: {} };
}

/** What is written in an address of the second check; an answer other than yes or no is named. */
export function readUprooting(query: string): {
  choice: UprootingChoice;
  problems: Problems<keyof UprootingChoice, Problem>;
} {
  const given = cut(UPROOTING.given(query));
  const { choice, problems } = UPROOTING.check(
    given,
    fromKeys(QUESTIONS, () => ANSWERS),
  );
  return {
    choice,
    problems: fromKeys(
      QUESTIONS.filter((question) => problems[question]),
      () => 'noChoice',
    ),
  };
}

/** Areas that cannot be read. */
export function excessProblems(choice: ExcessChoice): Problems<keyof ExcessChoice, Problem> {
  return areaProblems(choice, EXCESS.fields);
}

/** Areas that cannot be read or do not fit together, and questions without an answer. */
export function uprootingProblems(choice: UprootingChoice): Problems<keyof UprootingChoice, Problem> {
  const areas = areaProblems(choice, AREAS);
  const isTooMuch = Object.keys(areas).length === 0 && areaOf(choice.damaged) > areaOf(choice.plot);
  return {
    ...areas,
    ...(isTooMuch && { damaged: 'moreThanPlot' }),
    ...fromKeys(
      QUESTIONS.filter((question) => choice[question] === ''),
      () => 'noChoice',
    ),
  };
}

/** The plot of a choice without problems. */
export function damagedPlot(choice: UprootingChoice): DamagedPlot {
  return {
    plot: areaOf(choice.plot),
    damaged: areaOf(choice.damaged),
    hasLancingBegun: choice.lancing === 'yes',
    isWholePatch: choice['whole-patch'] === 'yes',
    hasPanchnama: choice.panchnama === 'yes',
  };
}

/** Hundredths of an are; 0 for what is no area. */
export function areaOf(written: string): number {
  const area = readArea(written);
  return typeof area === 'number' ? area : 0;
}

function areaProblems<Field extends string>(choice: AnyChoice<Field>, fields: readonly Field[]) {
  const problems: Problems<Field, Problem> = {};
  for (const field of fields) {
    const area = readArea(choice[field]);
    if (typeof area === 'string') problems[field] = area;
  }
  return problems;
}

export const MAX_AREA_LENGTH = 20;

function cut<Field extends string>(choice: AnyChoice<Field>): AnyChoice<Field> {
  return mapValues(choice, (value) => value.slice(0, MAX_AREA_LENGTH));
}
