import type { RegisterId } from '../schemas/registers.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import { addDays, cropYearPeriod } from '../lib/indian-date.ts';
import { STANDING_IN, stateOn } from '../lib/period.ts';
import { closingOf, type TenderState, tenderStateAt } from './tenders.ts';

/** How long a record counts as new. */
const NEW_DAYS = 30;

/** What a `<Register>` on a page asks for. */
export interface Selection {
  id: RegisterId;
  section?: string | undefined;
  kind?: string | undefined;
  /** Only of tenders: those that are open, or those that are closed. */
  state?: TenderState | undefined;
}

/** The sections whose readers need a record. */
export function areasOf({ section, alsoFor }: RegisterRecord): string[] {
  return [section, ...alsoFor];
}

/** The records of a selection: those of its section and kind, those also for its section, those open or closed at a moment. */
export function selectRecords(
  registers: Map<RegisterId, RegisterRecord[]>,
  { id, section, kind, state }: Selection,
  now: string,
): RegisterRecord[] {
  return (registers.get(id) ?? []).filter(
    (record) =>
      (!section || areasOf(record).includes(section)) &&
      (!kind || record.kind === kind) &&
      (!state || tenderStateAt(record, now) === state),
  );
}

/** The order in which a selection is read on a day: open tenders and coming events by what is due first, all else newest first. */
export function inOrder(records: RegisterRecord[], { id, state }: Selection, today: string): RegisterRecord[] {
  if (id === 'events') {
    const [over, coming] = partition(records.toSorted(newestFirst), (event) => periodOf(event)!.until < today);
    return [...coming.toReversed(), ...over];
  }
  if (!state) return records.toSorted(newestFirst);
  const soonestFirst = records.toSorted((a, b) => closingOf(a).localeCompare(closingOf(b)));
  return state === 'active' ? soonestFirst : soonestFirst.toReversed();
}

function partition<T>(items: T[], fits: (item: T) => boolean): [T[], T[]] {
  return [items.filter(fits), items.filter((item) => !fits(item))];
}

/** Newest first; records with no date stand by their crop year, those with neither at the end, by title. */
export function newestFirst(a: RegisterRecord, b: RegisterRecord): number {
  return sortDate(b).localeCompare(sortDate(a)) || a.title.en.localeCompare(b.title.en, 'en');
}

/** The day by which a record is sorted; `2015` counts as the first day of that year. Empty when nothing is known. */
export function sortDate({ date, starts, cropYear }: RegisterRecord): string {
  if (starts) return starts.slice(0, 10);
  if (date) return `${date}-01-01`.slice(0, 10);
  return cropYear ? cropYearPeriod(cropYear).from : '';
}

/** The day or moment by which a reader narrows a list: of a tender, its closing. */
export function listDate(record: RegisterRecord): string {
  return record.closes ? closingOf(record) : sortDate(record);
}

/** The first day on which a record is no longer new; nothing where the day is not known. */
export function newUntil({ date }: RegisterRecord): string | undefined {
  return date?.length === 10 ? addDays(date, NEW_DAYS) : undefined;
}

/** Whether a record is new on a day: from its date on, for 30 days. */
export function isNewOn(record: RegisterRecord, today: string): boolean {
  const until = newUntil(record);
  return until !== undefined && record.date! <= today && today < until;
}

/** The days on which a record holds, where they are known. */
export function periodOf({
  validity,
  cropYear,
  validUntil,
  starts,
  ends = starts,
}: RegisterRecord): { from?: string; until: string } | undefined {
  if (starts) return { from: starts.slice(0, 10), until: ends!.slice(0, 10) };
  if (validity === 'crop-year') return cropYearPeriod(cropYear!);
  return validity === 'until' ? { until: validUntil! } : undefined;
}

/** Whether readers are told that a record holds: a tender says when it closes, and a release is of its day. */
export function standsByValidity({ register }: RegisterRecord): boolean {
  return register !== 'tenders' && register !== 'media-releases';
}

/** What a reader may ask of a list: what holds, what no longer does, and where that is not known. */
export const STANDINGS = ['in-force', 'superseded', 'not-known'] as const;

/** How a record stands on a day. */
export function standingOn(record: RegisterRecord, today: string): string {
  const period = periodOf(record);
  return period ? STANDING_IN[stateOn(today, period)] : record.validity;
}
