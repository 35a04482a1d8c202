import type { Lang } from '../language/lang.ts';
import { wordsIn } from './cells.ts';
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
  const ofSection = new RegExp(`^sections? ${section}\\b`);
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
