import { disclosureSection } from '../../words/disclosure-section.ts';
import type { Mistake } from '../../files/mistake.ts';
import { DISCLOSURE_ROUTES } from '../../addresses/routes.ts';
import { CLAUSES } from '../../schemas/disclosure.ts';
import type { SourcePage } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Each page of voluntary disclosure names the clause that its address has, and its title says the same. */
export const disclosuresNameTheirClause: Rule = ({ catalogue }) => catalogue.pages.flatMap(wrongClause);

function wrongClause({ id, lang, file, meta }: SourcePage): Mistake[] {
  if (!meta) return [];
  const clause = CLAUSES[DISCLOSURE_ROUTES.indexOf(id)];
  if (!clause)
    return meta.disclosure
      ? [{ file, field: 'disclosure', message: 'Only the pages of section 4(1)(b) have this. Remove it.' }]
      : [];
  if (meta.disclosure?.clause !== clause)
    return [
      {
        file,
        field: 'disclosure',
        message: `This page answers clause (${clause}). Write “clause: ${clause}” under “disclosure”.`,
      },
    ];
  const section = disclosureSection(clause, lang);
  return (['title', 'menuLabel'] as const)
    .filter((field) => !meta[field]?.includes(`${section}:`))
    .map((field) => ({ file, field, message: `The section is not named here. Write “${section}:” before the words.` }));
}
