import { feedPath, recordPath } from '../addresses/registers';
import { pathFor } from '../addresses/routes';
import { Picture } from '../components/pictures/Picture';
import { Ask } from '../components/prose/Ask';
import { CalendarLink } from '../components/records/CalendarLink';
import { Clauses } from '../components/records/Clauses';
import { Corrigenda } from '../components/records/Corrigenda';
import { FormGuide, goesSomewhere } from '../components/records/FormGuide';
import { neededForIn } from '../components/records/NeededFor';
import { RecordDetails } from '../components/records/RecordDetails';
import { RecordDocument } from '../components/records/RecordDocument';
import { RecordLine } from '../components/records/RecordLine';
import { RecordNumber } from '../components/records/RecordNumber';
import { RecordState } from '../components/records/RecordState';
import { Details } from '../components/prose/Details';
import { AboutPage } from '../components/prose/AboutPage';
import { Doubt } from '../components/prose/Doubt';
import type { Catalogue } from '../content/load';
import { notesOfRecord } from '../content/page-notes';
import type { Relations } from '../content/register-pages';
import { formatDocumentDate } from '../language/format';
import type { Lang } from '../language/lang';
import { entryOf } from '../lib/entry-of';
import { buildDay, buildMoment } from '../lib/build-moment';
import { doubtId } from '../domain/page-notes';
import { standingOn } from '../domain/register-records';
import { tenderStateAt } from '../domain/tenders';
import type { PageMeta } from '../schemas/page';
import type { RegisterRecord } from '../schemas/record';
import { PageHead } from '../frame/PageHead';
import { Badge } from '../ui/Badge';
import { translator } from '../words/strings';
import styles from './RecordView.module.css';

interface RecordViewProps {
  lang: Lang;
  record: RegisterRecord;
  relations: Relations;
  catalogue: Pick<
    Catalogue,
    'facts' | 'documents' | 'offices' | 'posts' | 'pictures' | 'procedures' | 'substanceRules'
  >;
  /** The page of the list to which it belongs. */
  list: { route: string; meta: PageMeta };
  /** The pages that explain it. */
  guides: { title: string; href: string }[];
  /** Address of the site. */
  site: URL | undefined;
}

/** One record: how it stands, what it says, its file, then everything else that is known about it. */
export function RecordView({ lang, record, relations, catalogue, list, guides, site }: RecordViewProps) {
  const t = translator(lang);
  const today = buildDay();
  const { successor, replaces, lines } = relations;
  const parent = { title: list.meta.title, href: pathFor(list.route, lang) };
  const event = record.register === 'events' ? record : undefined;
  const tender = record.register === 'tenders' ? record : undefined;
  return (
    <>
      <PageHead
        lang={lang}
        routeId={list.route}
        meta={{ title: record.title[lang], summary: record.purpose[lang] }}
        parent={parent}
        isRecord
        state={
          <p className={styles.state} data-index="off">
            {record.specimen && (
              <>
                <Badge>{t('badge.specimen')}</Badge>{' '}
              </>
            )}
            <RecordState record={record} successor={successor} lang={lang} today={today} />
            {record.toConfirm && <Doubt about={doubtId('record', record.id)} what={record.title[lang]} lang={lang} />}
          </p>
        }
      />
      <div className={`page-width ${styles.page}`}>
        <div
          data-index={record.register === 'forms' ? 'form' : 'record'}
          data-validity={standingOn(record, today)}
          className={styles.parts}
        >
          {record.documents.map((link) => (
            <RecordDocument
              key={link.file ?? link.url}
              link={link}
              title={record.title[lang]}
              documents={catalogue.documents}
              lang={lang}
            />
          ))}
          {record.documents.length === 0 && !record.specimen && !event && (
            <p data-index="off">
              {t(record.register === 'forms' ? 'record.noForm' : 'record.noFile')}{' '}
              <Ask section={record.section} lang={lang} />
            </p>
          )}
          {record.register === 'media-releases' &&
            record.pictures?.map((id) => <Picture key={id} lang={lang} picture={entryOf(catalogue.pictures, id)} />)}
          {event && <CalendarLink record={event} lang={lang} />}
          {tender && tenderStateAt(tender, buildMoment()) === 'active' && <CalendarLink record={tender} lang={lang} />}
          {record.register === 'policies' && record.clauses && <Clauses clauses={record.clauses} lang={lang} />}
          {goesSomewhere(record) && (
            <FormGuide
              record={record}
              offices={catalogue.offices}
              neededFor={neededForIn(proceduresOf(record, catalogue.procedures), catalogue.substanceRules, lang)}
              lang={lang}
            />
          )}
          {'details' in record && record.details && (
            <Details title={t('employee.details')} lang={lang}>
              {record.details.map((sentence) => (
                <p key={sentence.en}>{sentence[lang]}</p>
              ))}
            </Details>
          )}
          {tender && <Corrigenda tender={tender} documents={catalogue.documents} lang={lang} />}
          {lines.map((line, index) => (
            <RecordLine key={line.base.id} record={record} line={line} number={index + 1} lang={lang} />
          ))}
          <section aria-labelledby="details">
            <h2 id="details">{t('record.details')}</h2>
            <RecordDetails
              record={record}
              replaces={replaces}
              list={parent}
              guides={guides}
              catalogue={catalogue}
              lang={lang}
            />
          </section>
        </div>
        <p data-index="off" data-print="hide">
          <a href={feedPath(record.register, lang)} type="application/atom+xml">
            {t('record.follow')}
          </a>
        </p>
        {!record.specimen && <Citation record={record} site={site} lang={lang} />}
      </div>
      <AboutPage
        lang={lang}
        meta={{ provider: record.section, reviewed: list.meta.reviewed }}
        notes={notesOfRecord(record, lang)}
      />
    </>
  );
}

/** Ids of the procedures in which a form is used. */
function proceduresOf({ id }: RegisterRecord, procedures: Catalogue['procedures']): string[] {
  return [...procedures].filter(([, { forms }]) => forms.includes(id)).map(([procedure]) => procedure);
}

/** One line for letters and other pages: what it is, number, date and address. */
function Citation({ record, site, lang }: { record: RegisterRecord; site: URL | undefined; lang: Lang }) {
  const t = translator(lang);
  const { title, number, date, register, id } = record;
  return (
    <section aria-labelledby="cite" data-index="off">
      <h2 id="cite">{t('record.cite')}</h2>
      <p className={styles.cite}>
        {title[lang]},{' '}
        {number && (
          <>
            <RecordNumber number={number} lang={lang} />,{' '}
          </>
        )}
        {date && !title[lang].endsWith(date) && `${formatDocumentDate(date, lang)}, `}
        {t('site.name')}, <span lang="en">{new URL(recordPath(register, id, lang), site).href}</span>
      </p>
    </section>
  );
}
