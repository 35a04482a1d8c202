import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import styles from './Breadcrumb.module.css';

interface BreadcrumbProps {
  lang: Lang;
  section?: string | undefined;
  /** The page to which this one belongs, if it is one of several. */
  parent?: { title: string; href: string } | undefined;
  title: string;
}

/** Home, the section, this page. */
export function Breadcrumb({ lang, section, parent, title }: BreadcrumbProps) {
  const t = translator(lang);
  return (
    <nav aria-label={t('nav.breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
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
