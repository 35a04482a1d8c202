import { createHash } from 'node:crypto';
import { concerns, hasOwnPage } from '../domain/recorded.ts';
import type { Localized } from '../language/lang.ts';
import { buildDay } from '../lib/build-moment.ts';
import { isRegisterId, type RegisterId } from '../schemas/registers.ts';
import type { DraftCatalogue } from './load.ts';
import { recordKey } from './record-lists.ts';

/** What the history of the site is made from. */
export type HistoricContent = Pick<
  DraftCatalogue,
  'changes' | 'recorded' | 'registers' | 'pages' | 'substances' | 'sheets' | 'posters'
>;

/** One line in the list of all changes. */
export interface ChangeLine {
  /** Its name in a feed and in an address; the same for good. */
  id: string;
  date: string;
  /** Names of what it concerns. */
  of: string[];
  /** What an editor wrote; what was added tells of itself. */
  what?: Localized;
  /** Of what was added: a register, or what else it is. */
  added?: RegisterId | 'page' | 'substance';
}

/** The day on which each thing that has a page of its own came onto the site, and with it all that is shown elsewhere. */
export function sinceIn({ recorded, registers, pages }: HistoricContent): Map<string, string> {
  const from = new Map<string, string | undefined>([
    ...[...registers.values()].flat().map((each) => [recordKey(each.register, each.id), each.publishFrom] as const),
    ...pages.map(({ id, meta }) => [id, meta?.publishFrom] as const),
  ]);
  return new Map(
    Object.entries(recorded).map(([id, { since }]) => {
      const shown = from.get(id)?.slice(0, 10);
      return [id, shown !== undefined && shown > since ? shown : since];
    }),
  );
}

/** All changes of the site that readers may know of, newest first. */
export function changeLines(content: HistoricContent): ChangeLine[] {
  const since = sinceIn(content);
  const today = buildDay();
  const isThere = namesIn(content);
  const written = (content.changes ?? [])
    // What is not on the site yet is told once it is there.
    .filter(
      ({ date, of }) =>
        date <= today && !of.every((name) => since.has(name) && !isThere(name) && !content.recorded[name]?.gone),
    )
    .map(({ date, of, what }) => ({
      id: `${date}-${hashOf([...of, ...(isTwice(content, date, of) ? [what.en] : [])])}`,
      date,
      of,
      what,
    }));
  return [...written, ...additions(content, since, isThere)].toSorted((a, b) => b.date.localeCompare(a.date));
}

function isTwice({ changes = [] }: HistoricContent, date: string, of: string[]): boolean {
  return changes.filter((each) => each.date === date && each.of.join() === of.join()).length > 1;
}

/** What came after the first day, by day and kind; the website itself began with the first. */
function additions(
  content: HistoricContent,
  since: Map<string, string>,
  isThere: (id: string) => boolean,
): ChangeLine[] {
  const today = buildDay();
  const first = [...since.values()].toSorted()[0] ?? '';
  const added = [...since]
    .filter(([id, date]) => date > first && date <= today && hasOwnPage(id) && isThere(id))
    .filter(
      ([id, date]) => !(content.changes ?? []).some((change) => change.date === date && concerns(change, id, date)),
    );
  const pages = new Set(content.pages.map(({ id }) => id));
  const kindOf = (id: string) => (pages.has(id) ? 'page' : kindByName(id));
  const groups = Map.groupBy(added, ([id, date]) => `${date}-${kindOf(id)}`);
  return [...groups].flatMap(([id, [[name, date] = ['', ''], ...others]]) => ({
    id,
    date,
    of: [name, ...others.map(([other]) => other)],
    added: kindOf(name),
  }));
}

function kindByName(id: string): NonNullable<ChangeLine['added']> {
  const [kind = ''] = id.split('/');
  if (kind === 'substances') return 'substance';
  return isRegisterId(kind) ? kind : 'page';
}

function namesIn({ registers, pages, substances, sheets, posters }: HistoricContent): (id: string) => boolean {
  const names = new Set([
    ...pages.map(({ id }) => id),
    ...[...registers.values()].flat().map(({ register, id }) => recordKey(register, id)),
    ...(substances?.rows ?? []).map(({ id }) => `substances/${id}`),
    ...[...sheets.keys()].map((id) => `sheets/${id}`),
    ...[...posters.keys()].map((id) => `posters/${id}`),
  ]);
  return (id) => names.has(id) || !hasOwnPage(id);
}

function hashOf(names: string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 8);
}
