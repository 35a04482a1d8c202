import { type ListKey, listFileName, listName, listPagePath, listPath } from '../../addresses/cultivator-lists';
import { pathFor } from '../../addresses/routes';
import { SITE_ADDRESS } from '../../addresses/site-address';
import { AboutPage } from '../../components/prose/AboutPage';
import { Ask } from '../../components/prose/Ask';
import type { PageNotes } from '../../content/page-notes';
import type { CultivatorYear } from '../../features/cultivators/build-lists';
import { countLabel, listLabel } from '../../features/cultivators/list-words';
import { PageHead } from '../../frame/PageHead';
import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { Office } from '../../schemas/office';
import type { PageMeta } from '../../schemas/page';
import { Badge } from '../../ui/Badge';
import { formatBytes } from '../../words/format-document';
import { translator } from '../../words/strings';
import styles from './CultivatorListView.module.css';
import { ListTable } from './ListTable';
import { NoNames } from './NoNames';
import { OfficeLists } from './OfficeLists';
import { RowIndex } from './RowIndex';
import type { GroupedRows } from './row-groups';

/** The page on which a name is looked for; these pages are below it. */
export const FINDER = 'opium/Eligible';

interface CultivatorListViewProps {
  lang: Lang;
  listKey: ListKey;
  year: CultivatorYear;
  office: Office;
  rows: GroupedRows;
  /** The newest crop year that has lists. */
  newest: string;
  /** The page on which a name is looked for. */
  finder: PageMeta;
  notes: PageNotes;
}

/** Title and first line of a list. */
export function listHead(lang: Lang, key: ListKey, year: CultivatorYear, office: Office) {
  const t = translator(lang);
  return {
    title: `${listLabel(key, lang)}: ${office.name[lang]}`,
    summary: fill(t('cultivatorList.about'), {
      policy: t(key.policy === 'gum' ? 'kind.gum' : 'kind.straw'),
      year: key.year,
      date: formatDate(year.asOn, lang),
      count: countLabel(year.lists[listName(key)]?.count ?? 0, lang),
    }),
  };
}

/** One list of one office, whole, without scripts; printed, it hangs on a notice board. */
export function CultivatorListView(props: CultivatorListViewProps) {
  const { lang, listKey: key, year, office, rows, newest, finder, notes } = props;
  const t = translator(lang);
  const { title, summary } = listHead(lang, key, year, office);
  const facts = year.lists[listName(key)];
  const searchHref = finderHref(lang, key, office.unit, newest);
  return (
    <>
      <div data-print={facts ? 'hide' : undefined}>
        <PageHead
          lang={lang}
          routeId={FINDER}
          meta={{ title, summary }}
          parent={{ title: finder.title, href: pathFor(FINDER, lang) }}
          state={year.specimen && <Badge>{t('badge.specimen')}</Badge>}
          note={key.year !== newest && <Newer lang={lang} listKey={{ ...key, year: newest }} />}
        />
      </div>
      <div className={`page-width ${styles.list}`}>
        <OfficeLists lang={lang} current={key} year={year} />
        {facts ? (
          <>
            <div className={styles.ways} data-print="hide">
              <a href={searchHref}>{t('cultivatorList.search')}</a>
              <a href={listPath(key, lang, 'csv')} download={listFileName(key)}>
                {t('cultivatorList.file')} ({t('table.csv')}, {formatBytes(facts.csvBytes[lang], lang)})
              </a>
            </div>
            <p className={styles.hint} data-print="hide">
              {t('cultivatorList.complete')}
            </p>
            <RowIndex lang={lang} rows={rows} />
            <ListTable
              lang={lang}
              title={title}
              about={summary}
              isSpecimen={year.specimen ?? false}
              groups={rows.groups}
            />
            <p className={styles.end}>
              {t('cultivatorList.missing')} <Ask section="opium" lang={lang} />
            </p>
            <p className={styles.end} data-print="only">
              {t('cultivatorList.online')} <span lang="en">{SITE_ADDRESS + pathFor(FINDER, lang)}</span>
            </p>
            <p className={styles.end} data-print="hide">
              {t('cultivatorList.paper')}{' '}
              <button type="button" className="quiet-button" hidden data-print-page>
                {t('cultivatorList.print')}
              </button>
            </p>
            <p className={styles.hint} data-print="hide">
              {t('cultivatorList.private')}{' '}
              <a href={pathFor('others/web_policies', lang)}>{t('cultivatorList.policies')}</a>
            </p>
          </>
        ) : (
          <NoNames lang={lang} year={key.year} office={office} searchHref={searchHref} />
        )}
      </div>
      <AboutPage lang={lang} meta={finder} notes={notes} hasText={false} />
    </>
  );
}

/** Leads from the list of an earlier year to the same list of the newest. */
function Newer({ lang, listKey }: { lang: Lang; listKey: ListKey }) {
  return (
    <p>
      <a href={listPagePath(listKey, lang)}>{fill(translator(lang)('cultivatorList.newer'), { year: listKey.year })}</a>
    </p>
  );
}

/** The search by name with this office chosen; the newest crop year is understood. */
function finderHref(lang: Lang, { year, office }: ListKey, unit: string, newest: string): string {
  const query = new URLSearchParams({ ...(year !== newest && { year }), unit, office });
  return `${pathFor(FINDER, lang)}?${query.toString()}`;
}
