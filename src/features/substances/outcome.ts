import { fill, formatNumber, sentence } from '../../language/format.ts';
import { compact } from '../../text/fold-words.ts';
import type { Choice, Filter } from './choice.ts';
import { type Finding, type FoundBy, foundBy } from './find-substances.ts';
import type { FinderProps } from './finder-props.ts';
import type { IndexedSubstance } from './substance-index.ts';

type Other = FinderProps['others'][number];

/** What the finder has to show. */
export type Outcome = 'loading' | 'failed' | Answered;

interface Answered extends Finding<Other> {
  /** The one that is answered in full, and by which name it was found. */
  best?: { substance: IndexedSubstance; by: FoundBy } | undefined;
  /** The filters hide what was found. */
  isNarrowed: boolean;
}

/** Fewer letters begin too many names for one of them to be the answer. */
const LEAST_SURE = 3;

/** What a choice leads to. */
export function outcomeOf(search: (typed: string) => Finding<Other>, choice: Choice): Answered {
  const { other, ...found } = search(choice.q);
  const fits = withinFilters(choice);
  const [hits, near] = [found.hits.filter(fits), found.near.filter(fits)];
  const isNarrowed = found.hits.length + found.near.length > hits.length + near.length;
  return { other, hits, near, isNarrowed, best: bestOf(hits, near, choice.q) };
}

/** One answer in full: where a name begins with what was typed or sounds like it, or a number is that of one substance. */
function bestOf(hits: IndexedSubstance[], near: IndexedSubstance[], typed: string): Answered['best'] {
  const substance = hits[0] ?? near[0];
  if (!substance || typed.trim() === '') return undefined;
  const by = foundBy(substance, typed);
  const isOnly = hits.length + near.length === 1;
  const isMeant = by.isStart && by.kind !== 'hs' && isLong(by, typed);
  return isOnly || isMeant || hits.length === 0 ? { substance, by } : undefined;
}

function isLong({ name }: FoundBy, typed: string): boolean {
  const { length } = compact(typed);
  return length >= LEAST_SURE || length === compact(name).length;
}

/** Whether a substance passes the filters. */
function withinFilters(wanted: Pick<Choice, Filter>): (substance: IndexedSubstance) => boolean {
  return ({ class: ofClass, lists }) =>
    (wanted.class === '' || ofClass === wanted.class) && (wanted.list === '' || lists.includes(wanted.list));
}

/** The outcome in one line: the heading where there is no single answer. */
export function titleOf(found: Outcome, { words, lang }: Pick<FinderProps, 'words' | 'lang'>): string {
  if (found === 'failed') return words.failed;
  if (found === 'loading') return words.loading;
  if (found.near.length > 0) return words.near;
  const count = found.hits.length;
  if (count === 0) return words.nothing;
  return count === 1 ? words.countOne : fill(words.count, { count: formatNumber(count, lang) });
}

/** What is read out after a pause in typing: the answer with its verdict, else the title. */
export function saidOf(found: Outcome, props: Pick<FinderProps, 'words' | 'lang' | 'rules'>): string {
  if (typeof found === 'string') return titleOf(found, props);
  if (found.other)
    return [found.other.title, found.other.verdict].map((words) => sentence(words, props.lang)).join(' ');
  const { best } = found;
  if (!best) return titleOf(found, props);
  const verdict = props.rules[best.substance.rule]?.verdict ?? '';
  const answer = [best.substance.name[props.lang], verdict].map((words) => sentence(words, props.lang));
  return [...answer, titleOf(found, props)].join(' ');
}
