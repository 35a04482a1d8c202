import { type Drug, drugsOf, QUANTITIES_TABLE } from '../domain/drugs.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import type { ListEntry, Substance } from '../schemas/substance.ts';
import { catalogue } from './catalogue.ts';
import { recordAt } from './register-pages.ts';

/** The lists in which a substance stands: those of Indian law, and those of the United Nations. */
export function listsOf({ entries }: Pick<Substance, 'entries'>): { indian: ListEntry[]; international: ListEntry[] } {
  const isInternational = ({ list }: ListEntry) => catalogue.substances?.entries[list]?.isInternational === true;
  return {
    indian: entries.filter((entry) => !isInternational(entry)),
    international: entries.filter(isInternational),
  };
}

/** The rows of the table of quantities that are about a substance. */
export function quantitiesOf({ id }: Pick<Substance, 'id'>): Drug[] {
  const table = catalogue.tables.get(QUANTITIES_TABLE);
  return table ? drugsOf(table).filter(({ listedAs }) => listedAs === id) : [];
}

/** The notification that sets the quantities of a drug. */
export function notificationOf({ notification }: Pick<Drug, 'notification'>): RegisterRecord | undefined {
  return catalogue.registers.get('notifications').find(({ number }) => number === notification);
}

/** The first notification on quantities; all others amend it. */
export function firstOnQuantities(): RegisterRecord | undefined {
  const table = catalogue.tables.get(QUANTITIES_TABLE);
  return table && inTime(drugsOf(table).flatMap((drug) => notificationOf(drug) ?? []))[0];
}

/** The notifications that put a substance into its lists, oldest first. */
export function listingsOf({ entries, records }: Pick<Substance, 'entries' | 'records'>): RegisterRecord[] {
  const ofLists = entries.flatMap(({ list }) => catalogue.substances?.entries[list]?.record ?? []);
  return inTime([...ofLists, ...records].map(recordAt));
}

/** Every notification that concerns a substance, oldest first. */
export function recordsOf(substance: Substance): RegisterRecord[] {
  const onQuantities = quantitiesOf(substance).flatMap((drug) => notificationOf(drug) ?? []);
  return inTime([...listingsOf(substance), ...onQuantities]);
}

/**
 * The day since which a drug is controlled, where the notification is on the site. The orders on precursors took the place of earlier ones,
 * and the notices on poppy seed are about its trade, so that their days say nothing of the kind.
 */
export function controlledSince(substance: Substance): string | undefined {
  const isDrug = substance.class === 'narcotic' || substance.class === 'psychotropic';
  return isDrug ? listingsOf(substance)[0]?.date : undefined;
}

/** Each record once; those without a date at the end. */
function inTime(records: RegisterRecord[]): RegisterRecord[] {
  return [...new Set(records)].toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'));
}
