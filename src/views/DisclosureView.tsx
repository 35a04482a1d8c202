import { DisclosureHead } from '../components/prose/DisclosureHead';
import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A record of the law on a page of its own: what is asked, how much of it is given, then the text. */
export function DisclosureView(page: ViewProps) {
  const { lang, routeId, pages } = page;
  return (
    <PageBody
      {...page}

      lead={page.meta.disclosure && <DisclosureHead lang={lang} routeId={routeId} pages={pages} />}
    />
  );
}
