import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** Whom to ask: finding first, then entries in short. */
export function DirectoryView(page: ViewProps) {
  return <PageBody {...page} />;
}
