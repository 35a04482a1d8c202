import { type ListKey, listName, listPagePath, listSlug, listsOf } from '../../addresses/cultivator-lists';
import type { CultivatorYear } from '../../features/cultivators/build-lists';
import { countLabel, listLabel } from '../../features/cultivators/list-words';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './CultivatorListView.module.css';

/** The four lists of an office; a name that is not in one may be in another. */
export function OfficeLists({ lang, current, year }: { lang: Lang; current: ListKey; year: CultivatorYear }) {
  return (
    <nav aria-label={translator(lang)('cultivatorList.lists')}>
      <ul className={styles.four}>
        {listsOf(current.year, current.office).map((key) => (
          <li key={listSlug(key)}>
            <a href={listPagePath(key, lang)} aria-current={listSlug(key) === listSlug(current) ? 'page' : undefined}>
              {listLabel(key, lang)} <span>{countLabel(year.lists[listName(key)]?.count ?? 0, lang)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
