import { inForceOn } from '../../domain/in-force.ts';
import type { Punishment, Punishments } from '../../domain/punishments.ts';
import { type Band, bandOf, type Weight } from '../../domain/weight.ts';
import type { FinderDrug, FinderProps } from './finder-props.ts';

/** The amounts of a drug in a time, and the notification that set them. */
export type DrugLimits = Pick<FinderDrug, 'small' | 'commercial' | 'notification'>;

/** The law by which a weight is judged. */
export interface LawOnDay {
  /** The amounts of the drug; nothing where nobody can say which applied. */
  limits: DrugLimits | undefined;
  /** The punishments of its section; nothing where nobody can say. */
  punishments: Punishments | undefined;
}

type Law = Pick<FinderProps, 'punishments' | 'past'>;

/** What applied to a drug on a day; on no day, or today itself, what applies today. */
export function lawOn(day: string, drug: FinderDrug, { punishments, past }: Law, today: string): LawOnDay {
  if (day === '' || day === today) return { limits: drug, punishments: punishments[drug.section] };
  const [limits] = inForceOn(day, [drug, ...drug.earlier]);
  const [era] = inForceOn(day, past);
  const isKnown = past[0] === undefined || day >= past[0].from;
  return { limits, punishments: era ? era.of[drug.section] : isKnown ? punishments[drug.section] : undefined };
}

/** What the law of today says otherwise of a weight: another quantity, another punishment. */
export function changesSince(
  then: LawOnDay & { limits: DrugLimits },
  now: LawOnDay & { limits: DrugLimits },
  weight: Weight,
): { quantity?: Band; punishment?: Punishment } {
  const before = bandOf(weight, then.limits);
  const today = bandOf(weight, now.limits);
  const punishment = punishmentIn(now.punishments, today);
  const isOther = then.punishments && punishment && punishmentIn(then.punishments, before)?.words !== punishment.words;
  return { ...(before !== today && { quantity: today }), ...(isOther && { punishment }) };
}

/** Where the small quantity is not known, a weight below the commercial one may be either. */
function punishmentIn(punishments: Punishments | undefined, band: Band): Punishment | undefined {
  return band === 'notCommercial' ? undefined : punishments?.[band];
}
