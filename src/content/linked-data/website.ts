import { pathFor } from '../../addresses/routes.ts';
import type { Lang } from '../../language/lang.ts';
import { translator } from '../../words/strings.ts';
import { addressOf, type LinkedThing } from './thing.ts';

const SEARCH = 'others/search';

/** The website in one language, with its search. */
export function website(lang: Lang): LinkedThing {
  return {
    '@type': 'WebSite',
    name: translator(lang)('site.name'),
    url: addressOf('/'),
    inLanguage: lang,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${addressOf(pathFor(SEARCH, lang))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}
