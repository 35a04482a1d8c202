import type { Catalogue } from '../../content/load';
import type { Relations } from '../../content/register-pages';
import { fill, formatDate, formatDocumentDate, unbroken } from '../../language/format';
import { formatFact } from '../../words/format-fact';
import type { Lang } from '../../language/lang';
import { translator } from '../../words/strings';
import { stateOn } from '../../lib/period';
import { namesPosts, postsOf } from '../../domain/posts';
import {
  areasOf,
  isNewOn,
  listDate,
  newUntil,
  periodOf,
  standingOn,
  standsByValidity,
} from '../../domain/register-records';
import { closingOf, type TenderState } from '../../domain/tenders';
import type { RegisterRecord } from '../../schemas/record';
import { Badge } from '../../ui/Badge';
import { CalendarLink } from './CalendarLink';
import { Corrigenda } from './Corrigenda';
import { Details } from '../prose/Details';
import { EmployeeParticulars } from './EmployeeParticulars';
import { EventTimes } from './EventTimes';
import { FormGuide, goesSomewhere } from './FormGuide';
import styles from './RecordItem.module.css';
import { RecordDocument } from './RecordDocument';
import { Particular } from './Particular';
import { RecordRelations } from './RecordRelations';
import { SourceList } from '../prose/SourceList';
import { TenderTimes } from './TenderTimes';

export interface RecordItemProps {
  record: RegisterRecord;
  relations: Relations;
  catalogue: Pick<Catalogue, 'facts' | 'sources' | 'documents' | 'offices' | 'posts'>;
  lang: Lang;
  /** The day of the build in India; the page's script goes on from there. */
  today: string;
  /** Of a tender: the list it stands in. */
  state?: TenderState | undefined;
  /** Whether the script looks at its closing moment: a tender that was open at the build. */
  isWatched?: boolean;
}

/** One record of a register: title and marks, its particulars, what it is for, where to read it. */
export function RecordItem({ record, relations, catalogue, lang, today, state, isWatched }: RecordItemProps) {
  const t = translator(lang);
  const isNew = state !== 'archived' && isNewOn(record, today);
  const tender = record.register === 'tenders' ? record : undefined;
  const event = record.register === 'events' ? record : undefined;
  const unit = 'unit' in record ? record.unit : undefined;
  const fee = record.fee ? catalogue.facts.get(record.fee) : undefined;
  return (
    <li
      id={record.id}
      className={`later ${styles.record}`}
      data-date={listDate(record)}
      data-closes={isWatched && tender ? `${closingOf(tender)}+05:30` : undefined}
      data-unit={unit}
      data-kind={record.kind}
      data-area={areasOf(record).join(' ')}
      data-post={postsOf(record, catalogue.posts).join(' ') || undefined}
      data-validity={standingOn(record, today)}
      data-index={record.register === 'forms' ? 'form' : 'record'}
    >
      <h3 className={styles.title} data-title>
        {record.title[lang]}
      </h3>
      {(record.specimen || record.toConfirm || isNew) && (
        <p className={styles.badges}>
          {record.specimen && <Badge>{t('badge.specimen')}</Badge>}
          {isNew && (
            <span data-new-until={newUntil(record)}>
              <Badge>{t('badge.new')}</Badge>
            </span>
          )}
          {record.toConfirm && <Badge>{t('fact.toConfirm')}</Badge>}
        </p>
      )}
      <p>{record.purpose[lang]}</p>
      {record.toConfirm && <p className={styles.doubt}>{record.toConfirm[lang]}</p>}
      {tender && <TenderTimes tender={tender} state={state} lang={lang} />}
      {event && <EventTimes event={event} lang={lang} />}
      <dl className={styles.particulars}>
        <Particular label={t(namesPosts(record) ? 'employee.order' : 'register.number')}>
          {record.number && <RecordNumber number={record.number} lang={lang} />}
        </Particular>
        <Particular label={t(tender ? 'register.published' : 'register.date')}>
          {record.date && <time dateTime={record.date}>{formatDocumentDate(record.date, lang)}</time>}
        </Particular>
        <Particular label={t('register.cropYear')}>{record.cropYear}</Particular>
        <EmployeeParticulars record={record} posts={catalogue.posts} lang={lang} />
        <Particular label={t('register.unit')}>{unit && t(`office.${unit}`)}</Particular>
        <Particular label={t('register.kind')}>{t(`kind.${record.kind}`)}</Particular>
        <Particular label={t('register.section')}>{t(`provider.${record.section}`)}</Particular>
        <Particular label={t('register.fee')}>
          {fee ? unbroken(formatFact(fee, lang)) : goesSomewhere(record) && t('form.notKnown')}
        </Particular>
        {standsByValidity(record) && (
          <Particular label={t(event ? 'event.state' : 'register.validity')}>
            <ValidityMark record={record} lang={lang} today={today} />
          </Particular>
        )}
      </dl>
      {tender && <Corrigenda tender={tender} documents={catalogue.documents} lang={lang} />}
      {goesSomewhere(record) && <FormGuide record={record} offices={catalogue.offices} lang={lang} />}
      {'details' in record && record.details && (
        <Details title={t('employee.details')} lang={lang}>
          {record.details.map((sentence) => (
            <p key={sentence.en}>{sentence[lang]}</p>
          ))}
        </Details>
      )}
      <RecordRelations relations={relations} lang={lang} />
      {record.documents.map((link) => (
        <RecordDocument
          key={link.file ?? link.url}
          link={link}
          title={record.title[lang]}
          documents={catalogue.documents}
          lang={lang}
        />
      ))}
      {event && <CalendarLink record={event} lang={lang} />}
      {tender && state === 'active' && <CalendarLink record={tender} lang={lang} />}
      {!record.specimen && <SourceList ids={record.source} sources={catalogue.sources} lang={lang} />}
    </li>
  );
}

/** Numbers stand as printed; those of Acts are said the Hindi way: 61 of 1985, 1985 का 61. */
function RecordNumber({ number, lang }: { number: string; lang: Lang }) {
  if (lang === 'en') return number;
  const [, serial, year] = /^(\d+) of (\d{4})$/.exec(number) ?? [];
  if (serial) return `${year} का ${serial}`;
  return /[A-Za-z]/.test(number) ? <span lang="en">{number}</span> : number;
}

/** Whether the record holds today. Where days are known, all three answers ride along, so that the page's script can change the mark. */
function ValidityMark({ record, lang, today }: { record: RegisterRecord; lang: Lang; today: string }) {
  const t = translator(lang);
  const period = periodOf(record);
  if (!period) {
    const standing = standingOn(record, today);
    return (
      <span className={styles.mark} data-state={standing}>
        {t(`validity.${standing}`)}
      </span>
    );
  }
  const { from, until } = period;
  const words =
    record.register === 'events'
      ? { upcoming: t('event.upcoming'), current: t('event.current'), ended: t('event.ended') }
      : {
          upcoming: from && fill(t('validity.upcoming'), { date: formatDate(from, lang) }),
          current: fill(t('validity.current'), { date: formatDate(until, lang) }),
          ended: fill(t('validity.ended'), { date: formatDate(until, lang) }),
        };
  const state = stateOn(today, period);
  return (
    <span
      className={styles.mark}
      data-state={state}
      data-from={from}
      data-until={until}
      data-upcoming={words.upcoming}
      data-current={words.current}
      data-ended={words.ended}
    >
      {words[state]}
    </span>
  );
}
