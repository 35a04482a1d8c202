import type { Lang } from '../language/lang.ts';
import type { Span } from '../lib/span.ts';
import type { Table } from '../schemas/table.ts';
import { wordsIn } from './cells.ts';
import { erasOf } from './eras.ts';
import { type Punishments, punishmentsOf } from './punishments.ts';
import { tableOn } from './table-on.ts';

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
