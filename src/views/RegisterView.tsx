import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** A list of records in short rows, across the whole page. */
export function RegisterView(page: ViewProps) {
  return <PageBody {...page} hasContents={false} />;
}
