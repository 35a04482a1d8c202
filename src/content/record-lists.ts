import { planOf } from '../addresses/site-plan.ts';
import { inOrder, type Selection, selectRecords } from '../domain/register-records.ts';
import { buildMoment } from '../lib/build-moment.ts';
import type { RegisterRecord } from '../schemas/record.ts';
import type { RegisterId } from '../schemas/registers.ts';
import type { DraftCatalogue } from './load.ts';
import { selectionsOn } from './read-page.ts';

/** What lists are made from. */
export type ListedContent = Pick<DraftCatalogue, 'pages' | 'registers' | 'menu'>;

/** A page with a list of records. */
export interface ListPage {
  route: string;
  selection: Selection;
}

/** Every page with a list, in the order of the route table. */
export function listPagesIn(content: Pick<ListedContent, 'pages' | 'menu'>): ListPage[] {
  const english = new Map(content.pages.flatMap((page) => (page.lang === 'en' ? [[page.id, page]] : [])));
  return planOf(content).routes.flatMap(({ id: route }) => {
    const page = english.get(route);
    return page ? selectionsOn(page).map((selection) => ({ route, selection })) : [];
  });
}

/** The records of a list in the order in which they are shown. */
export function listedRecords({ registers }: Pick<ListedContent, 'registers'>, selection: Selection): RegisterRecord[] {
  const moment = buildMoment();
  return inOrder(selectRecords(registers, selection, moment), selection, moment.slice(0, 10));
}

/**
 * The list each record belongs to, by `<register>/<id>`: one made for its own section or kind, else one with the whole register, else one
 * of a section whose readers need it too.
 */
export function homeLists(content: ListedContent): Map<string, string> {
  const homes = new Map<string, { route: string; rank: number }>();
  for (const list of listPagesIn(content))
    for (const record of selectRecords(content.registers, list.selection, buildMoment())) {
      const key = recordKey(record.register, record.id);
      const { section = record.section } = list.selection;
      const rank = section !== record.section ? 2 : isNarrow(list) ? 0 : 1;
      if (rank < (homes.get(key)?.rank ?? Infinity)) homes.set(key, { route: list.route, rank });
    }
  return new Map([...homes].map(([key, { route }]) => [key, route]));
}

export function recordKey(register: RegisterId, id: string): string {
  return `${register}/${id}`;
}

/** Whether a list shows a part of its register only. */
export function isNarrow({ selection: { section, kind, state } }: ListPage): boolean {
  return section !== undefined || kind !== undefined || state !== undefined;
}
