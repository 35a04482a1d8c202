import type { Clause } from '../schemas/disclosure.ts';
import type { Lang } from '../language/lang.ts';

/** The section of the RTI Act that a disclosure answers. @example disclosureSection('ii', 'hi') // '4(1)(ख)(ii)' */
export function disclosureSection(clause: Clause, lang: Lang): string {
  return `4(1)(${lang === 'en' ? 'b' : 'ख'})(${clause})`;
}
