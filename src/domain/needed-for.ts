import type { Localized } from '../language/lang.ts';
import type { SubstanceRules } from '../schemas/substance-rules.ts';
import { wholeClasses } from './substance-rules.ts';

/** A purpose, and the classes of substances that need a procedure for it. */
export interface Need {
  id: string;
  purpose: Localized;
  classes: Localized[];
}

/** For what the table of rules asks one of these procedures, purpose by purpose. */
export function neededFor(procedures: readonly string[], rules: SubstanceRules): Need[] {
  const classes = wholeClasses(rules);
  return rules.purposes
    .map(({ id, label }) => ({
      id,
      purpose: label,
      classes: classes
        .filter(({ answers }) => answers[id]?.procedures.some((procedure) => procedures.includes(procedure)))
        .map((each) => each.label),
    }))
    .filter((need) => need.classes.length > 0);
}
