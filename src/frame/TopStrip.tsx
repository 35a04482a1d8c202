import type { Lang } from '../language/lang';
import { translator } from '../words/strings';
import { stripLinks } from '../addresses/navigation';
import { externalLink, site } from '../content/site';
import { ExternalLink } from '../ui/ExternalLink';
import { LanguageLink } from './LanguageLink';
import { ReadingPanel } from './reading/ReadingPanel';
import { SearchForm } from './SearchForm';
import styles from './TopStrip.module.css';

/** The search box of the frame: in the strip on wide screens, behind the glass of the bar on small ones. */
export const SEARCH_PANEL_ID = 'search-panel';

interface TopStripProps {
  lang: Lang;
  /** Address of the page in the other language. */
  twin: string;
  /** Whether the page can be listened to. */
  canListen: boolean;
}

/** The thin line at the very top: government links, reading panel, search and language; on a phone the helpline instead of the last two. */
export function TopStrip({ lang, twin, canListen }: TopStripProps) {
  const t = translator(lang);
  return (
    <div className={styles.strip} data-print="hide">
      <div className={`page-width ${styles.row}`}>
        <ul className={styles.links}>
          {stripLinks().map((key) => {
            const { label, tile = label, url } = externalLink(key);
            return (
              <li key={key}>
                <ExternalLink href={url} newTabNote={t('link.newTab')}>
                  <span className={styles.whole}>{label[lang]}</span>
                  <span className={styles.short}>{tile[lang]}</span>
                </ExternalLink>
              </li>
            );
          })}
        </ul>
        <ReadingPanel lang={lang} canListen={canListen} />
        <div id={SEARCH_PANEL_ID} popover="auto" className={styles.search}>
          <SearchForm lang={lang} id="site-search" hasSuggestions />
        </div>
        <LanguageLink lang={lang} twin={twin} className={styles.language} />
        <a href={`tel:${site.helpline}`} className={styles.helpline}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path
              d="M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2Z"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinejoin="round"
            />
          </svg>
          <span className="visually-hidden">{t('helpline.label')} </span>
          {site.helpline}
        </a>
      </div>
    </div>
  );
}
