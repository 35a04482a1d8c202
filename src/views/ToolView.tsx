import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A form right under the heading, its answer under it, help below. */
export function ToolView(page: ViewProps) {
  return <PageBody {...page} hasContents={false} />;
}
