import type { Lang, Localized } from '../language/lang.ts';
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
  const words = (cell: unknown) => cell as Localized;
  const rows = table.rows.filter(({ cells }) => new RegExp(`^section ${section}\\b`).test(words(cells['section']).en));
  const find = (quantity: string): Punishment | undefined => {
    const row = rows.find(({ cells }) => [quantity, ANY_QUANTITY].includes(words(cells['quantity']).en));
    return (
      row && {
        clause: words(row.cells['section'])[lang],
        words: `${words(row.cells['imprisonment'])[lang]} ${words(row.cells['fine'])[lang]}`,
      }
    );
  };
  const [small, between, commercial] = Object.values(QUANTITIES).map(find);
  return small && between && commercial && { small, between, commercial };
}

/** Whether one punishment holds for all quantities. */
export function isOnePunishment({ small, commercial }: Punishments): boolean {
  return small.clause === commercial.clause;
}
