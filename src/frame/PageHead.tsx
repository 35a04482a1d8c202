import { Breadcrumb } from './Breadcrumb';
import { Listen } from './reading/Listen';
import { isListenPage } from './reading/listen-pages';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import { groupOf } from '../addresses/navigation';
import styles from './PageHead.module.css';

interface PageHeadProps {
  lang: Lang;
  routeId: string;
  meta: Pick<PageMeta, 'title' | 'summary'>;
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
