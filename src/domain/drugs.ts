import type { Localized } from '../language/lang.ts';
import { numberIn, textIn, wordsIn } from './cells.ts';
import { onceFor } from '../lib/once-for.ts';
import type { Table } from '../schemas/table.ts';
import { slug } from '../text/slug.ts';

/** The table of `content/tables/` that holds the amounts. */
export const QUANTITIES_TABLE = 'quantities';

/** One row of the table of quantities. */
export interface Drug {
  /** From the English name; it stands in addresses. @example 'poppy-straw-doda-chura' */
  id: string;
  name: Localized;
  /** Its id in the list of substances, which has all its names. */
  listedAs: string | undefined;
  /** Grams; null where the amount was not found. */
  small: number | null;
  commercial: number;
  /** Section of the Act that punishes offences with it. */
  section: string;
  /** Number of the notification that sets the amounts. */
  notification: string;
  doubt: Localized | undefined;
  /** Offered before the others. */
  isMostAsked: boolean;
  /** The first and the last day on which these amounts hold, where they are known. */
  from: string | undefined;
  until: string | undefined;
}

/** The drugs of the table. The rule on quantities reports what is empty here and must not be. */
export function drugsOf(table: Table | undefined): Drug[] {
  return table ? drugsIn(table) : [];
}

const drugsIn = onceFor(({ rows }: Table): Drug[] =>
  rows.map((row) => {
    const name = wordsIn(row, 'substance') ?? { en: '', hi: '' };
    return {
      id: slug(name.en),
      name,
      listedAs: textIn(row, 'listed_as'),
      small: numberIn(row, 'small'),
      commercial: numberIn(row, 'commercial') ?? 0,
      section: textIn(row, 'section') ?? '',
      notification: textIn(row, 'notification') ?? '',
      doubt: wordsIn(row, 'doubt'),
      isMostAsked: textIn(row, 'most_asked') !== undefined,
      from: row.from,
      until: row.until,
    };
  }),
);
