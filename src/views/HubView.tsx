import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A subject: what people come for, then the ways into it. */
export function HubView(page: ViewProps) {
  return <PageBody {...page} />;
}
