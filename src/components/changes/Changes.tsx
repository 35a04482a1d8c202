import { siteChanges } from '../../content/site-changes';
import { PAGE_ROWS } from '../../domain/list-pages';
import type { Lang } from '../../language/lang';
import { ChangeAreas } from './ChangeAreas';
import { ChangeFeeds } from './ChangeFeeds';
import { ChangeList } from './ChangeList';
import { ChangeYears } from './ChangeYears';

/** The newest changes of the whole site, the ways to those of one subject and of earlier years, and the feeds. */
export function Changes({ lang }: { lang: Lang }) {
  return (
    <div data-index="off">
      <ChangeAreas lang={lang} />
      <ChangeList changes={siteChanges(lang).slice(0, PAGE_ROWS)} lang={lang} />
      <ChangeYears lang={lang} />
      <ChangeFeeds lang={lang} />
    </div>
  );
}
