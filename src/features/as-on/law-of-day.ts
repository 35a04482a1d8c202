import { stateOnDay } from '../../domain/in-force.ts';
import { cropYearOn } from '../../lib/crop-year-on.ts';
import type { AsOnProps } from './as-on-props.ts';
import type { LawGroup } from './laws.ts';

type SentLaw = AsOnProps['laws'][number];

/** What is known of the law of a day. */
export function lawOfDay(day: string, { eras, laws, cropYears }: Pick<AsOnProps, 'eras' | 'laws' | 'cropYears'>) {
  const inForce: Record<LawGroup, SentLaw[]> = { acts: [], quantities: [], substances: [], other: [] };
  const issued: SentLaw[] = [];
  for (const law of laws) {
    const state = stateOnDay(day, law);
    if (state === 'in-force' && law.isCertain) inForce[law.group].push(law);
    // Of these only the beginning is known, or only its month or year.
    else if (state === 'in-force' || state === 'not-known') issued.push(law);
  }
  const cropYear = cropYearOn(day);
  return {
    era: eras.find((era) => stateOnDay(day, era) === 'in-force'),
    inForce,
    issued,
    cropYear,
    ofYear: Object.hasOwn(cropYears, cropYear) ? cropYears[cropYear] : undefined,
  };
}
