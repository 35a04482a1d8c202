import type { Lang } from '../language/lang.ts';
import { recordPath } from '../addresses/registers.ts';
import { type LawRecord, lawRecords, tieAmendments } from '../domain/amendments.ts';
import { buildMoment } from '../lib/build-moment.ts';
import { entryOf } from '../lib/entry-of.ts';
import { type Selection, selectRecords } from '../domain/register-records.ts';
import type { TenderState } from '../domain/tenders.ts';
import { REGISTER_IDS, type RegisterId } from '../schemas/registers.ts';
import type { RecordOf, RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { homeLists, isNarrow, listPagesIn, recordKey } from './record-lists.ts';

/** The records a selection shows. */
export function recordsShown<Register extends RegisterId>(selection: Selection<Register>): RecordOf<Register>[] {
  return selectRecords(catalogue.registers, selection, buildMoment());
}

/** Every page with a register, in the order of the route table. */
export const registerPages = listPagesIn(catalogue);

const homesAt = new Map<string, Map<string, string>>();

/** The page of the list to which a record belongs; tenders move from one list to another with the moment. */
export function listOfRecord(register: RegisterId, record: string): string | undefined {
  const moment = buildMoment();
  let homes = homesAt.get(moment);
  if (!homes) {
    homes = homeLists(catalogue);
    homesAt.clear();
    homesAt.set(moment, homes);
  }
  return homes.get(recordKey(register, record));
}

/** The register a page shows, if any. */
export function registerOf(route: string): RegisterId | undefined {
  return registerPages.find((page) => page.route === route)?.selection.id;
}

/** The page with the tenders of a state. */
export function pageOfTenders(state: TenderState): string | undefined {
  return registerPages.find(({ selection }) => selection.state === state)?.route;
}

/** The page a register belongs to: the one that shows all of it, else the first that shows some. */
export function pageOfRegister(register: RegisterId): string | undefined {
  const pages = registerPages.filter(({ selection }) => selection.id === register);
  return (pages.find((page) => !isNarrow(page)) ?? pages[0])?.route;
}

const records = new Map(
  REGISTER_IDS.flatMap((register): RegisterRecord[] => catalogue.registers.get(register)).map((record) => [
    recordKey(record.register, record.id),
    record,
  ]),
);

/** The record behind `<register>/<id>`. */
export function recordAt(key: string): RegisterRecord {
  return entryOf(records, key);
}

/** The page of a record; nothing where there is no such record. */
export function recordHref(register: RegisterId, record: string, lang: Lang): string | undefined {
  return records.has(recordKey(register, record)) ? recordPath(register, record, lang) : undefined;
}

/** A text and those that changed it, oldest first. */
export interface Line {
  base: LawRecord;
  changes: LawRecord[];
}

/** The records that one record names, or that name it. */
export interface Relations {
  successor?: RegisterRecord | undefined;
  replaces: RegisterRecord[];
  /** What it changes, each with everything else that changed the same, and itself where it was changed. */
  lines: Line[];
}

const amendments = tieAmendments(catalogue.registers);

/** What took the place of a record, what it changes and what changed it. */
export function relationsOf(record: RegisterRecord): Relations {
  const others: RegisterRecord[] = catalogue.registers.get(record.register);
  const { amends = [] } = amendments.get(record) ?? {};
  const bases = [...amends, ...lawRecords(catalogue.registers).filter((law) => law === record)];
  return {
    successor: others.find(({ id }) => id === record.supersededBy),
    replaces: others.filter(({ supersededBy }) => supersededBy === record.id),
    lines: bases.flatMap((base) => {
      const changes = (amendments.get(base)?.amendedBy ?? []).toReversed();
      return changes.length > 0 ? [{ base, changes }] : [];
    }),
  };
}
