import type { Lang } from '../language/lang.ts';
import type { Span } from '../lib/span.ts';
import { wordsIn } from './cells.ts';
import { erasOf } from './in-force.ts';
import { tableOn } from './table-on.ts';
import type { Table } from '../schemas/table.ts';

/** The table of `content/tables/` that holds the punishments by drug and quantity. */
export const PENALTIES_TABLE = 'penalties-quantity';

/** How that table names each quantity. */
const QUANTITIES = {
  small: 'Small quantity',
  between: 'Between small and commercial',
  commercial: 'Commercial quantity',
} as const;
const ANY_QUANTITY = 'Any quantity';

export interface Punishment {
  /** @example 'section 21(a)' */
  clause: string;
  words: string;
}

export type Punishments = Record<keyof typeof QUANTITIES, Punishment>;

/** The punishments of a section by quantity; undefined where the table does not have all three. */
export function punishmentsOf(table: Table, section: string, lang: Lang): Punishments | undefined {
  if (section === '') return undefined;
  const ofSection = new RegExp(`^section ${section}\\b`);
  const rows = table.rows.filter((row) => ofSection.test(wordsIn(row, 'section')?.en ?? ''));
  const find = (quantity: string): Punishment | undefined => {
    const row = rows.find((each) => [quantity, ANY_QUANTITY].includes(wordsIn(each, 'quantity')?.en ?? ''));
    const words = (column: string) => (row && wordsIn(row, column)?.[lang]) ?? '';
    return row && { clause: words('section'), words: `${words('imprisonment')} ${words('fine')}` };
  };
  const [small, between, commercial] = Object.values(QUANTITIES).map(find);
  return small && between && commercial && { small, between, commercial };
}

/** Whether one punishment holds for all quantities. */
export function isOnePunishment({ small, commercial }: Punishments): boolean {
  return small.clause === commercial.clause;
}

/** The punishments of some sections in days that are over, by section. */
export interface PunishmentEra extends Span {
  from: string;
  until: string;
  of: Record<string, Punishments | undefined>;
}

/** How the punishments stood before today, oldest first. A section is missing where nobody can say. */
export function pastPunishments(table: Table, sections: readonly string[], lang: Lang, today: string): PunishmentEra[] {
  return erasOf(table.everyRow ?? table.rows).flatMap(({ from, until }) => {
    if (until === undefined || until >= today) return [];
    const then = tableOn(table, from);
    const of = sections.map((section) => [section, punishmentsOf(then, section, lang)] as const);
    return [{ from, until, of: Object.fromEntries(of.filter(([, punishments]) => punishments)) }];
  });
}

/** Numbers of the sections that the table has, each once. */
export function sectionsOf({ rows }: Pick<Table, 'rows'>): string[] {
  const numbers = rows.flatMap((row) => /^section (\d+[A-Z]?)/.exec(wordsIn(row, 'section')?.en ?? '')?.[1] ?? []);
  return [...new Set(numbers)];
}
