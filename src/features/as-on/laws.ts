import { LAW_REGISTERS, type LawRecord, lawRecords, textOf } from '../../domain/amendments.ts';
import { type LawSpan, lawSpan } from '../../domain/law-span.ts';
import { firstDay } from '../../lib/span.ts';
import type { Registers } from '../../schemas/record.ts';

/** What a law is about, for those who look for the law of a day. */
export const LAW_GROUPS = ['acts', 'quantities', 'substances', 'other'] as const;
export type LawGroup = (typeof LAW_GROUPS)[number];

export interface Law {
  record: LawRecord;
  group: LawGroup;
  span: LawSpan;
}

/** Acts, rules, notifications and instructions whose day is known, each text once, oldest first. */
export function lawsOf(registers: Registers): Law[] {
  const records = lawRecords(registers);
  // Acts and rules come first: a notification that only publishes them adds nothing.
  const ordered = LAW_REGISTERS.flatMap((register) => records.filter((record) => record.register === register));
  const texts = new Map(ordered.toReversed().map((record) => [textOf(record), record]));
  return [...texts.values()]
    .map((record) => ({ record, group: groupOf(record), span: lawSpan(record, records) }))
    .filter(({ record, span }) => span.from !== undefined && record.kind !== 'convention')
    .toSorted((a, b) => beginOf(a).localeCompare(beginOf(b)) || Number(isAct(b)) - Number(isAct(a)));
}

/** Days on which the law turned, since the Act: acts, rules, orders and notifications of quantities of which day and standing are known. */
export function turningPoints(registers: Registers, act: string): Law[] {
  const isDay = ({ from }: LawSpan) => from?.length === act.length && from >= act;
  return lawsOf(registers).filter(
    ({ group, span }) => (group === 'acts' || group === 'quantities') && span.isCertain && isDay(span),
  );
}

function groupOf({ register, kind }: LawRecord): LawGroup {
  if (register === 'acts-and-rules') return 'acts';
  return kind === 'quantities' || kind === 'substances' ? kind : 'other';
}

/** An Act comes before the rules that are made under it on the same day. */
function isAct({ record }: Law): boolean {
  return record.kind === 'act';
}

function beginOf({ span }: Law): string {
  return firstDay(span.from ?? '');
}
