import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A subject: the ways into it first, then what is said on this page. */
export function HubView(page: ViewProps) {
  return <PageBody {...page} section="first" />;
}
