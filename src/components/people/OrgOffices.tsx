import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { withoutSharedBeginning } from '../../text/shared-beginning';
import type { Office } from '../../schemas/office';
import styles from './OrgChart.module.css';

/** Offices of one kind by name; what all names begin with is left out, because the box above says it. */
export function OrgOffices({ offices, lang }: { offices: Office[]; lang: Lang }) {
  if (offices.length === 0) return null;
  const names = withoutSharedBeginning(offices.map(({ name }) => name[lang]));
  return (
    <ul className={styles.names}>
      {offices.map(({ name, toConfirm }, index) => (
        <li key={name.en}>
          {names[index]} {toConfirm && <span className={styles.remark}>({translator(lang)('fact.toConfirm')})</span>}
        </li>
      ))}
    </ul>
  );
}
