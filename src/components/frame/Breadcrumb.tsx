import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { HOME } from '../../navigation';
import { pathFor } from '../../routes';
import styles from './Breadcrumb.module.css';

/** Home, the section, this page. */
export function Breadcrumb({ lang, section, title }: { lang: Lang; section?: string | undefined; title: string }) {
  const t = translator(lang);
  return (
    <nav aria-label={t('nav.breadcrumb')} className={styles.breadcrumb}>
      <ol className={styles.list}>
        <li>
          <a href={pathFor(HOME, lang)}>{t('nav.home')}</a>
        </li>
        {section && section !== title && <li>{section}</li>}
        <li>
          <span aria-current="page">{title}</span>
        </li>
      </ol>
    </nav>
  );
}
