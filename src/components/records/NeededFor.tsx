import { neededFor } from '../../domain/needed-for';
import type { Lang } from '../../language/lang';
import type { SubstanceRules } from '../../schemas/substance-rules';

/** For which substances and purposes the table of rules asks these procedures; nothing where it asks them for none. */
export function neededForIn(procedures: readonly string[], rules: SubstanceRules, lang: Lang) {
  const needs = neededFor(procedures, rules);
  if (needs.length === 0) return undefined;
  return (
    <ul>
      {needs.map(({ id, purpose, classes }) => (
        <li key={id} data-purpose={id}>
          {purpose[lang]}: {classes.map((each) => each[lang]).join('; ')}
        </li>
      ))}
    </ul>
  );
}
