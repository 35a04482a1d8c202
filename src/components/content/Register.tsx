import type { Catalogue } from '../../catalogue/load';
import type { Relations } from '../../catalogue/register-pages';
import { fill, formatNumber } from '../../i18n/format';
import type { Lang } from '../../i18n/lang';
import { translator } from '../../i18n/strings';
import { areasOf, newestFirst, type Selection, sortDate, standingOn, STANDINGS } from '../../lib/register-records';
import { PROVIDERS } from '../../schemas/page';
import type { RegisterRecord } from '../../schemas/record';
import { NoEntries } from './NoEntries';
import { RecordItem } from './RecordItem';
import { RegisterFilter } from './RegisterFilter';
import styles from './Register.module.css';

/** Records shown at a time once the script runs. */
const PAGE_SIZE = 25;
/** A shorter list is read faster than a form is filled in. */
const FILTER_FROM = 6;

interface RegisterProps {
  selection: Selection;
  records: RegisterRecord[];
  catalogue: Pick<Catalogue, 'facts' | 'sources' | 'documents' | 'offices' | 'posts'>;
  relationsOf: (record: RegisterRecord) => Relations;
  lang: Lang;
  today: string;
}

/**
 * A list of records, newest first, complete without scripts.
 * `behaviour/register.ts` adds filter, order and pages, with the choice in the address.
 */
export function Register({ selection, records, catalogue, relationsOf, lang, today }: RegisterProps) {
  const t = translator(lang);
  if (records.length === 0) return <NoEntries lang={lang} headingLevel={3} />;
  const sorted = records.toSorted(newestFirst);
  const count = formatNumber(records.length, lang);
  return (
    <div className={styles.register} data-register data-page-size={PAGE_SIZE}>
      {records.some(({ specimen }) => specimen) && <p className={styles.notice}>{t('register.specimens')}</p>}
      {records.length >= FILTER_FROM && (
        <RegisterFilter
          id={selection.id}
          lists={{
            year: [...new Set(sorted.map((record) => sortDate(record).slice(0, 4)).filter(Boolean))],
            post: [...catalogue.posts.keys()].filter((post) => records.some(({ posts }) => posts?.includes(post))),
            kind: [...new Set(records.map(({ kind }) => kind))],
            area: selection.section
              ? []
              : PROVIDERS.filter((area) => records.some((each) => areasOf(each).includes(area))),
            validity: STANDINGS.filter((standing) => records.some((each) => standingOn(each, today) === standing)),
          }}
          postName={(post) => catalogue.posts.get(post)!.name[lang]}
          lang={lang}
        />
      )}
      <output
        className={styles.count}
        tabIndex={-1}
        data-register-status
        data-found={t('register.found')}
        data-nothing={t('register.nothing')}
      >
        {records.length === 1 ? t('register.countOne') : fill(t('register.count'), { count })}
      </output>
      <p hidden className={styles.clear}>
        <a href="?" data-register-clear>
          {t('register.clear')}
        </a>
      </p>
      <ol className={styles.list} data-register-list>
        {sorted.map((record) => (
          <RecordItem
            key={record.id}
            record={record}
            relations={relationsOf(record)}
            catalogue={catalogue}
            lang={lang}
            today={today}
          />
        ))}
      </ol>
      <nav
        className={styles.pages}
        hidden
        aria-label={t('register.pages')}
        data-register-pages
        data-page-of={t('register.pageOf')}
      >
        <a href="?" data-step="-1">
          {t('register.previous')}
        </a>
        <span />
        <a href="?" data-step="1">
          {t('register.next')}
        </a>
      </nav>
      <p className={styles.feed} data-print="hide">
        <a href={`/${lang}/feeds/${selection.id}.xml`}>{t('register.feed')}</a>
      </p>
    </div>
  );
}
