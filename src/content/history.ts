import { concerns } from '../domain/recorded.ts';
import { fill, formatNumber } from '../language/format.ts';
import type { Lang } from '../language/lang.ts';
import { buildDay } from '../lib/build-moment.ts';
import type { Change } from '../schemas/change.ts';
import { translator } from '../words/strings.ts';
import { catalogue } from './catalogue.ts';
import { sinceIn } from './change-lines.ts';
import { recordKey } from './record-lists.ts';

/** What readers are told of a page, in one language. */
export interface HistoryLine {
  date: string;
  what: string;
}

/** The day on which each thing came onto the site. */
const since = sinceIn(catalogue);

/** The lines that readers may see by now, newest first; those of one day in the order of the file. */
const shownChanges: readonly Change[] = catalogue.changes
  .filter(({ date }) => date <= buildDay())
  .toSorted((a, b) => b.date.localeCompare(a.date));

/** The lines about each thing. */
const changesAbout = new Map(
  [...since].map(([id, added]) => [id, shownChanges.filter((change) => concerns(change, id, added))]),
);

const records = new Map(
  [...catalogue.registers.values()].flat().map((record) => [recordKey(record.register, record.id), record]),
);

/**
 * What changed on a page since it is there, newest first: the lines that name it or something it shows, records that came to its list, and last the day
 * on which it was added.
 * @param own the names of the page itself, the first of which says since when it is there
 */
export function historyOf(own: readonly string[], shown: ReadonlySet<string>, lang: Lang): HistoryLine[] {
  const about = new Set([...own, ...shown].flatMap((id) => changesAbout.get(id) ?? []));
  const added = since.get(own[0] ?? '');
  const lines = shownChanges
    .filter((change) => about.has(change) && (added === undefined || change.date >= added))
    .map(({ date, what }) => ({ date, what: what[lang] }));
  return [
    ...[...lines, ...additions(shown, added, lang)].toSorted((a, b) => b.date.localeCompare(a.date)),
    ...(added === undefined ? [] : [{ date: added, what: translator(lang)('history.added') }]),
  ];
}

/** Records that came to a list after its page was there. */
function additions(shown: ReadonlySet<string>, begun: string | undefined, lang: Lang): HistoryLine[] {
  const t = translator(lang);
  if (begun === undefined) return [];
  const today = buildDay();
  const added = [...shown].flatMap((id) => {
    const record = records.get(id);
    const date = since.get(id);
    const isTold = changesAbout.get(id)?.some((change) => change.date === date);
    return record && date !== undefined && date > begun && date <= today && !isTold ? [{ date, record }] : [];
  });
  return [...Map.groupBy(added, ({ date }) => date)].map(([date, [first, ...others]]) => ({
    date,
    what:
      first && others.length === 0
        ? fill(t('history.newEntry'), { title: (first.record.short ?? first.record.title)[lang] })
        : fill(t('history.newEntries'), { count: formatNumber(others.length + 1, lang) }),
  }));
}
