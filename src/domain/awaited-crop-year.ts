import { cropYearOn } from '../lib/crop-year-on.ts';
import type { ListMeta } from '../schemas/cultivator-list.ts';
import type { RecordOf } from '../schemas/record.ts';

export type PolicyRecord = RecordOf<'policies'>;
type List = Pick<ListMeta, 'cropYear' | 'asOn' | 'specimen'>;

/** What of the running crop year is not out yet, and when the last one of it came. */
export interface AwaitedCropYear {
  year: string;
  missing: 'both' | 'policy' | 'lists';
  last?: { what: 'policy' | 'lists'; date: string } | undefined;
}

/** What is still to come for the crop year of a day; nothing once policy and lists are out. What is made up does not count. */
export function awaitedOn(day: string, records: PolicyRecord[], lists: List[]): AwaitedCropYear | undefined {
  const year = cropYearOn(day);
  const policies = realPolicies(records);
  const real = lists.filter(({ specimen }) => !specimen);
  const isAwaited = (out: { cropYear?: string | undefined }[]) => !out.some(({ cropYear = '' }) => cropYear >= year);
  const [policyAwaited, listsAwaited] = [isAwaited(policies), isAwaited(real)];
  if (!policyAwaited && !listsAwaited) return undefined;
  const what = policyAwaited ? 'policy' : 'lists';
  const date = policyAwaited
    ? newestDate(policies)
    : real
        .map(({ asOn }) => asOn)
        .toSorted()
        .at(-1);
  return {
    year,
    missing: policyAwaited && listsAwaited ? 'both' : what,
    last: date === undefined ? undefined : { what, date },
  };
}

/** The crop year of the newest policy. */
export function newestPolicyYear(records: PolicyRecord[]): string | undefined {
  return newest(realPolicies(records))?.cropYear;
}

/** The newest notification of the tracts. */
export function newestTract(records: PolicyRecord[]): PolicyRecord | undefined {
  return newest(records.filter(({ kind, specimen }) => kind === 'tract' && !specimen));
}

function realPolicies(records: PolicyRecord[]): PolicyRecord[] {
  return records.filter(({ kind, specimen }) => kind !== 'tract' && kind !== 'notice' && !specimen);
}

function newest(records: PolicyRecord[]): PolicyRecord | undefined {
  return records.toSorted((a, b) => (a.cropYear ?? '').localeCompare(b.cropYear ?? '')).at(-1);
}

/** Gum and straw may have come on different days, and not every record tells its day. */
function newestDate(policies: PolicyRecord[]): string | undefined {
  const year = newest(policies)?.cropYear;
  const dates = policies.flatMap(({ cropYear, date }) => (cropYear === year && date !== undefined ? [date] : []));
  return dates.toSorted().at(-1);
}
