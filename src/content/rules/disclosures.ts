import { disclosureSection } from '../../words/disclosure-section.ts';
import type { Mistake } from '../../files/mistake.ts';
import { say } from '../../messages/say.ts';
import { DISCLOSURE_ROUTES } from '../../addresses/routes.ts';
import { CLAUSES } from '../../schemas/disclosure.ts';
import { inPage } from '../place.ts';
import type { SourcePage } from '../read-page.ts';
import type { Rule } from './rule.ts';

/** Each page of voluntary disclosure names the clause that its address has, and its title says the same. */
export const disclosuresNameTheirClause: Rule = ({ catalogue }) => catalogue.pages.flatMap(wrongClause);

function wrongClause(page: SourcePage): Mistake[] {
  const { id, lang, meta } = page;
  if (!meta) return [];
  const clause = CLAUSES[DISCLOSURE_ROUTES.indexOf(id)];
  if (!clause) return meta.disclosure ? [inPage(page, ['disclosure'], say('disclosure-not-wanted'))] : [];
  if (meta.disclosure?.clause !== clause) return [inPage(page, ['disclosure'], say('disclosure-clause', { clause }))];
  const section = disclosureSection(clause, lang);
  return (['title', 'menuLabel'] as const)
    .filter((field) => !meta[field]?.includes(`${section}:`))
    .map((field) => inPage(page, [field], say('disclosure-section', { section })));
}
