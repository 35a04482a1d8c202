import { substancePath } from '../../addresses/letters.ts';
import { SITE_ADDRESS } from '../../addresses/site-address.ts';
import type { ClassAnswers } from '../../content/substance-answers.ts';
import { allNames } from '../../domain/substance-names.ts';
import type { Lang } from '../../language/lang.ts';
import type { Substance } from '../../schemas/substance.ts';

/** Classes whose substances are drugs; schema.org calls any other matter a substance. */
const DRUGS: Substance['class'][] = ['narcotic', 'psychotropic'];

/** A substance in the words of schema.org, in the language of its page. */
export function substanceLinkedData(substance: Substance, rule: ClassAnswers, lang: Lang): object {
  const name = substance.name[lang];
  const others = [...new Set(allNames(substance))].filter((other) => other !== name);
  const isDrug = DRUGS.includes(substance.class);
  return {
    '@context': 'https://schema.org',
    '@type': isDrug ? 'Drug' : 'Substance',
    name,
    ...(others.length > 0 && { alternateName: others }),
    description: `${rule.verdict}. ${rule.lead}`,
    url: SITE_ADDRESS + substancePath(substance.id, lang),
    ...(isDrug && {
      legalStatus: {
        '@type': 'DrugLegalStatus',
        name: rule.verdict,
        applicableLocation: { '@type': 'Country', name: 'India' },
      },
    }),
    ...(substance.cas && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CAS', value: substance.cas },
    }),
    subjectOf: { '@type': 'WebPage', inLanguage: lang },
  };
}
