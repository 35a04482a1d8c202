import type { ReactNode } from 'react';
import type { Lang } from '../../language/lang';
import { withoutSharedBeginning } from '../../text/shared-beginning';
import { doubtId } from '../../domain/page-notes';
import type { Office } from '../../schemas/office';
import type { OrganisationNode } from '../../schemas/organisation';
import { Doubt } from '../prose/Doubt';
import styles from './OrgChart.module.css';
import { slug as bodyId } from '../../text/slug';

interface OrgNodeProps {
  node: OrganisationNode;
  lang: Lang;
  /** How many offices of the kind are known. */
  count?: string | undefined;
  isBureau?: boolean;
}

/** One box of the organisation chart: its name, who heads it, what it does. */
export function OrgNode({ node: { name, head, work, toConfirm }, lang, count, isBureau = false }: OrgNodeProps) {
  return (
    <div className={isBureau ? `${styles.box} ${styles.bureau}` : styles.box}>
      <p className={styles.name}>{name[lang]}</p>
      {toConfirm && <Doubt about={doubtId('body', bodyId(name.en))} what={name[lang]} lang={lang} />}
      {head && <p>{head[lang]}</p>}
      {count && <p className={styles.remark}>{count}</p>}
      {work && <p className={styles.remark}>{work[lang]}</p>}
    </div>
  );
}

interface OrgChainProps {
  nodes: OrganisationNode[];
  lang: Lang;
  listClass: string | undefined;
  itemClass?: string | undefined;
  /** Stands under the last entry. */
  end?: ReactNode;
}

/** Entries each under the one before. */
export function OrgChain({ nodes: [first, ...others], ...props }: OrgChainProps) {
  if (!first) return props.end;
  return (
    <ul className={props.listClass}>
      <li className={props.itemClass}>
        <OrgNode node={first} lang={props.lang} />
        <OrgChain nodes={others} {...props} />
      </li>
    </ul>
  );
}

/** Offices of one kind by name; what all names begin with is left out, because the box above says it. */
export function OrgOffices({ offices, lang }: { offices: [id: string, office: Office][]; lang: Lang }) {
  if (offices.length === 0) return null;
  const names = withoutSharedBeginning(offices.map(([, { name }]) => name[lang]));
  return (
    <ul className={styles.names}>
      {offices.map(([id, { name, toConfirm }], index) => (
        <li key={id}>
          {names[index]}
          {toConfirm && <Doubt about={doubtId('office', id)} what={name[lang]} lang={lang} />}
        </li>
      ))}
    </ul>
  );
}
