import type { ReactNode } from 'react';
import type { PageNotes } from '../content/page-notes';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';

/** What every view gets: the page, its language, what it tells about itself, all pages of that language by route id, its sections, and the prose as children. */
export interface ViewProps {
  lang: Lang;
  routeId: string;
  meta: PageMeta;
  notes: PageNotes;
  pages: Map<string, PageMeta>;
  /** Sections of the prose, for a contents list. */
  sections: { id: string; text: string }[];
  children?: ReactNode;
}
