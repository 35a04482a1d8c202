import type { Lang } from '../language/lang.ts';
import { tieAmendments } from '../domain/amendments.ts';
import { buildMoment } from '../lib/build-moment.ts';
import { type Selection, selectRecords } from '../domain/register-records.ts';
import type { TenderState } from '../domain/tenders.ts';
import type { RegisterId } from '../schemas/registers.ts';
import { pathFor, ROUTES } from '../addresses/routes.ts';
import type { RecordOf, RegisterRecord } from '../schemas/record.ts';
import { catalogue } from './catalogue.ts';
import { pageIn } from './page-in.ts';
import { selectionsOn } from './read-page.ts';

/** The records a selection shows. */
export function recordsShown<Register extends RegisterId>(selection: Selection<Register>): RecordOf<Register>[] {
  return selectRecords(catalogue.registers, selection, buildMoment());
}

/** Every page with a register, in the order of the route table. */
export const registerPages = ROUTES.flatMap(({ id: route }) =>
  selectionsOn(pageIn(route, 'en')).map((selection) => ({ route, selection })),
);

type RegisterPage = (typeof registerPages)[number];
const showingAt = new Map<string, Map<string, RegisterPage[]>>();

/** The pages that show each record, by `<register>/<id>`; tenders move from one page to another with the moment. */
function showingPages(): Map<string, RegisterPage[]> {
  const moment = buildMoment();
  let showing = showingAt.get(moment);
  if (!showing) {
    showing = new Map();
    for (const page of registerPages)
      for (const { register, id } of recordsShown(page.selection)) {
        const key = `${register}/${id}`;
        showing.set(key, [...(showing.get(key) ?? []), page]);
      }
    showingAt.clear();
    showingAt.set(moment, showing);
  }
  return showing;
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
  return (pages.find(({ selection }) => !isNarrow(selection)) ?? pages[0])?.route;
}

/**
 * Where a record is shown: the page made for its section or kind before the page with the whole register.
 * For readers who come from a list, that list, and else the whole register.
 */
export function recordHref(register: RegisterId, record: string, lang: Lang, from?: Selection): string | undefined {
  const showing = showingPages().get(`${register}/${record}`) ?? [];
  const page =
    (from && showing.find(({ selection }) => isSameSelection(selection, from))) ??
    showing.find(({ selection }) => isNarrow(selection) === !from) ??
    showing[0];
  return page && `${pathFor(page.route, lang)}#${record}`;
}

/** A record as another one names it. */
export interface RecordLink {
  title: string;
  date?: string | undefined;
  href: string;
}

/** The records that one record names, or that name it. */
export interface Relations {
  successor?: RecordLink | undefined;
  amends: RecordLink[];
  amendedBy: RecordLink[];
}

const amendments = tieAmendments(catalogue.registers);

/** What took the place of a record, what it changes and what changed it, as links for a reader of one list. */
export function relationsOf(record: RegisterRecord, lang: Lang, from: Selection): Relations {
  const links = (records: RegisterRecord[]): RecordLink[] =>
    records.flatMap(({ id, register, title, date }) => {
      const href = recordHref(register, id, lang, from);
      return href ? [{ title: title[lang], date, href }] : [];
    });
  const { amends, amendedBy } = amendments.get(record) ?? { amends: [], amendedBy: [] };
  const successors = catalogue.registers.get(record.register).filter(({ id }) => id === record.supersededBy);
  return { successor: links(successors)[0], amends: links(amends), amendedBy: links(amendedBy) };
}

function isNarrow({ section, kind, state }: Selection): boolean {
  return section !== undefined || kind !== undefined || state !== undefined;
}

function isSameSelection(a: Selection, b: Selection): boolean {
  return a.id === b.id && a.section === b.section && a.kind === b.kind && a.state === b.state;
}
