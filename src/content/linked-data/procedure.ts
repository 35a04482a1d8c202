import { pathFor } from '../../addresses/routes.ts';
import type { Lang } from '../../language/lang.ts';
import { entryOf } from '../../lib/entry-of.ts';
import type { Procedure } from '../../schemas/procedure.ts';
import { catalogue } from '../catalogue.ts';
import { namedBureau } from './organisation.ts';
import { addressOf, INDIA, type LinkedThing, oneOrMore } from './thing.ts';

/** A permit of the bureau as a service: who asks for it, where, what it costs and how long it takes. What must be asked for is left out. */
export function serviceThing(procedure: Procedure, lang: Lang): LinkedThing {
  const { title, who, office, page, time } = procedure;
  const place = office === undefined ? undefined : entryOf(catalogue.offices, office).name[lang];
  return {
    '@type': 'GovernmentService',
    name: title[lang],
    url: addressOf(pathFor(page, lang)),
    provider: namedBureau(lang),
    areaServed: INDIA,
    audience: { '@type': 'Audience', audienceType: who[lang] },
    offers: oneOrMore(feesOf(procedure, lang)),
    ...((place ?? time) && {
      availableChannel: {
        '@type': 'ServiceChannel',
        ...(place && { serviceLocation: { '@type': 'GovernmentOffice', name: place } }),
        // In words: schema.org counts days, the law working days of a complete application.
        ...(time && { description: time[lang] }),
      },
    }),
  };
}

function feesOf({ pays = [] }: Procedure, lang: Lang): LinkedThing[] {
  return pays.flatMap((id) => {
    const fee = entryOf(catalogue.facts, id);
    if (fee.kind !== 'money' || !('value' in fee)) return [];
    return [{ '@type': 'Offer', name: fee.label[lang], price: fee.value, priceCurrency: 'INR' }];
  });
}

/** The way to a permit, step by step. */
export function wayThing({ title, line }: Procedure, lang: Lang): LinkedThing | undefined {
  if (line.length === 0) return undefined;
  return { '@type': 'HowTo', name: title[lang], step: line.map((moment) => stepThing(moment, lang)) };
}

/** One step of a way; without more words, its title says it. */
export function stepThing({ title, text }: Pick<Procedure['line'][number], 'title' | 'text'>, lang: Lang): LinkedThing {
  return { '@type': 'HowToStep', name: title[lang], text: (text ?? title)[lang] };
}
