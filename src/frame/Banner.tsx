import { type Lang, otherLang } from '../language/lang';
import { translator } from '../words/strings';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import { site } from '../content/site';
import { Mark } from '../ui/Mark';
import styles from './Banner.module.css';
import { LanguageLink } from './LanguageLink';
import { MENU_ID } from './MainNav';
import { SEARCH_PANEL_ID } from './TopStrip';

/**
 * The bureau's mark and name. On wide screens with its name in the other language, what it belongs to and the helpline; on small ones it is the
 * bar that stays, with search, language and menu.
 */
export function Banner({ lang, twin }: { lang: Lang; twin: string }) {
  const t = translator(lang);
  const other = otherLang(lang);
  return (
    <div className={styles.bar}>
      <div className={`page-width ${styles.banner}`}>
        <a href={pathFor(HOME, lang)} className={styles.identity}>
          <Mark size={56} />
          <span className={styles.names}>
            <span className={styles.name}>{t('site.name')}</span>
            <span className={styles.other} lang={other}>
              {translator(other)('site.name')}
            </span>
            <span className={styles.parent}>{t('site.parent')}</span>
          </span>
        </a>
        <p className={styles.helpline}>
          <span>
            {t('helpline.label')}
            <br />
            {t('helpline.hours')}
          </span>
          <a href={`tel:${site.helpline}`}>{site.helpline}</a>
        </p>
        <div className={styles.tools} data-print="hide">
          <button type="button" popoverTarget={SEARCH_PANEL_ID} aria-label={t('search.button')}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M17 10.500a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0ZM15.500 15.500l5 5" />
            </svg>
          </button>
          <LanguageLink lang={lang} twin={twin} className={styles.language} />
          <button type="button" popoverTarget={MENU_ID} aria-label={t('nav.open')}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M3 6h18M3 12h18M3 18h18" />
            </svg>
          </button>
        </div>
      </div>
    </div>
  );
}
