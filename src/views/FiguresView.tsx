import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** Charts and tables, a question each, with contents beside them. */
export function FiguresView(page: ViewProps) {
  return <PageBody {...page} />;
}
