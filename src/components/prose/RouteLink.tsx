import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { pathFor } from '../../addresses/routes';

/** A link to a page of this site by its id, in the language of the page that contains it. */
export function RouteLink({ lang, to, children }: { lang: Lang; to: string; children: ReactNode }) {
  return <a href={pathFor(to, lang)}>{children}</a>;
}
