import { CHANGES, changesOfYearPath } from '../addresses/changes';
import { pathFor } from '../addresses/routes';
import { ChangeAreas } from '../components/changes/ChangeAreas';
import { ChangeFeeds } from '../components/changes/ChangeFeeds';
import { ChangeList } from '../components/changes/ChangeList';
import { ChangeYears } from '../components/changes/ChangeYears';
import { AboutPage } from '../components/prose/AboutPage';
import list from '../components/records/Register.module.css';
import { NO_NOTES } from '../content/page-notes';
import type { SiteChange } from '../content/site-changes';
import { PageHead } from '../frame/PageHead';
import { fill } from '../language/format';
import type { Lang } from '../language/lang';
import type { PageMeta } from '../schemas/page';
import { translator } from '../words/strings';
import styles from './OlderView.module.css';

interface ChangesViewProps {
  lang: Lang;
  title: string;
  summary: string;
  changes: SiteChange[];
  /** The page of all changes. */
  listMeta: PageMeta;
  area?: string | undefined;
  year?: { year: string; page: number; pages: number } | undefined;
}

/** The changes of one subject, or of one year; nothing on it needs a script. */
export function ChangesView({ lang, title, summary, changes, listMeta, area, year }: ChangesViewProps) {
  const listPath = pathFor(CHANGES, lang);
  return (
    <>
      <PageHead
        lang={lang}
        routeId={CHANGES}
        meta={{ title, summary }}
        parent={{ title: listMeta.title, href: listPath }}
      />
      <div className={`page-width ${styles.page}`}>
        <ChangeAreas lang={lang} {...(area !== undefined && { current: area })} />
        <ChangeList changes={changes} lang={lang} {...(area !== undefined && { area })} />
        {year && year.pages > 1 && <Turn {...year} lang={lang} />}
        <ChangeYears lang={lang} {...(year && { current: year.year })} />
        {area !== undefined && <ChangeFeeds area={area} lang={lang} />}
      </div>
      <AboutPage lang={lang} meta={listMeta} notes={NO_NOTES} />
    </>
  );
}

/** To the page before and after, where a year has several. */
function Turn({ year, page, pages, lang }: NonNullable<ChangesViewProps['year']> & { lang: Lang }) {
  const t = translator(lang);
  return (
    <nav className={list.pages} aria-label={t('register.pages')}>
      {page > 1 && (
        <a href={changesOfYearPath(year, page - 1, lang)} rel="prev">
          {t('register.previous')}
        </a>
      )}
      <span>{fill(t('register.pageOf'), { page, pages })}</span>
      {page < pages && (
        <a href={changesOfYearPath(year, page + 1, lang)} rel="next">
          {t('register.next')}
        </a>
      )}
    </nav>
  );
}
