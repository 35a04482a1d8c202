import { DisclosureHead } from '../components/prose/DisclosureHead';
import { DisclosureTurn } from '../components/prose/DisclosureTurn';
import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A category of voluntary disclosure: how much of it is given, then the text, then the way to its neighbours. */
export function DisclosureView(page: ViewProps) {
  const { lang, routeId, meta, pages } = page;
  return (
    <PageBody
      {...page}
      lead={<DisclosureHead lang={lang} meta={meta} />}
      end={meta.disclosure && <DisclosureTurn lang={lang} routeId={routeId} pages={pages} />}
    />
  );
}
