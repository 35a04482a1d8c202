import { pathFor } from '../../addresses/routes';
import { catalogue } from '../../content/catalogue';
import { SearchForm } from '../../frame/SearchForm';
import type { Lang } from '../../language/lang';
import { buildDay } from '../../lib/build-moment';
import { translator } from '../../words/strings';
import styles from './HomeHero.module.css';
import { PoppyField } from './PoppyField';

/** The question first: the search, a few examples to tap, and the field as it looks this month. */
export function HomeHero({ lang }: { lang: Lang }) {
  const t = translator(lang);
  const search = pathFor('others/search', lang);
  return (
    <div className={styles.hero}>
      <div className={`page-width ${styles.question}`}>
        <h1>{t('home.question')}</h1>
        <div className={styles.search} data-print="hide">
          <SearchForm lang={lang} id="home-search" hasSuggestions placeholder={t('home.placeholder')} />
        </div>
        <ul className={styles.examples} aria-label={t('home.examples')} data-print="hide">
          {catalogue.home.examples.map(({ [lang]: words }) => (
            <li key={words}>
              <a href={`${search}?${new URLSearchParams({ q: words })}`}>
                <span>{words}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <PoppyField field={catalogue.calendar.field} today={buildDay()} />
    </div>
  );
}
