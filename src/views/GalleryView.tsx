import { PageBody } from './PageBody';
import type { ViewProps } from './view';

/** Albums of pictures over the whole width. */
export function GalleryView(page: ViewProps) {
  return <PageBody {...page} hasContents={false} />;
}
