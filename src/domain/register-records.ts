import type { Provider } from '../schemas/provider.ts';
import type { RegisterId } from '../schemas/registers.ts';
import type { RecordOf, RegisterRecord, Registers, Tender } from '../schemas/record.ts';
import { isOneOf } from '../lib/keys.ts';
import { addDays, cropYearPeriod } from '../lib/indian-date.ts';
import { STANDING_IN, stateOn } from '../lib/period.ts';
import { closingOf, type TenderState, tenderStateAt } from './tenders.ts';

/** How long a record counts as new. */
const NEW_DAYS = 30;

/** What a `<Register>` on a page asks for. */
export interface Selection<Register extends RegisterId = RegisterId> {
  id: Register;
  section?: string | undefined;
  kind?: string | undefined;
  /** Only of tenders: those that are open, or those that are closed. */
  state?: TenderState | undefined;
}

/** The sections whose readers need a record. */
export function areasOf({ section, alsoFor }: Pick<RegisterRecord, 'section' | 'alsoFor'>): Provider[] {
  return [section, ...alsoFor];
}

/** The records of a selection: those of its section and kind, those also for its section, those open or closed at a moment. */
export function selectRecords<Register extends RegisterId>(
  registers: Registers,
  { id, section, kind, state }: Selection<Register>,
  now: string,
): RecordOf<Register>[] {
  return registers
    .get(id)
    .filter(
      (record) =>
        (!section || areasOf(record).some((area) => area === section)) &&
        (!kind || record.kind === kind) &&
        (!state || !isTender(record) || tenderStateAt(record, now) === state),
    );
}

/** The order in which a selection is read on a day: open tenders and coming events by what is due first, all else newest first. */
export function inOrder<Known extends RegisterRecord>(
  records: Known[],
  { id, state }: Selection,
  today: string,
): Known[] {
  if (id === 'events') {
    const isOver = (event: RegisterRecord) => (periodOf(event)?.until ?? '') < today;
    const { coming = [], over = [] } = Object.groupBy(records.toSorted(newestFirst), (event) =>
      isOver(event) ? 'over' : 'coming',
    );
    return [...coming.toReversed(), ...over];
  }
  if (!state) return records.toSorted(newestFirst);
  const soonestFirst = records.toSorted((a, b) => listDate(a).localeCompare(listDate(b)));
  return state === 'active' ? soonestFirst : soonestFirst.toReversed();
}

function isTender(record: { register: RegisterId }): record is Tender {
  return record.register === 'tenders';
}

/** Newest first; records with no date stand by their crop year, those with neither at the end, by title. */
export function newestFirst(a: RegisterRecord, b: RegisterRecord): number {
  return sortDate(b).localeCompare(sortDate(a)) || a.title.en.localeCompare(b.title.en, 'en');
}

/** The day by which a record is sorted; `2015` counts as the first day of that year. Empty when nothing is known. */
export function sortDate(record: RegisterRecord): string {
  const { date, cropYear } = record;
  if (record.register === 'events') return record.starts.slice(0, 10);
  if (date) return `${date}-01-01`.slice(0, 10);
  return cropYear ? cropYearPeriod(cropYear).from : '';
}

/** The day or moment by which a reader narrows a list: of a tender, its closing. */
export function listDate(record: RegisterRecord): string {
  return isTender(record) ? closingOf(record) : sortDate(record);
}

/** The first day on which a record is no longer new; nothing where the day is not known. */
export function newUntil({ date }: RegisterRecord): string | undefined {
  return date?.length === 10 ? addDays(date, NEW_DAYS) : undefined;
}

/** Whether a record is new on a day: from its date on, for 30 days. */
export function isNewOn(record: RegisterRecord, today: string): boolean {
  const { date } = record;
  const until = newUntil(record);
  return date !== undefined && until !== undefined && date <= today && today < until;
}

/** The days on which a record holds, where they are known. */
export function periodOf(record: RegisterRecord): { from?: string; until: string } | undefined {
  if (record.register === 'events') {
    const { starts, ends = starts } = record;
    return { from: starts.slice(0, 10), until: ends.slice(0, 10) };
  }
  const { validity, cropYear, validUntil } = record;
  if (validity === 'crop-year' && cropYear) return cropYearPeriod(cropYear);
  return validity === 'until' && validUntil ? { until: validUntil } : undefined;
}

/** Whether readers are told that a record holds: a tender says when it closes, and a release is of its day. */
export function standsByValidity({ register }: RegisterRecord): boolean {
  return register !== 'tenders' && register !== 'media-releases';
}

/** What a reader may ask of a list: what holds, what no longer does, and where that is not known. */
export const STANDINGS = ['in-force', 'superseded', 'not-known'] as const;
export type Standing = (typeof STANDINGS)[number];

/** How a record stands on a day. */
export function standingOn(record: RegisterRecord, today: string): Standing | 'upcoming' {
  const period = periodOf(record);
  if (period) return STANDING_IN[stateOn(today, period)];
  return isOneOf(STANDINGS, record.validity) ? record.validity : 'not-known';
}

/** Whether it is known how a record stands. */
export function hasStanding(record: RegisterRecord, today: string): boolean {
  return standingOn(record, today) !== 'not-known';
}
