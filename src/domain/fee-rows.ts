import type { Localized } from '../language/lang.ts';
import type { Procedure } from '../schemas/procedure.ts';

/** One line of the table of fees and deadlines. */
export interface FeeRow {
  fact: string;
  when: Localized;
  rules: Localized[];
  /** Ids of the procedures that name the figure. */
  procedures: string[];
}

/** The figures of all procedures, each once, in the order in which they are first named. */
export function feeRows(procedures: Map<string, Pick<Procedure, 'figures' | 'rule'>>): FeeRow[] {
  const rows = new Map<string, FeeRow>();
  for (const [id, { figures, rule: own }] of procedures)
    for (const { fact, when, rule = own } of figures) {
      const row = rows.get(fact);
      if (!row) {
        rows.set(fact, { fact, when, rules: [rule], procedures: [id] });
        continue;
      }
      row.procedures.push(id);
      if (!row.rules.some(({ en }) => en === rule.en)) row.rules.push(rule);
    }
  return [...rows.values()];
}
