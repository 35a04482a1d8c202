import { LANGS, type Lang } from '../language/lang';
import { translator } from '../words/strings';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import { site } from '../content/site';
import styles from './Banner.module.css';
import { Mark } from '../ui/Mark';

/** The bureau's name in both languages and its mark; beside it, in the reader's language, what it belongs to and the helpline. */
export function Banner({ lang }: { lang?: Lang }) {
  const t = lang && translator(lang);
  return (
    <div className={`page-width ${styles.banner}`}>
      <a href={lang ? pathFor(HOME, lang) : '/'} className={styles.identity}>
        <Mark size={72} />
        <span className={styles.names}>
          {LANGS.toReversed().map((nameLang) => (
            <span key={nameLang} lang={nameLang} className={styles.name}>
              {translator(nameLang)('site.name')}
            </span>
          ))}
        </span>
      </a>
      {t && (
        <>
          <p className={styles.parent}>{t('site.parent')}</p>
          <p className={styles.helpline}>
            <span>{t('helpline.label')}</span>
            <a href={`tel:${site.helpline}`}>{site.helpline}</a>
            <span className={styles.hours}>{t('helpline.hours')}</span>
          </p>
        </>
      )}
    </div>
  );
}
