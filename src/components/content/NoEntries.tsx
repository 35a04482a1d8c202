import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { pathFor } from '../../routes';
import styles from './NoEntries.module.css';

/** Says openly that the list a page is made for is not on the site, and whom to ask. */
export function NoEntries({ lang }: { lang: Lang }) {
  const t = translator(lang);
  return (
    <section className={styles.notice} aria-labelledby="no-entries">
      <h2 id="no-entries">{t('page.noEntriesTitle')}</h2>
      <p>
        {t('page.noEntriesText')} <a href={pathFor('about/contact', lang)}>{t('help.contact')}</a>
      </p>
    </section>
  );
}
