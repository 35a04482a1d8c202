import { olderPath } from '../addresses/registers';
import { pathFor } from '../addresses/routes';
import { AboutPage } from '../components/prose/AboutPage';
import { OlderYears } from '../components/records/OlderYears';
import { RecordRow } from '../components/records/RecordRow';
import list from '../components/records/Register.module.css';
import type { Catalogue } from '../content/load';
import { recordNotes } from '../content/page-notes';
import { type OlderPage, olderPages } from '../domain/list-pages';
import type { Selection } from '../domain/register-records';
import { rowFields } from '../domain/row-fields';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import { buildDay } from '../lib/build-moment';
import type { PageMeta } from '../schemas/page';
import type { RegisterRecord } from '../schemas/record';
import { PageHead } from '../frame/PageHead';
import { translator } from '../words/strings';
import styles from './OlderView.module.css';

interface OlderViewProps {
  lang: Lang;
  route: string;
  selection: Selection;
  /** All records of the list, in order. */
  records: RegisterRecord[];
  shown: OlderPage;
  catalogue: Pick<Catalogue, 'facts' | 'documents' | 'posts'>;
  /** The page of the list. */
  listMeta: PageMeta;
  title: string;
  summary: string;
}

/** The records of one year of a long list; nothing on it needs a script. */
export function OlderView(props: OlderViewProps) {
  const { lang, route, selection, records, shown, catalogue, listMeta, title, summary } = props;
  const t = translator(lang);
  const today = buildDay();
  const listPath = pathFor(route, lang);
  const pages = olderPages(records);
  const ofYear = pages.filter(({ year }) => year === shown.year).length;
  const fields = rowFields(records, today);
  return (
    <>
      <PageHead
        lang={lang}
        routeId={route}
        meta={{ title, summary }}
        parent={{ title: listMeta.title, href: listPath }}
      />
      <div className={`page-width ${styles.page}`}>
        <ol className={list.list} data-register-list>
          {shown.records.map((record) => (
            <RecordRow
              key={record.id}
              record={record}
              fields={fields}
              catalogue={catalogue}
              lang={lang}
              today={today}
              state={selection.state}
            />
          ))}
        </ol>
        {ofYear > 1 && (
          <nav className={list.pages} aria-label={t('register.pages')}>
            {shown.page > 1 && (
              <a href={olderPath(route, shown.year, shown.page - 1, lang)} rel="prev">
                {t('register.previous')}
              </a>
            )}
            <span>{fill(t('register.pageOf'), { page: shown.page, pages: ofYear })}</span>
            {shown.page < ofYear && (
              <a href={olderPath(route, shown.year, shown.page + 1, lang)} rel="next">
                {t('register.next')}
              </a>
            )}
          </nav>
        )}
        <p className={styles.whole}>
          <a href={listPath}>{fill(t('register.wholeList'), { list: listMeta.title })}</a>
        </p>
        <OlderYears route={route} pages={pages} current={shown.year} lang={lang} />
      </div>
      <AboutPage lang={lang} meta={listMeta} notes={recordNotes(shown.records, lang)} />
    </>
  );
}
