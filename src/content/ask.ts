import { pathFor } from '../addresses/routes.ts';
import type { Lang } from '../language/lang.ts';
import type { Provider } from '../schemas/provider.ts';
import { translator } from '../words/strings.ts';

/** Whom to ask: a link with finished words. */
export interface AskLink {
  label: string;
  href: string;
}

/** Where a section of the bureau answers questions: cultivators ask their own office, applicants under the RTI Act its officers. */
export function askLinkOf(section: Provider, lang: Lang): AskLink {
  const t = translator(lang);
  const contact = pathFor('about/contact', lang);
  switch (section) {
    case 'opium':
      return { label: t('ask.opium'), href: `${contact}#office-finder` };
    case 'exim':
      return { label: t('ask.exim'), href: `${contact}#exim-section` };
    case 'rti':
      return { label: t('ask.rti'), href: pathFor('rti/cpio_faa_list', lang) };
    default:
      return { label: t('ask.other'), href: contact };
  }
}
