import { pathFor } from '../addresses/routes.ts';
import type { Lang } from '../language/lang.ts';
import type { Initiative } from '../schemas/initiative.ts';
import { catalogue } from './catalogue.ts';
import { recordHref } from './register-pages.ts';

/** Where to read on about an initiative: the page with the details, and the record behind it if there is one. */
export function initiativeLinks({ page: id, record }: Initiative, lang: Lang): { label: string; href: string }[] {
  const page = catalogue.pages.find((candidate) => candidate.id === id && candidate.lang === lang);
  const links = [{ label: page?.meta?.title ?? '', href: pathFor(id, lang) }];
  for (const [register, records] of catalogue.registers)
    for (const { id: recordId, title } of records)
      if (record === `${register}/${recordId}`)
        links.push({ label: title[lang], href: recordHref(register, recordId, lang) ?? '' });
  return links;
}
