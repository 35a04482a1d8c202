import { Provenance } from '../components/prose/Provenance';
import { SearchForm } from '../frame/SearchForm';
import { ResultParts } from '../features/search/ResultParts';
import { SearchHelp } from '../features/search/SearchHelp';
import { translator } from '../words/strings';
import { PageHead } from '../frame/PageHead';
import styles from './SearchView.module.css';
import prose from './ProseView.module.css';
import type { ViewProps } from './view';

const BOX_ID = 'page-search';

/** The search page. `features/search/results.ts` answers the query of the address; without scripts the page says where to go on. */
export function SearchView({ lang, routeId, meta, children }: ViewProps) {
  return (
    <>
      <PageHead lang={lang} routeId={routeId} meta={meta} />
      <div className={`page-width ${styles.body}`} data-search>
        <SearchForm lang={lang} id={BOX_ID} />
        <div className={styles.noScript} data-part="no-script">
          <p>{translator(lang)('search.noScript')}</p>
          <SearchHelp lang={lang} />
        </div>
        <ResultParts lang={lang} formId={`${BOX_ID}-form`} />
        <div className={`${prose.prose} ${styles.prose}`}>{children}</div>
        <Provenance lang={lang} meta={meta} />
      </div>
    </>
  );
}
