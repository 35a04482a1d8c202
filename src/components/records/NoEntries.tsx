import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { pathFor } from '../../addresses/routes';
import styles from './NoEntries.module.css';

/** Says openly that the list a page is made for is not on the site, and whom to ask. */
export function NoEntries({ lang, headingLevel }: { lang: Lang; headingLevel: 2 | 3 }) {
  const t = translator(lang);
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.notice} aria-labelledby="no-entries">
      <Heading id="no-entries">{t('page.noEntriesTitle')}</Heading>
      <p>
        {t('page.noEntriesText')} <a href={pathFor('about/contact', lang)}>{t('help.contact')}</a>
      </p>
    </section>
  );
}
