import breadcrumb from './Breadcrumb.module.css';
import { Listen } from './reading/Listen';
import { isListenPage } from './reading/listen-pages';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import { groupOf, HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import styles from './PageHead.module.css';

interface PageHeadProps {
  lang: Lang;
  routeId: string;
  meta: Pick<PageMeta, 'title' | 'summary'>;
  /** The page to which this one belongs, if it is one of several. */
  parent?: { title: string; href: string } | undefined;
}

/** Breadcrumb, heading and summary at the top of every page but home. */
export function PageHead({ lang, routeId, meta, parent }: PageHeadProps) {
  return (
    <div className={styles.head}>
      <div className="page-width">
        <Breadcrumb lang={lang} routeId={routeId} title={meta.title} parent={parent} />
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

/** Home, the section, this page. */
function Breadcrumb({ lang, routeId, title, parent }: Omit<PageHeadProps, 'meta'> & { title: string }) {
  const t = translator(lang);
  const group = groupOf(routeId);
  const section = group && t(group.labelKey);
  return (
    <nav aria-label={t('nav.breadcrumb')} className={breadcrumb.breadcrumb}>
      <ol className={breadcrumb.list}>
        <li>
          <a href={pathFor(HOME, lang)}>{t('nav.home')}</a>
        </li>
        {section && section !== title && <li>{section}</li>}
        {parent && (
          <li>
            <a href={parent.href}>{parent.title}</a>
          </li>
        )}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
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
