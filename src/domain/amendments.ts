import { entryOf } from '../lib/entry-of.ts';
import type { RegisterId } from '../schemas/registers.ts';
import type { RecordOf, RegisterRecord, Registers } from '../schemas/record.ts';
import { newestFirst } from './register-records.ts';

/** Registers whose records change one another. The names of their records differ, so that a name alone says which is meant. */
export const LAW_REGISTERS = ['acts-and-rules', 'notifications', 'instructions'] as const satisfies RegisterId[];

export type LawRecord = RecordOf<(typeof LAW_REGISTERS)[number]>;

/** What a record changes, and what changed it, newest first. */
export interface Amendments {
  amends: LawRecord[];
  amendedBy: LawRecord[];
}

/** The records of the law registers. */
export function lawRecords(registers: Registers): LawRecord[] {
  return LAW_REGISTERS.flatMap((register): LawRecord[] => registers.get(register));
}

/** The text a record stands for: rules and the notification that published them share number and date. */
export function textOf({ number, date, id }: RegisterRecord): string {
  return number && date ? `${number}, ${date}` : id;
}

/** Ties every amendment to what it changes, in both directions. */
export function tieAmendments(registers: Registers): Map<RegisterRecord, Amendments> {
  const records = lawRecords(registers);
  const byId = new Map(records.map((record) => [record.id, record]));
  const targetsOf = ({ amends = [] }: LawRecord) => amends.map((id) => entryOf(byId, id));
  const amending = Map.groupBy(
    records.flatMap((record) => targetsOf(record).map((target) => ({ record, target }))),
    ({ target }) => textOf(target),
  );
  return new Map(
    records.map((record) => {
      const found = amending.get(textOf(record)) ?? [];
      const amendedBy = eachTextOnce(
        found.map((each) => each.record),
        record.register,
      );
      return [record, { amends: targetsOf(record), amendedBy: amendedBy.toSorted(newestFirst) }];
    }),
  );
}

/** A text that stands in two registers is named once, by its record in `home`. */
function eachTextOnce(records: LawRecord[], home: RegisterId): LawRecord[] {
  const ordered = records.toSorted((a, b) => Number(b.register === home) - Number(a.register === home));
  return [...new Map(ordered.toReversed().map((record) => [textOf(record), record])).values()];
}
