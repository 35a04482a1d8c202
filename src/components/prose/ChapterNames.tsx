import { groupOf } from '../../addresses/navigation';
import { pagesIn, resolveEntries } from '../../content/pages';
import { chaptersOut } from '../../content/pages-out';
import { NavLinks } from '../../frame/NavLinks';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './ChapterNames.module.css';

/**
 * On a phone the cards of a guide fill several screens: before them, the short names of its chapters and of the other pages of the section, two
 * in a row. Where the cards stand side by side they need no such list.
 */
export function ChapterNames({ route, lang }: { route: string; lang: Lang }) {
  const chapters = chaptersOut(route).map(({ key }) => ({ route: `${route}/${key}` }));
  const others = (groupOf(route)?.entries ?? []).filter((entry) => !('route' in entry) || entry.route !== route);
  const links = resolveEntries([...chapters, ...others], lang, pagesIn(lang));
  const name = translator(lang)('guide.contents');
  return (
    <nav aria-label={name} className={styles.names} data-print="hide">
      <p aria-hidden="true">{name}</p>
      <NavLinks links={links} current={route} lang={lang} className={styles.list} />
    </nav>
  );
}
