import type { ReactNode } from 'react';
import breadcrumb from './Breadcrumb.module.css';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import { type PageAbove, wayBack } from '../content/way-back';
import styles from './PageHead.module.css';

interface PageHeadProps {
  lang: Lang;
  routeId: string;
  meta: Pick<PageMeta, 'title' | 'summary'>;
  /** The page to which this one belongs, if it is one of several. */
  parent?: PageAbove | undefined;
  /** The page of a record: its title comes from the list. */
  isRecord?: boolean;
  /** Within a column that has its own width. */
  isInColumn?: boolean;
  /** How the thing stands that the page is about; between title and summary. */
  state?: ReactNode;
  /** One more line below the summary. */
  note?: ReactNode;
}

/** The way back, heading and one line at the top of every page but home. */
export function PageHead({ lang, routeId, meta, parent, state, note, isRecord, isInColumn = false }: PageHeadProps) {
  return (
    <div className={isInColumn ? styles.head : `page-width ${styles.head}`}>
      <Breadcrumb lang={lang} routeId={routeId} title={meta.title} parent={parent} />
      <h1 className={styles.title} data-record-title={isRecord}>
        {withWholeSections(meta.title)}
      </h1>
      {state}
      <p className={styles.summary}>{meta.summary}</p>
      {note}
    </div>
  );
}

/** Home, the section, the page above this one; on a phone the last of them alone. The page itself is its heading. */
function Breadcrumb({
  lang,
  routeId,
  title,
  parent,
}: Omit<PageHeadProps, 'meta' | 'state' | 'note' | 'isRecord'> & { title: string }) {
  return (
    <nav aria-label={translator(lang)('nav.breadcrumb')} className={breadcrumb.breadcrumb}>
      <ol className={breadcrumb.list}>
        {wayBack(lang, routeId, title, parent).map((above) => (
          <li key={above.href}>
            <a href={above.href}>{above.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Browsers may break “4(1)(b)(i)” between its brackets, and “2025-26” or “कौन-सा” after the stroke; a heading must not. */
function withWholeSections(title: string) {
  return title.split(/(\d+(?:\([^()]+\))+:?|\S{1,8}-\S{1,8})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={styles.section}>
        {part}
      </span>
    ),
  );
}
