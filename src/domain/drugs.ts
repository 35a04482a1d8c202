import type { Localized } from '../language/lang.ts';
import type { Table } from '../schemas/table.ts';

/** The table of `content/tables/` that holds the amounts. */
export const QUANTITIES_TABLE = 'quantities';

/** One row of the table of quantities. */
export interface Drug {
  /** From the English name; it stands in addresses. @example 'poppy-straw-doda-chura' */
  id: string;
  name: Localized;
  otherNames: Localized | undefined;
  chemicalName: string | undefined;
  /** Grams; null where the amount was not found. */
  small: number | null;
  commercial: number;
  /** Section of the Act that punishes offences with it. */
  section: string;
  /** Number of the notification that sets the amounts. */
  notification: string;
  doubt: Localized | undefined;
}

export function drugsOf(table: Table): Drug[] {
  return table.rows.map(({ cells }) => {
    const words = (column: string) => (cells[column] ?? undefined) as Localized | undefined;
    const name = words('substance')!;
    return {
      id: drugId(name.en),
      name,
      otherNames: words('other_names'),
      chemicalName: (cells['chemical_name'] ?? undefined) as string | undefined,
      small: cells['small'] as number | null,
      commercial: cells['commercial'] as number,
      section: cells['section'] as string,
      notification: cells['notification'] as string,
      doubt: words('doubt'),
    };
  });
}

export function drugId(english: string): string {
  return english
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
