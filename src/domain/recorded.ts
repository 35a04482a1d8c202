import type { Change, Recorded, RecordedMark } from '../schemas/change.ts';

/** A mark of the words and values of everything that readers see, by its name. */
export type Marks = ReadonlyMap<string, string>;

interface Known {
  marks: Marks;
  recorded: Recorded;
  changes: readonly Change[];
  /** Today in India. */
  today: string;
}

/** Stands at the end of a name for everything below it. */
const ALL_BELOW = '/*';

/** Kinds of things that no reader meets by themselves: the page that shows a new one has changed as well. */
const SHOWN_BY_OTHERS = /^(facts|tables)\//;
/** Kinds of things that are shown wherever all of their kind are. A new one changes pages whose words stay the same. */
const AMONG_OTHERS = /^(offices|directory|posts|procedures|initiatives|timeline|office-places)\//;

/** The beginning that a name such as `opium/*` stands for; nothing for the name of one thing. */
export function beginningOf(name: string): string | undefined {
  return name.endsWith(ALL_BELOW) ? name.slice(0, -ALL_BELOW.length + 1) : undefined;
}

/** Whether a line names a thing. What was added after its day is not meant by `opium/*`. */
export function concerns({ of, date }: Pick<Change, 'of' | 'date'>, id: string, since = date): boolean {
  return of.some((name) => {
    const beginning = beginningOf(name);
    return beginning === undefined ? name === id : id.startsWith(beginning) && since <= date;
  });
}

/** The names of things that changed and of which no line tells. Where nothing is recorded yet, everything begins today. */
export function untold({ marks, recorded, changes, today }: Known): string[] {
  const isFirst = Object.keys(recorded).length === 0;
  return [...marks].flatMap(([id, mark]) => {
    const known = recorded[id];
    if (known?.mark === mark) return [];
    // What was added today is still being written.
    if (known ? known.since === today : isFirst || !AMONG_OTHERS.test(id)) return [];
    const lines = changes.filter((change) => concerns(change, id, known?.since));
    const isTold = lines.length > (known?.lines ?? 0) || lines.some(({ date }) => date === today);
    return isTold ? [] : id;
  });
}

/**
 * What to note now: the marks of everything of which lines tell, that is new, or of which nothing need be told (`minor`). What changed
 * without a line keeps its old mark, and so waits until there is one.
 */
export function record(known: Known, minor: readonly string[] = []): Recorded {
  const { marks, recorded, changes, today } = known;
  const waiting = new Set(untold(known).filter((id) => !minor.includes(id)));
  const here = [...marks].flatMap(([id, mark]): [string, RecordedMark][] => {
    const before = recorded[id];
    const { since } = before && !before.gone ? before : { since: today };
    if (waiting.has(id)) return before ? [[id, before]] : [];
    const lines = changes.filter((change) => concerns(change, id, since)).length;
    return [[id, { since, mark, ...(lines > 0 && { lines }) }]];
  });
  const gone = Object.entries(recorded).flatMap(([id, before]): [string, RecordedMark][] =>
    !marks.has(id) && changes.some(({ of }) => of.includes(id)) ? [[id, { ...before, gone: true }]] : [],
  );
  return Object.fromEntries([...here, ...gone].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Whether the day on which a thing was added is told by itself: it has a page of its own. */
export function hasOwnPage(id: string): boolean {
  return id.includes('/') && !SHOWN_BY_OTHERS.test(id) && !AMONG_OTHERS.test(id);
}
