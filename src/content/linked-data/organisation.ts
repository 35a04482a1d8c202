import { pathFor } from '../../addresses/routes.ts';
import { HOME } from '../../addresses/navigation.ts';
import { entryOf } from '../../lib/entry-of.ts';
import { type Lang, otherLang } from '../../language/lang.ts';
import { HEADQUARTERS, type Office } from '../../schemas/office.ts';
import { translator } from '../../words/strings.ts';
import { catalogue } from '../catalogue.ts';
import { addressOf, INDIA, type LinkedThing, oneOrMore } from './thing.ts';

/** By this name every page means the bureau. */
const BUREAU = addressOf('/#bureau');
const LOGO = '/icons/icon-512.png';

/** The bureau, named: what else is known of it stands on the front page and on the page of contacts. */
export function namedBureau(lang: Lang): LinkedThing {
  return { '@type': 'GovernmentOrganization', '@id': BUREAU, name: translator(lang)('site.name') };
}

/** The bureau with what it is part of. */
export function bureau(lang: Lang): LinkedThing {
  return {
    ...namedBureau(lang),
    alternateName: [translator(lang)('site.shortName'), translator(otherLang(lang))('site.name')],
    url: addressOf(pathFor(HOME, lang)),
    logo: addressOf(LOGO),
    areaServed: INDIA,
    parentOrganization: bodyAbove(lang),
  };
}

/** The bodies above the bureau, each within the one before it in the chart. */
function bodyAbove(lang: Lang): LinkedThing | undefined {
  return catalogue.organisation.above.reduce<LinkedThing | undefined>(
    (above, { name }) => ({
      '@type': 'GovernmentOrganization',
      name: name[lang],
      ...(above && { parentOrganization: above }),
    }),
    undefined,
  );
}

/** The bureau with how to reach it, and every office that it has: for the page that says all this to readers. */
export function bureauWithOffices(lang: Lang): LinkedThing {
  const offices = [...catalogue.offices].filter(([id]) => id !== HEADQUARTERS);
  return {
    ...bureau(lang),
    ...contactOf(entryOf(catalogue.offices, HEADQUARTERS), lang),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: translator(lang)('quickContacts.helplineAbout'),
      telephone: catalogue.site.helpline,
      areaServed: INDIA,
    },
    department: offices.map(([, office]) => officeThing(office, lang)),
  };
}

/** An office: what is not known of it is left out, and what is not confirmed says so. */
export function officeThing(office: Office, lang: Lang): LinkedThing {
  return {
    '@type': 'GovernmentOffice',
    name: office.name[lang],
    ...contactOf(office, lang),
    ...(office.area && { areaServed: office.area[lang] }),
  };
}

function contactOf({ address, phones, fax, emails, toConfirm }: Office, lang: Lang) {
  return {
    ...(address && { address: address[lang] }),
    telephone: oneOrMore(phones),
    faxNumber: oneOrMore(fax),
    email: oneOrMore(emails),
    ...(toConfirm && { description: toConfirm[lang] }),
  };
}
