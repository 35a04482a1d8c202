import { allNames } from '../../domain/substance-names.ts';
import type { Lang } from '../../language/lang.ts';
import type { Substance } from '../../schemas/substance.ts';
import type { ClassAnswers } from '../substance-answers.ts';
import { INDIA, type LinkedThing } from './thing.ts';

/** Classes whose substances are drugs; schema.org calls any other matter a substance. */
const DRUGS: Substance['class'][] = ['narcotic', 'psychotropic'];

/** A substance in the language of its page. */
export function substanceThing(substance: Substance, rule: ClassAnswers, lang: Lang): LinkedThing {
  const name = substance.name[lang];
  const others = [...new Set(allNames(substance))].filter((other) => other !== name);
  const isDrug = DRUGS.includes(substance.class);
  return {
    '@type': isDrug ? 'Drug' : 'Substance',
    name,
    ...(others.length > 0 && { alternateName: others }),
    ...(isDrug && {
      legalStatus: { '@type': 'DrugLegalStatus', name: rule.verdict, applicableLocation: INDIA },
    }),
    ...(substance.cas && {
      identifier: { '@type': 'PropertyValue', propertyID: 'CAS', value: substance.cas },
    }),
  };
}
