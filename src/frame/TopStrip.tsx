import { type Lang, otherLang } from '../language/lang';
import { translator } from '../words/strings';
import { twinOf } from '../language/twin';
import { STRIP_LINKS } from '../addresses/navigation';
import { externalLink } from '../content/site';
import { ExternalLink } from '../ui/ExternalLink';
import { SearchForm } from './SearchForm';
import styles from './TopStrip.module.css';

/** The strip above the banner: government links, search, language. */
export function TopStrip({ lang, path }: { lang: Lang; path: string }) {
  const t = translator(lang);
  return (
    <div className={styles.strip} data-print="hide">
      <div className={`page-width ${styles.row}`}>
        <ul className={styles.links}>
          {STRIP_LINKS.map((key) => {
            const { label, url } = externalLink(key);
            return (
              <li key={key}>
                <ExternalLink href={url} newTabNote={t('link.newTab')}>
                  {label[lang]}
                </ExternalLink>
              </li>
            );
          })}
        </ul>
        <div className={styles.tools}>
          <SearchForm lang={lang} id="site-search" hasSuggestions />
          <a
            href={twinOf(path)}
            className={styles.language}
            lang={otherLang(lang)}
            hrefLang={otherLang(lang)}
            data-language-link
          >
            {t('language.switch')}
          </a>
        </div>
      </div>
    </div>
  );
}
