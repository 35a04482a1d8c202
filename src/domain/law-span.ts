import { addDays } from '../lib/indian-date.ts';
import { firstDay, type Span } from '../lib/span.ts';
import type { LawRecord } from './amendments.ts';
import { periodOf } from './register-records.ts';

/** The days on which a law was in force. */
export interface LawSpan extends Span {
  /** Whether it is known that it held from its first day on: of some laws only that they were issued is known. */
  isCertain: boolean;
}

/** The days on which a law of the registers was in force: until its own last day, or the day before what took its place. */
export function lawSpan(record: LawRecord, records: readonly LawRecord[]): LawSpan {
  const { validity, supersededBy, register } = record;
  const period = periodOf(record);
  const successor = records.find((each) => each.id === supersededBy && each.register === register);
  const next = successor && beginOf(successor);
  const until = period?.until ?? (next === undefined ? undefined : addDays(firstDay(next), -1));
  const isOpen = validity === 'in-force' && until === undefined;
  return { from: period?.from ?? beginOf(record), until, isCertain: isOpen || until !== undefined };
}

function beginOf({ from, date }: LawRecord): string | undefined {
  return from ?? date;
}
