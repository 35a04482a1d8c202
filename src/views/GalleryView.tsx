import { PageBody } from './PageBody';
import { PosterList } from './PosterList';
import type { ViewProps } from './view';

/** Posters to print, then albums of pictures over the whole width. */
export function GalleryView(page: ViewProps) {
  return <PageBody {...page} hasContents={false} lead={<PosterList lang={page.lang} />} />;
}
