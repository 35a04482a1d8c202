import type { Lang } from '../language/lang.ts';
import type { RegisterId } from '../schemas/registers.ts';
import { pathFor } from '../addresses/routes.ts';
import type { Initiative } from '../schemas/initiative.ts';
import { catalogue } from './catalogue.ts';
import { recordHref } from './register-pages.ts';

/** Where to read on about an initiative: the page with the details, and the record behind it if there is one. */
export function initiativeLinks({ page, record }: Initiative, lang: Lang): { label: string; href: string }[] {
  const { meta } = catalogue.pages.find((candidate) => candidate.id === page && candidate.lang === lang)!;
  const links = [{ label: meta!.title, href: pathFor(page, lang) }];
  if (record) {
    const [register, id] = record.split('/') as [RegisterId, string];
    const { title } = catalogue.registers.get(register)!.find((candidate) => candidate.id === id)!;
    links.push({ label: title[lang], href: recordHref(register, id, lang)! });
  }
  return links;
}
