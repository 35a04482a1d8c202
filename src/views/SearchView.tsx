import { AboutPage } from '../components/prose/AboutPage';
import { SearchForm } from '../frame/SearchForm';
import { OftenAsked } from '../features/search/OftenAsked';
import { ResultParts } from '../features/search/ResultParts';
import { SearchHelp } from '../features/search/SearchHelp';
import { HOME } from '../addresses/navigation';
import { pathFor } from '../addresses/routes';
import { translator } from '../words/strings';
import styles from './SearchView.module.css';
import prose from './PageBody.module.css';
import type { ViewProps } from './view';

const BOX_ID = 'page-search';

/**
 * The search page: the box, then either the answer or how to ask. `features/search/results.ts` answers the query of the address; without
 * scripts the page says where to go on.
 */
export function SearchView({ lang, meta, notes, children }: ViewProps) {
  const t = translator(lang);
  return (
    <>
      <div className={`page-width ${styles.body}`} data-search>
        <div className={styles.head}>
          <nav aria-label={t('nav.breadcrumb')}>
            <a href={pathFor(HOME, lang)}>{t('nav.home')}</a>
          </nav>
          <h1>{meta.title}</h1>
        </div>
        <SearchForm lang={lang} id={BOX_ID} />
        <div className={`${prose.prose} ${styles.noScript}`} data-part="no-script">
          <p data-text="off">{t('search.noScript')}</p>
          <SearchHelp lang={lang} />
        </div>
        <div className={styles.answer} data-text="off">
          <ResultParts lang={lang} formId={`${BOX_ID}-form`} />
        </div>
        <div className={styles.start} data-part="start">
          <p>{meta.summary}</p>
          <OftenAsked lang={lang} />
          <div className={prose.prose}>{children}</div>
        </div>
      </div>
      <AboutPage lang={lang} meta={meta} notes={notes} />
    </>
  );
}
