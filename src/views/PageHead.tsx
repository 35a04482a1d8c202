import { Breadcrumb } from '../components/frame/Breadcrumb';
import { translator } from '../i18n/strings';
import { groupOf } from '../navigation';
import styles from './PageHead.module.css';
import type { ViewProps } from './view';

/** Breadcrumb, heading and summary at the top of every page but home. */
export function PageHead({ lang, routeId, meta }: Pick<ViewProps, 'lang' | 'routeId' | 'meta'>) {
  const group = groupOf(routeId);
  const section = group && translator(lang)(group.labelKey);
  return (
    <div className={styles.head}>
      <div className="page-width">
        <Breadcrumb lang={lang} section={section} title={meta.title} />
        <h1 className={styles.title}>{meta.title}</h1>
        <p className={styles.summary}>{meta.summary}</p>
      </div>
    </div>
  );
}
