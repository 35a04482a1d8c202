import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import type { OrganisationNode } from '../../schemas/organisation';
import styles from './OrgChart.module.css';

interface OrgNodeProps {
  node: OrganisationNode;
  lang: Lang;
  /** How many offices of the kind are known. */
  count?: string;
  isBureau?: boolean;
}

/** One box of the organisation chart: its name, who heads it, what it does. */
export function OrgNode({ node: { name, head, work, toConfirm }, lang, count, isBureau = false }: OrgNodeProps) {
  return (
    <div className={isBureau ? `${styles.box} ${styles.bureau}` : styles.box}>
      <p className={styles.name}>{name[lang]}</p>
      {head && <p>{head[lang]}</p>}
      {count && <p className={styles.remark}>{count}</p>}
      {work && <p className={styles.remark}>{work[lang]}</p>}
      {toConfirm && (
        <p className={styles.remark}>
          <strong>{translator(lang)('directory.toConfirm')}</strong> {toConfirm[lang]}
        </p>
      )}
    </div>
  );
}
