import { fill, formatNumber } from '../../language/format';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import styles from './CultivatorListView.module.css';
import type { GroupedRows } from './row-groups';

/** Leads into a long list, village by village where it is in that order. */
export function RowIndex({ lang, rows: { by, groups } }: { lang: Lang; rows: GroupedRows }) {
  const t = translator(lang);
  if (!by) return null;
  const title = t(by === 'village' ? 'cultivatorList.villages' : 'cultivatorList.serials');
  return (
    <details className={styles.index} data-print="hide">
      <summary>{fill(title, { count: formatNumber(groups.length, lang) })}</summary>
      <ul>
        {groups.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
