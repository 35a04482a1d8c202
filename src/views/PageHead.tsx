import { Breadcrumb } from '../components/frame/Breadcrumb';
import { Listen } from '../features/listen/Listen';
import { isListenPage } from '../features/listen/listen-pages';
import { translator } from '../i18n/strings';
import { groupOf } from '../navigation';
import styles from './PageHead.module.css';
import type { ViewProps } from './view';

interface PageHeadProps extends Pick<ViewProps, 'lang' | 'routeId'> {
  meta: Pick<ViewProps['meta'], 'title' | 'summary'>;
  /** The page to which this one belongs, if it is one of several. */
  parent?: { title: string; href: string };
}

/** Breadcrumb, heading and summary at the top of every page but home. */
export function PageHead({ lang, routeId, meta, parent }: PageHeadProps) {
  const group = groupOf(routeId);
  const section = group && translator(lang)(group.labelKey);
  return (
    <div className={styles.head}>
      <div className="page-width">
        <Breadcrumb lang={lang} section={section} parent={parent} title={meta.title} />
        {isListenPage(routeId) && (
          <div className={styles.listen}>
            <Listen lang={lang} />
          </div>
        )}
        <h1 className={styles.title}>{withWholeSections(meta.title)}</h1>
        <p className={styles.summary}>{meta.summary}</p>
      </div>
    </div>
  );
}

/** Browsers may break “4(1)(b)(i)” between its brackets; a heading must not. */
function withWholeSections(title: string) {
  return title.split(/(\d+(?:\([^()]+\))+:?)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.section}>
        {part}
      </span>
    ),
  );
}
