import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** One task or question in text, with its contents beside it. */
export function ChapterView(page: ViewProps) {
  return <PageBody {...page} />;
}
