import type { CountedPer } from '../../../schemas/procedure.ts';
import type { Verdict } from '../../../schemas/substance-rules.ts';

/** A substance of the consignment. */
interface Listed {
  id: string;
  rule: string;
}

/** What the table of rules answers to the purpose, for one class. */
export interface PlanAnswer {
  verdict: Verdict;
  words: string;
  documents: string[];
  note?: string | undefined;
}

/** What of a document counts. */
export interface PlanDocument {
  rupees?: number | undefined;
  days?: number | undefined;
  count?: { per: CountedPer; room?: number | undefined } | undefined;
}

/** Substances with one answer. */
export interface Group<Substance> {
  answer: PlanAnswer;
  substances: Substance[];
}

/** A document of the plan, and for which substances it is. */
export interface Planned<Substance> {
  id: string;
  substances: Substance[];
  count: number;
  /** The rules do not say whether one is enough for all its substances. */
  isLeast: boolean;
}

/** Verdicts with which the goods do not move. */
const STOPPING: readonly Verdict[] = ['barred', 'factory', 'permit'];
/** Verdicts that must be settled before anything is applied for. */
const UNSETTLED: readonly Verdict[] = ['notified', 'ask'];

/** All that a consignment needs. */
export function planOf<Substance extends Listed>(
  substances: Substance[],
  answerOf: (rule: string) => PlanAnswer | undefined,
  documents: Record<string, PlanDocument>,
) {
  const groups = groupsOf(substances, answerOf);
  const ofKind = (kinds: readonly Verdict[]) => groups.filter(({ answer }) => kinds.includes(answer.verdict));
  const planned = plannedOf(groups, documents);
  return {
    stopping: ofKind(STOPPING),
    unsettled: ofKind(UNSETTLED),
    documents: planned,
    /** What else holds, for the substances that need documents. */
    conditions: ofKind(['needed', 'elsewhere']).filter(({ answer }) => answer.note !== undefined),
    fees: feesOf(planned, documents),
    times: timesOf(planned, documents),
  };
}

/** The substances by their answer, in the order of the list. */
function groupsOf<Substance extends Listed>(
  substances: Substance[],
  answerOf: (rule: string) => PlanAnswer | undefined,
): Group<Substance>[] {
  return [...Map.groupBy(substances, ({ rule }) => rule)].flatMap(([rule, own]) => {
    const answer = answerOf(rule);
    return answer ? [{ answer, substances: own }] : [];
  });
}

/** Every document once, what comes first for any substance first. */
function plannedOf<Substance>(
  groups: Group<Substance>[],
  documents: Record<string, PlanDocument>,
): Planned<Substance>[] {
  const steps = groups.flatMap(({ answer, substances }) =>
    answer.documents.map((id, step) => ({ id, step, substances })),
  );
  return [...Map.groupBy(steps, ({ id }) => id)]
    .map(([id, own]) => ({
      id,
      step: Math.max(...own.map(({ step }) => step)),
      substances: own.flatMap(({ substances }) => substances),
    }))
    .toSorted((a, b) => a.step - b.step)
    .map(({ id, substances }) => ({ id, substances, ...neededFor(substances.length, documents[id]?.count) }));
}

/** How many of a document some substances need. Where the rules do not say, at least one. */
export function neededFor(substances: number, count: PlanDocument['count']): Pick<Planned<never>, 'count' | 'isLeast'> {
  if (!count) return { count: 1, isLeast: substances > 1 };
  if (count.per === 'substance') return { count: substances, isLeast: false };
  return { count: count.room === undefined ? 1 : Math.ceil(substances / count.room), isLeast: false };
}

/** The fees that are known, step by step, and the documents whose fee must be asked. */
function feesOf(planned: Planned<unknown>[], documents: Record<string, PlanDocument>) {
  const lines = planned.flatMap(({ id, count, isLeast }) => {
    const rupees = documents[id]?.rupees;
    return rupees === undefined ? [] : [{ id, count, isLeast, rupees, sum: count * rupees }];
  });
  const open = planned.filter(({ id }) => documents[id]?.rupees === undefined).map(({ id }) => id);
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.sum, 0),
    open,
    isLeast: open.length > 0 || lines.some((line) => line.isLeast),
  };
}

/** The document that takes longest, and those whose time must be asked. */
function timesOf(planned: Planned<unknown>[], documents: Record<string, PlanDocument>) {
  const daysOf = (id: string) => documents[id]?.days;
  const known = planned.filter(({ id }) => daysOf(id) !== undefined);
  const longest = known.toSorted((a, b) => (daysOf(b.id) ?? 0) - (daysOf(a.id) ?? 0))[0];
  return { longest: longest?.id, open: planned.filter((each) => !known.includes(each)).map(({ id }) => id) };
}
