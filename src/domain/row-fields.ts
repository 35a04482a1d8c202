import type { RegisterRecord } from '../schemas/record.ts';
import type { RegisterId } from '../schemas/registers.ts';
import { standingOn, standsByValidity } from './register-records.ts';

/** Fields of a record that its row in a list shows: those that differ between the rows. */
export interface RowFields {
  state: boolean;
  kind: boolean;
  unit: boolean;
}

/** Registers whose titles do not say the kind. */
const KIND_HELPS: readonly RegisterId[] = ['forms'];

/** What tells the records of a list apart besides title, number and date. */
export function rowFields(records: RegisterRecord[], today: string): RowFields {
  const differ = (of: (record: RegisterRecord) => string | undefined) => new Set(records.map(of)).size > 1;
  return {
    // Events are over one after the other while the page stands: each carries its mark from the beginning.
    state:
      records.every(standsByValidity) &&
      (records.some(({ register }) => register === 'events') || differ((record) => standingOn(record, today))),
    kind: records.some(({ register }) => KIND_HELPS.includes(register)) && differ(({ kind }) => kind),
    unit: records.some(({ register }) => register === 'tenders') && differ((each) => ('unit' in each ? each.unit : '')),
  };
}
