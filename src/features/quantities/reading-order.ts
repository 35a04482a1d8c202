import { drugsOf } from '../../domain/drugs.ts';
import type { Table } from '../../schemas/table.ts';

/** Rows of the table of quantities: the most asked as the editor has them, then the others by their English name, in both languages alike. */
export function inReadingOrder(table: Table): Table['rows'] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const keyed = drugsOf(table).map(({ isMostAsked, name }, index) => ({
    row: table.rows[index]!,
    isMostAsked,
    name: sortName(name.en),
  }));
  const mostAsked = keyed.filter((each) => each.isMostAsked);
  const others = keyed.filter((each) => !each.isMostAsked).toSorted((a, b) => compare(a.name, b.name));
  return [...mostAsked, ...others].map(({ row }) => row);
}

/** Without the place of a group in the molecule. @example sortName('3-Chloromethcathinone') // 'Chloromethcathinone' */
function sortName(name: string): string {
  return name.replace(/^(?:\d+|N)-/, '');
}
