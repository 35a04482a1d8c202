import { TEXT_FILE } from '../../addresses/text-version';
import type { PageNotes } from '../../content/page-notes';
import { doubtAnchor, saidOnce } from '../../domain/page-notes';
import { fill, formatDate } from '../../language/format';
import type { Lang } from '../../language/lang';
import type { PageMeta } from '../../schemas/page';
import { DescriptionItem } from '../../ui/DescriptionItem';
import { translator } from '../../words/strings';
import { TableDownloads } from '../tables/TableDownloads';
import styles from './AboutPage.module.css';
import { PageHistory } from './PageHistory';
import { SourceName } from './SourceName';

interface AboutPageProps {
  lang: Lang;
  meta: Pick<PageMeta, 'provider' | 'reviewed'>;
  notes: PageNotes;
  /** False where the page has no text version beside it. */
  hasText?: boolean;
}

/**
 * The last thing of every page, closed: what of it is not confirmed, what is missing and whom to ask, what changed, where its content
 * comes from, who answers for it, its files. The browser opens it for a link that leads into it; `behaviour/folds.ts` helps older ones.
 */
export function AboutPage({ lang, meta, notes, hasText = true }: AboutPageProps) {
  const t = translator(lang);
  const day = <time dateTime={meta.reviewed}>{formatDate(meta.reviewed, lang)}</time>;
  const [before, after] = t('about.checked').split('{date}');
  return (
    <div className="page-width" data-print={notes.isSheet ? 'hide' : undefined}>
      <details className={styles.about} data-about-page data-silent data-index="off">
        <summary className={styles.summary}>
          <span className={styles.title}>{t('about.title')}</span> {`· ${before}`}
          {day}
          {after}
        </summary>
        <div className={styles.body}>
          <Doubts doubts={notes.doubts} lang={lang} />
          <Gaps gaps={notes.gaps} lang={lang} />
          <PageHistory history={notes.history} lang={lang} />
          <Sources sources={notes.sources} lang={lang} />
          <Files tables={notes.tables} lang={lang} />
          <dl className={styles.facts}>
            <DescriptionItem label={t('page.provider')}>{t(`provider.${meta.provider}`)}</DescriptionItem>
          </dl>
          {hasText && (
            <a href={TEXT_FILE} data-print="hide" data-text="off">
              {t('text.link')}
            </a>
          )}
          <button type="button" className={`quiet-button ${styles.print}`} hidden data-print-page data-print="hide">
            {t('about.print')}
          </button>
        </div>
      </details>
    </div>
  );
}

/** What is not confirmed, each reason once with all that it is about. */
function Doubts({ doubts, lang }: { doubts: PageNotes['doubts']; lang: Lang }) {
  if (doubts.length === 0) return null;
  return (
    <>
      <h2>{translator(lang)('about.doubts')}</h2>
      <ul>
        {doubts.map(({ why, about }) => (
          <li key={why}>
            {saidOnce(about).map(({ doubt, words }) => (
              <span key={doubt.id} id={doubtAnchor(doubt.id)} className={styles.what}>
                {words}
              </span>
            ))}
            {`: ${why}`}
          </li>
        ))}
      </ul>
    </>
  );
}

function Gaps({ gaps, lang }: { gaps: PageNotes['gaps']; lang: Lang }) {
  if (gaps.length === 0) return null;
  return (
    <>
      <h2>{translator(lang)('about.gaps')}</h2>
      {gaps.map(({ link, what }) => (
        <div key={link.href}>
          <p>
            <a href={link.href}>{link.label}</a>
          </p>
          <ul>
            {what.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

function Sources({ sources, lang }: { sources: PageNotes['sources']; lang: Lang }) {
  if (sources.length === 0) return null;
  return (
    <>
      <h2>{translator(lang)('page.sources')}</h2>
      <ol data-sources>
        {sources.map((source, index) => (
          <li key={source.label} id={`source-${index + 1}`}>
            <SourceName {...source} lang={lang} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Files({ tables, lang }: { tables: PageNotes['tables']; lang: Lang }) {
  const t = translator(lang);
  if (tables.length === 0) return null;
  return (
    <div data-print="hide">
      <h2>{t('about.files')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.id}>
            {table.caption[lang]} ({fill(t('sheet.asOn'), { date: formatDate(table.asOn, lang) })}):{' '}
            <TableDownloads table={table} lang={lang} />
          </li>
        ))}
      </ul>
    </div>
  );
}
